import type { Browser, BrowserContext, Page } from 'playwright'
import type { Product } from './product.ts'
import type { StoryFigure } from './story.ts'

const path = '/preorder/benio-festival'
/** How often tabs change one cart at once: two, three and four of them in turn. */
const interleavings = 30
const most = 4

/** What a tab says of the cart, and when it last said something else, in ms by the machine's clock. */
interface Said {
  text: string
  at: number
}

/** Runs in the page: keeps when the cart has last changed on the screen. */
function watchCart(): void {
  const cart = document.querySelector('section[aria-label="カート"]')
  if (!cart) throw new Error('There is no cart.')
  const said = { text: cart.textContent ?? '', at: 0 }
  Object.assign(window, { saidOfCart: said })
  const look = () => {
    const text = cart.textContent ?? ''
    if (text !== said.text) Object.assign(said, { text, at: Date.now() })
  }
  // After the frame that shows it.
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(look))).observe(cart, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}

const saidBy = (tab: Page) => tab.evaluate(() => (window as unknown as { saidOfCart: Said }).saidOfCart)

/** Runs in the page: presses the nth button of that name after so many frames; when, by the machine's clock. */
async function pressAfter({ name, nth, frames }: { name: string; nth: number; frames: number }): Promise<number> {
  for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  document.querySelectorAll<HTMLElement>(`main button[aria-label$="${name}"]`)[nth]?.click()
  return Date.now()
}

/** Runs in the page: so many frames later. */
async function framesLater(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** All say the same, and go on saying it: an answer that is still on its way would change one of them. */
async function met(tabs: readonly Page[]): Promise<number> {
  let last = ''
  for (;;) {
    const said = await Promise.all(tabs.map(saidBy))
    const state = JSON.stringify(said)
    if (new Set(said.map(({ text }) => text)).size === 1 && state === last) return Math.max(...said.map(({ at }) => at))
    last = state
    await tabs[0]?.evaluate(framesLater, 12)
  }
}

async function openTabs(context: BrowserContext, origin: string): Promise<Page[]> {
  const tabs: Page[] = []
  for (let tab = 0; tab < most; tab += 1) {
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.locator('main button[aria-label$="増やす"]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchCart)
    tabs.push(page)
  }
  return tabs
}

/** From the last press in one of the tabs to the frame in which all of them say the same, in ms. */
async function meet(tabs: readonly Page[], round: number): Promise<number> {
  // Up for six rounds and down again: a shelf has an end.
  const name = Math.floor(round / 6) % 2 === 0 ? '増やす' : '減らす'
  const presses = tabs.map((tab, at) =>
    tab.evaluate(pressAfter, { name, nth: (at * (round % 3)) % 3, frames: (round * (at + 1)) % 4 }),
  )
  const pressed = await Promise.all(presses)
  return (await met(tabs)) - Math.max(...pressed)
}

/** Two to four tabs with one cart of a preorder that change it at the same moment (S124, docs/performance.md). */
export async function measureCarts(browser: Browser, { origin, member }: Pick<Product, 'origin' | 'member'>) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'ja-JP' })
  await context.addCookies(member.map((cookie) => ({ ...cookie, url: origin })))
  const tabs = await openTabs(context, origin)
  const values: number[] = []
  for (let round = 0; round < interleavings; round += 1) values.push(await meet(tabs.slice(0, 2 + (round % 3)), round))
  await context.close()
  const figure: StoryFigure = {
    name: 'one cart in 2–4 tabs, changed in each',
    unit: 'ms',
    values,
    atMost: { max: 100 },
  }
  return [figure]
}
