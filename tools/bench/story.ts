import type { Browser, CDPSession, Page } from 'playwright'
import type { MeasuredProduct } from './product.ts'
import { openPhonePage, measurePressToPaint } from './interactions.ts'
import { demoStoryPage, demoEpisodePath } from './storyPath.ts'
import { formatTable } from './summary.ts'
import { slowNetwork } from './visit.ts'

/** A measured figure with its values and its goals (docs/performance.md). */
export interface BenchFigure {
  name: string
  unit: 'ms' | '%' | '×' | 'MB' | ''
  values: number[]
  /** The goals, by quantile. The bench fails if a value is higher. Absent for figures without a goal. */
  atMost?: Partial<Record<Quantile, number>> | undefined
}

/** Quantiles: median, 95th percentile and maximum. */
const quantiles = { p50: 0.5, p95: 0.95, max: 1 }
type Quantile = keyof typeof quantiles

const effects = [
  'FADE_IN',
  'SHAKE',
  'JUMP',
  'SLIDE_OUT_LEFT',
  'SLIDE_IN_FROM_LEFT',
  'SLIDE_OUT_RIGHT',
  'SLIDE_IN_FROM_RIGHT',
  'SLIDE_OUT_BOTTOM',
  'SLIDE_IN_FROM_BOTTOM',
  'FADE_OUT',
]

interface Answer {
  script: { characterList: { characterId: string }[]; sceneList: { background: string; lineList: object[] }[] }
}

/** Replaces the episode's script by `count` lines, each with an effect, on two characters. */
async function lengthen(page: Page, count: number): Promise<void> {
  await page.unrouteAll()
  let prepared: { headers: Record<string, string>; body: string } | undefined
  await page.route(/\/v2\/story\/group\/.*\/view\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    // Sends the prepared answer again, so that the measurement does not include the time to generate the lines.
    if (prepared) return route.fulfill(prepared)
    const answer = await route.fetch()
    const body = (await answer.json()) as Answer
    const [one, other] = body.script.characterList.map(({ characterId }) => characterId)
    const lineList = Array.from({ length: count }, (_, at) => ({
      text: `${at + 1}行目の、{FIRST}さん。灯籠の町で、そこだけ火がない。`,
      characterId: one,
      actionList: [one, other].map((characterId) => ({ action: effects[at % effects.length], characterId })),
    }))
    const background = body.script.sceneList[0]?.background ?? ''
    const script = { ...body.script, sceneList: [{ background, lineList }] }
    prepared = { headers: answer.headers(), body: JSON.stringify({ ...body, script }) }
    return route.fulfill(prepared)
  })
}

/** Opens the story from its first line, because the stored reading position belongs to another script. */
async function open(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.evaluate(() => localStorage.clear())
  await page.goto(origin + demoEpisodePath)
  await page.waitForSelector('.story-text p')
}

/** Runs in the page: measures the milliseconds from a key press to the first paint with a line's text. */
function pressForLine({ key, line }: { key: string; line: number }): Promise<number> {
  const has = () => document.querySelector('.story-text')?.textContent?.includes(`${line}行目の`)
  const begun = performance.now()
  const press = () => dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return new Promise((resolve) => {
    const painted = new MessageChannel()
    painted.port1.onmessage = () => resolve(performance.now() - begun)
    const look = () => {
      if (has()) painted.port2.postMessage(undefined)
      else requestAnimationFrame(look)
    }
    // The callback is registered before the press, so that it runs before the player's tasks after the paint.
    requestAnimationFrame(look)
    press()
  })
}

/** Runs in the page: finishes the current line, so that the next press shows the next one. */
const finishLine = () =>
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))

/** Runs in the page: measures the frame durations in milliseconds while a line's effects run. */
function framesOfLine(): Promise<number[]> {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  const frames: number[] = []
  const begun = performance.now()
  let last: number | undefined
  return new Promise((resolve) => {
    const frame = (now: number) => {
      if (last !== undefined) frames.push(now - last)
      last = now
      const isOver = now - begun > 400
      if (isOver) resolve(frames)
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

async function frames(page: Page, origin: string, lines: number): Promise<BenchFigure> {
  await lengthen(page, lines)
  await open(page, origin)
  await page.waitForLoadState('networkidle')
  const values: number[] = []
  for (let line = 1; line < lines; line += 1) {
    await page.evaluate(finishLine)
    values.push(...(await page.evaluate(framesOfLine)))
  }
  return {
    name: `frames of ${lines} lines with all effects`,
    unit: 'ms',
    values,
    // The maximum is three frames at 60 Hz, which take 50.0 or 50.1 ms.
    atMost: { p50: 17, p95: 18, max: 51 },
  }
}

/**
 * Measures the presses that show the next line, on a slow network. The player loads a line's files in advance, while
 * earlier lines are shown.
 */
async function measurePresses(page: Page, session: CDPSession, origin: string): Promise<BenchFigure[]> {
  await lengthen(page, 60)
  await open(page, origin)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  const on = await goOn(page)
  const back = await goBack(page)
  await session.send('Network.disable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await open(page, origin)
  await goOn(page)
  const backAtOwnSpeed = await goBack(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return [
    { name: 'key to words, slow network', unit: 'ms', values: on, atMost: { p95: 100 } },
    { name: 'back by a line', unit: 'ms', values: back },
    { name: 'back by a line, own speed', unit: 'ms', values: backAtOwnSpeed, atMost: { p50: 16 } },
  ]
}

async function goOn(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let line = 2; line <= 40; line += 1) {
    await page.evaluate(finishLine)
    times.push(await page.evaluate(pressForLine, { key: 'ArrowRight', line }))
  }
  return times
}

async function goBack(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let line = 39; line >= 2; line -= 1) times.push(await page.evaluate(pressForLine, { key: 'ArrowLeft', line }))
  return times
}

/** Runs in the page: replaces the page's content by one line of text, which key presses change, for comparison. */
function makeBare(): void {
  const text = document.createElement('p')
  text.className = 'story-text'
  let line = 40
  addEventListener('keydown', ({ key }) => {
    line += key === 'ArrowLeft' ? -1 : 1
    text.textContent = `${line}行目の、小春さん。灯籠の町で、そこだけ火がない。`
  })
  document.body.replaceChildren(text)
}

/**
 * Measures key presses on the minimal page of `makeBare`, on the same phone: the browser's share of the duration,
 * mostly the wait for a frame.
 */
async function measureBarePresses(browser: Browser, product: MeasuredProduct): Promise<BenchFigure> {
  const { page, close } = await openPhonePage(browser, product)
  await page.evaluate(makeBare)
  const values = await goBack(page)
  await close()
  return { name: 'back by a line in a bare page', unit: 'ms', values }
}

/** Measures the milliseconds from navigation to the first line, for a script with `lines` lines. */
async function measureOpening(page: Page, origin: string, lines: number): Promise<number[]> {
  const values: number[] = []
  await lengthen(page, lines)
  for (let run = 0; run < 5; run += 1) {
    await page.goto('about:blank')
    await page.goto(origin)
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    const begun = Date.now()
    await page.goto(origin + demoEpisodePath, { waitUntil: 'commit' })
    await page.waitForSelector('.story-text p')
    values.push(Date.now() - begun)
  }
  return values
}

/** Measures the milliseconds from a press on the story's page to the first line, on a slow network. */
async function measureOpeningFromStoryPage(page: Page, session: CDPSession, origin: string): Promise<number[]> {
  await page.unrouteAll()
  await page.goto(origin + demoStoryPage)
  // Presses the button of the question that the app asks once, before the first story.
  await page.locator('main a[href$="episode=benio-1"]').click()
  await page.getByRole('button', { name: '読みはじめる' }).click()
  await page.waitForSelector('.story-text p')
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  const values: number[] = []
  for (let run = 0; run < 5; run += 1) {
    await page.goto(origin + demoStoryPage)
    await page.waitForLoadState('networkidle')
    const press = 'main a[href*="/benio-1/"]'
    await page.waitForSelector(press)
    values.push(await page.evaluate(measurePressToPaint, { press, done: '.story-text p' }))
  }
  await session.send('Network.disable')
  return values
}

async function memory(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  return { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners') }
}

/**
 * Opens and closes an episode without leaving the document. Waits by locators, because element handles would keep DOM
 * nodes alive.
 */
async function openAndClose(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, demoEpisodePath)
    await page.locator('.story-text p').first().waitFor()
    await page.evaluate(() => history.back())
    await page.locator('main a[href^="/channel/todai"]').first().waitFor()
  }
}

async function measureMemory(page: Page, session: CDPSession, origin: string): Promise<BenchFigure[]> {
  await page.unrouteAll()
  await session.send('Performance.enable')
  await page.goto(`${origin}/channel`)
  // Opens some episodes before the measurement, because code that loads and compiles the first time remains in memory.
  await openAndClose(page, 15)
  await page.waitForLoadState('networkidle')
  const before = await memory(session)
  await openAndClose(page, 30)
  await page.waitForLoadState('networkidle')
  const after = await memory(session)
  return [
    { name: 'heap after 30 episodes', unit: '%', values: [(after.heap / before.heap - 1) * 100], atMost: { max: 5 } },
    { name: 'listeners after 30 episodes', unit: '', values: [after.listeners - before.listeners], atMost: { max: 0 } },
  ]
}

/** Name of the figure for the milliseconds from a press on the story's page to the episode's first line. */
export const firstLineFigureName = "first line from its story's page"

/** Measures the story player on a slow phone. bench.ts measures visits of its page. */
export async function measureStory(browser: Browser, product: MeasuredProduct): Promise<BenchFigure[]> {
  const phone = await openPhonePage(browser, product)
  const { page, session } = phone
  const figures = [await frames(page, product.origin, 100), ...(await measurePresses(page, session, product.origin))]
  figures.push(await measureBarePresses(browser, product))
  const [short, long] = [
    await measureOpening(page, product.origin, 50),
    await measureOpening(page, product.origin, 5_000),
  ]
  figures.push({ name: 'first line of 50 lines', unit: 'ms', values: short })
  figures.push({ name: 'first line of 5,000 lines', unit: 'ms', values: long })
  const fromItsPage = await measureOpeningFromStoryPage(page, session, product.origin)
  figures.push({ name: firstLineFigureName, unit: 'ms', values: fromItsPage })
  figures.push(...(await measureMemory(page, session, product.origin)))
  await phone.close()
  return figures
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? Number.NaN

/** Formats measured figures as a text table with their quantiles. */
export function figuresTable(title: string, figures: readonly BenchFigure[]): string {
  const rows = figures.map(({ name, unit, values }) => [
    name,
    ...Object.values(quantiles).map((share) => `${quantile(values, share).toFixed(1)} ${unit}`),
  ])
  return formatTable([title, ...Object.keys(quantiles)], rows)
}

/** Lists the figures above their goals as texts. A figure without values counts as above its goal. */
export const figuresOverGoal = (figures: readonly BenchFigure[]): string[] =>
  figures.flatMap(({ name, unit, values, atMost = {} }) =>
    (Object.keys(quantiles) as Quantile[]).flatMap((kind) => {
      const [goal, is] = [atMost[kind], quantile(values, quantiles[kind])]
      if (goal === undefined || is <= goal) return []
      return [`${name}: ${kind} ${is.toFixed(1)} ${unit}, at most ${goal}`]
    }),
  )
