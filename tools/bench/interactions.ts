import type { Browser, Page } from 'playwright'
import type { MeasuredProduct } from './product.ts'

/** A measured interaction: its name, and the milliseconds of each repetition. */
export interface InteractionFigure {
  name: string
  times: number[]
}

const repeats = 10

/** Runs in the page: measures the milliseconds from the press to the first paint after an element matches `done`. */
export function measurePressToPaint({ press, done }: { press: string; done: string }): Promise<number> {
  const button = document.querySelector<HTMLElement>(press)
  if (!button) throw new Error(`Nothing to press: ${press}`)
  const begun = performance.now()
  button.click()
  return new Promise((resolve) => {
    const painted = new MessageChannel()
    painted.port1.onmessage = () => resolve(performance.now() - begun)
    // Posts a message right before a frame. The browser handles the message right after it has painted that frame.
    const look = () => {
      if (document.querySelector(done)) painted.port2.postMessage(undefined)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Repeats a sequence of presses. Resolves with the milliseconds from each press to the paint of its result. */
export async function repeatPresses(
  page: Page,
  name: string,
  steps: readonly { press: string; done: string }[],
): Promise<InteractionFigure> {
  const times: number[] = []
  for (let round = 0; round < repeats; round += 1) {
    for (const step of steps) {
      await page.waitForSelector(step.press, { state: 'attached' })
      times.push(await page.evaluate(measurePressToPaint, step))
      await page.waitForLoadState('networkidle')
    }
  }
  return { name, times }
}

/** Opens a page on a simulated phone, logged in as the demo member. `rate`: CPU slowdown. */
export async function openPhonePage(browser: Browser, { logIn }: Pick<MeasuredProduct, 'logIn'>, rate = 4) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    locale: 'ja-JP',
  })
  await context.addCookies(await logIn())
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  // Emulates touch events without a mouse, because a phone has none. The browser's mouse at 0, 0 would cause hit
  // testing in each moving frame.
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' })
  return { page, session, close: () => context.close() }
}

const followAndUnfollow: Measure = {
  name: 'follow and unfollow',
  run: async (name, { page }, origin) => {
    await page.goto(`${origin}/channel/shinyou`)
    const button = (isFollowed: boolean) =>
      `main button[aria-label$="${isFollowed ? 'をフォロー中' : 'をフォローする'}"]`
    return repeatPresses(page, name, [
      { press: button(false), done: button(true) },
      { press: button(true), done: button(false) },
    ])
  },
}

const routeChange: Measure = {
  name: 'route change, data cached',
  run: async (name, { page }, origin) => {
    await page.goto(`${origin}/home`)
    const tab = (place: string) => `nav a[href="/${place}"]`
    const current = (place: string) => `nav a[href="/${place}"][aria-current]`
    const rounds = [
      { press: tab('channel'), done: current('channel') },
      { press: tab('home'), done: current('home') },
    ]
    await page.waitForLoadState('networkidle')
    const change = await repeatPresses(page, name, rounds)
    return { name, times: change.times.slice(rounds.length) }
  },
}

/** Measures a route change in the floor app, a minimal app with the same libraries: the shortest possible duration. */
const floorChange: Measure = {
  name: 'route change, floor',
  run: async (name, { page }, origin) => {
    await page.goto(`${origin}/floor/`)
    const rounds = [
      { press: 'nav a[href="/floor/names"]', done: 'ol li' },
      { press: 'nav a[href="/floor/"]', done: 'ul li' },
    ]
    await page.waitForSelector('ul li')
    const change = await repeatPresses(page, name, rounds)
    return { name, times: change.times.slice(rounds.length) }
  },
}

/** Links that the measurement presses, each with the selector of an element that only the next page has. */
const accountPages = [
  { press: 'main a[href="/account"]', done: 'main a[href="/account/leave"]' },
  { press: 'main a[href="/address"]', done: 'main a[href="/address/edit"]' },
  { press: 'header a[href="/notification"]', done: 'main a[href^="/notification/"]' },
  { press: 'nav a[href="/profile"]', done: 'main a[href="/profile/edit"]' },
  { press: 'main a[href="/mypage"]', done: 'main a[href="/mypage/follow"]' },
]

/** Measures the milliseconds from a press to the paint when the user changes between account pages. */
const accountPaint: Measure = {
  name: 'route change, account pages',
  run: async (name, { page }, origin) => {
    await page.goto(`${origin}/mypage`)
    await page.waitForLoadState('networkidle')
    const change = await repeatPresses(page, name, accountPages)
    return { name, times: change.times.slice(accountPages.length) }
  },
}

/**
 * Measures the main-thread time from press to paint, including browser tasks, for the menu, account, address, notices
 * and profile pages.
 */
const accountChange: Measure = {
  name: 'account pages, main thread',
  run: async (name, { page, session }, origin) => {
    await session.send('Performance.enable')
    const worked = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    await page.goto(`${origin}/mypage`)
    const times: number[] = []
    for (let round = 0; round <= repeats; round += 1) {
      for (const step of accountPages) {
        await page.waitForSelector(step.press, { state: 'attached' })
        await page.waitForLoadState('networkidle')
        const before = await worked()
        await page.evaluate(measurePressToPaint, step)
        times.push((await worked()) - before)
      }
    }
    // Leaves out the first round, because it loads code and data that later rounds reuse.
    return { name, times: times.slice(accountPages.length) }
  },
}

interface Measure {
  name: string
  run: (name: string, phone: Awaited<ReturnType<typeof openPhonePage>>, origin: string) => Promise<InteractionFigure>
}

/** Measures following and route changes with cached data, as a member on a slow phone. `only`: filter by name. */
export async function measureInteractions(
  browser: Browser,
  product: MeasuredProduct,
  only = '',
): Promise<InteractionFigure[]> {
  const phone = await openPhonePage(browser, product)
  const interactions: InteractionFigure[] = []
  // The floor app comes first, because the app's service worker would answer the floor's URL later.
  for (const { name, run } of [floorChange, followAndUnfollow, routeChange, accountPaint, accountChange]) {
    if (name.includes(only)) interactions.push(await run(name, phone, product.origin))
  }
  await phone.close()
  return interactions
}
