import type { Browser, BrowserContext, Page } from 'playwright'
import type { MeasuredProduct } from './product.ts'
import type { BenchFigure } from './story.ts'

const path = '/preorder/benio-festival'
/** Number of rounds in which two, three or four tabs change one cart at once. */
const interleavings = 30
const maxTabs = 4

/**
 * The state of the cart in a tab: its text, and the time of its last change (in milliseconds by the machine's clock).
 */
interface CartState {
  text: string
  at: number
}

/** Runs in the page: records when the cart last changed on the screen. */
function watchCart(): void {
  const cart = document.querySelector('section[aria-label="カート"]')
  if (!cart) throw new Error('There is no cart.')
  const current = { text: cart.textContent ?? '', at: 0 }
  Object.assign(window, { saidOfCart: current })
  const look = () => {
    const text = cart.textContent ?? ''
    if (text !== current.text) Object.assign(current, { text, at: Date.now() })
  }
  // Reads the text of the cart after the browser has painted the frame with the change.
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(look))).observe(cart, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}

const cartStateOf = (tab: Page) => tab.evaluate(() => (window as unknown as { saidOfCart: CartState }).saidOfCart)

/** Runs in the page: presses the nth button of a name after some frames. Returns the time (ms, machine's clock). */
async function pressAfter({ name, nth, frames }: { name: string; nth: number; frames: number }): Promise<number> {
  for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  document.querySelectorAll<HTMLElement>(`main button[aria-label$="${name}"]`)[nth]?.click()
  return Date.now()
}

/** Runs in the page: waits for a number of frames. */
async function waitForFrames(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Waits until all tabs show the same cart and no late answer changes it. Returns the time of the last change. */
async function waitForSameCart(tabs: readonly Page[]): Promise<number> {
  let last = ''
  for (;;) {
    const current = await Promise.all(tabs.map(cartStateOf))
    const state = JSON.stringify(current)
    if (new Set(current.map(({ text }) => text)).size === 1 && state === last)
      return Math.max(...current.map(({ at }) => at))
    last = state
    await tabs[0]?.evaluate(waitForFrames, 12)
  }
}

async function openTabs(context: BrowserContext, origin: string): Promise<Page[]> {
  const tabs: Page[] = []
  for (let tab = 0; tab < maxTabs; tab += 1) {
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.locator('main button[aria-label$="増やす"]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchCart)
    tabs.push(page)
  }
  return tabs
}

/** Measures the milliseconds from the last press in any tab to the frame in which all tabs show the same cart. */
async function measureConvergence(tabs: readonly Page[], round: number): Promise<number> {
  // Increases for six rounds, then decreases, because the stock is limited.
  const name = Math.floor(round / 6) % 2 === 0 ? '増やす' : '減らす'
  const presses = tabs.map((tab, at) =>
    tab.evaluate(pressAfter, { name, nth: (at * (round % 3)) % 3, frames: (round * (at + 1)) % 4 }),
  )
  const pressed = await Promise.all(presses)
  return (await waitForSameCart(tabs)) - Math.max(...pressed)
}

/** Measures how fast two to four tabs that change one preorder cart at once converge (S124, docs/performance.md). */
export async function measureCarts(browser: Browser, { origin, logIn }: Pick<MeasuredProduct, 'origin' | 'logIn'>) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'ja-JP' })
  await context.addCookies(await logIn())
  const tabs = await openTabs(context, origin)
  const values: number[] = []
  for (let round = 0; round < interleavings; round += 1)
    values.push(await measureConvergence(tabs.slice(0, 2 + (round % 3)), round))
  await context.close()
  const figure: BenchFigure = {
    name: 'one cart in 2–4 tabs, changed in each',
    unit: 'ms',
    values,
    atMost: { max: 100 },
  }
  return [figure]
}
