import type { Browser, Page } from 'playwright'
import type { Product } from './product.ts'

export interface Interaction {
  name: string
  times: number[]
}

const repeats = 10

/** Runs in the page: from the press to the first paint after `done` holds. */
function pressAndPaint({ press, done }: { press: string; done: string }): Promise<number> {
  const button = document.querySelector<HTMLElement>(press)
  if (!button) throw new Error(`Nothing to press: ${press}`)
  const begun = performance.now()
  button.click()
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(done)) return requestAnimationFrame(look)
      const painted = new MessageChannel()
      painted.port1.onmessage = () => resolve(performance.now() - begun)
      return requestAnimationFrame(() => painted.port2.postMessage(undefined))
    }
    look()
  })
}

async function repeatPress(
  page: Page,
  name: string,
  steps: readonly { press: string; done: string }[],
): Promise<Interaction> {
  const times: number[] = []
  for (let round = 0; round < repeats; round += 1) {
    for (const step of steps) {
      await page.waitForSelector(step.press, { state: 'attached' })
      times.push(await page.evaluate(pressAndPaint, step))
      await page.waitForLoadState('networkidle')
    }
  }
  return { name, times }
}

/** Follow, and a change of route whose data are there, as a member on a slow phone. */
export async function measureInteractions(browser: Browser, { origin, member }: Product): Promise<Interaction[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    locale: 'ja-JP',
  })
  await context.addCookies(member.map((cookie) => ({ ...cookie, url: origin })))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${origin}/channel/shinyou`)
  const button = (isFollowed: boolean) => `main button[aria-label$="${isFollowed ? 'をフォロー中' : 'をフォローする'}"]`
  const follow = await repeatPress(page, 'follow and unfollow', [
    { press: button(false), done: button(true) },
    { press: button(true), done: button(false) },
  ])
  await page.goto(`${origin}/home`)
  const tab = (place: string) => `nav a[href="/${place}"]`
  const current = (place: string) => `nav a[href="/${place}"][aria-current]`
  const rounds = [
    { press: tab('channel'), done: current('channel') },
    { press: tab('home'), done: current('home') },
  ]
  await page.waitForLoadState('networkidle')
  const change = await repeatPress(page, 'route change, data cached', rounds)
  await context.close()
  return [follow, { ...change, times: change.times.slice(rounds.length) }]
}
