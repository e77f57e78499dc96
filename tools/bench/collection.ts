import type { Browser, Page } from 'playwright'
import { openPhonePage } from './interactions.ts'
import type { MeasuredProduct } from './product.ts'
import type { BenchFigure } from './story.ts'
import { measureScrolling } from './measureScrolling.ts'
import { isReadyForSecondVisit, pollUntil } from './visit.ts'

/** Number of photos on the collection page, which shows them as a wall. */
const amount = 5_000
/** Scroll speed (px per second) and duration (ms). */
const scrollPxPerSecond = 3_000
const durationMs = 6_000
const repeats = 10

interface Answer {
  photos: { acquiredTime: string }[]
  total: number
}

/**
 * Replaces the member's photos by `amount` copies, in pages like those of the server. Each copy is a minute older than
 * the one before, so that the order (newest first) and the last photo are known.
 */
async function lengthen(page: Page): Promise<void> {
  let made: Answer['photos'] = []
  await page.route(/\/v2\/collection\/photo(\?|$)/, async (route) => {
    const query = new URL(route.request().url()).searchParams
    const offset = Number(query.get('offset') ?? 0)
    const answer = offset === 0 ? await route.fetch() : undefined
    if (answer) {
      const { photos } = (await answer.json()) as Answer
      const latest = Date.parse(photos[0]?.acquiredTime ?? '')
      made = Array.from({ length: amount }, (_, at) => ({
        ...photos[at % photos.length],
        photoId: `bench-${at}`,
        name: `写真 ${at + 1}`,
        acquiredTime: new Date(latest - at * 60_000).toISOString(),
      }))
    }
    const photos = made.slice(offset, offset + Number(query.get('limit') ?? 100))
    return route.fulfill({ ...(answer && { response: answer }), json: { photos, total: amount } satisfies Answer })
  })
}

/** Runs in the page: measures the milliseconds from a key press to the first paint with the expected cell focused. */
function keyAndPaint({ key, cell }: { key: string; cell: string }): Promise<number> {
  const begun = performance.now()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }))
  return new Promise((resolve) => {
    const painted = new MessageChannel()
    painted.port1.onmessage = () => resolve(performance.now() - begun)
    const look = () => {
      if (document.activeElement?.matches(`[data-cell="${cell}"]`)) painted.port2.postMessage(undefined)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Runs in the page: measures the milliseconds from typing to the first paint of the search result. */
function typeAndPaint({ words, found }: { words: string; found: string }): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]')
  if (!field) throw new Error('There is no search.')
  const begun = performance.now()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return new Promise((resolve) => {
    const painted = new MessageChannel()
    painted.port1.onmessage = () => resolve(performance.now() - begun)
    const look = () => {
      const isShown = [...document.querySelectorAll('output')].some((output) => output.textContent === found)
      if (isShown) painted.port2.postMessage(undefined)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Locates the number of photos, which the page shows once all of them have loaded. */
const counted = (page: Page) => page.locator('output').filter({ hasText: /^[\d,]+点$/ })

const lastCell = `photo:bench-${amount - 1}`

async function keys(page: Page) {
  const values: number[] = []
  for (let round = 0; round < repeats; round += 1) {
    await page.locator('[data-cell]').first().focus()
    values.push(await page.evaluate(keyAndPaint, { key: 'End', cell: lastCell }))
    await page.evaluate(keyAndPaint, { key: 'Home', cell: 'photo:bench-0' })
  }
  return values
}

/** Number of photos whose name contains a 1: a search with many results. */
const withOne = Array.from({ length: amount }, (_, at) => String(at + 1)).filter((name) => name.includes('1')).length

/** Searches with few results: the search text, and the number of results that the page shows. */
const narrowSearch = { words: `写真 ${amount}`, found: '1点' }
const wideSearch = { words: '1', found: `${withOne.toLocaleString('ja')}点` }

async function searches(page: Page, search: typeof narrowSearch) {
  const values: number[] = []
  await page.locator('input[type="search"]').focus()
  const all = (await counted(page).textContent()) ?? ''
  for (let round = 0; round < repeats; round += 1) {
    values.push(await page.evaluate(typeAndPaint, search))
    await page.evaluate(typeAndPaint, { words: '', found: all })
  }
  return values
}

/**
 * Runs in the page: measures the milliseconds from the navigation until the page shows the photos and the note that the
 * device is offline.
 */
function wallSince(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const isDated = /オフラインです。.*時点の内容です。/.test(document.body.textContent)
      if (isDated && document.querySelector('[data-cell]')) setTimeout(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Runs in the page: whether the browser has cached all files and data that the collection page needs offline. */
const isKept = async () => {
  const cachedUrls = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => url)
  const urls = (await Promise.all((await caches.keys()).map(cachedUrls))).flat().join('\n')
  return ['FilteredWall', '/v2/collection/photo', '/v2/collection/movie'].every((part) => urls.includes(part))
}

/** Measures visits of the collection page without a network, with unthrottled CPU. */
async function measureOfflineVisits(browser: Browser, product: MeasuredProduct): Promise<number[]> {
  const { page, close } = await openPhonePage(browser, product, 1)
  await page.goto(`${product.origin}/collection`)
  await pollUntil(page, isKept)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const values: number[] = []
  for (let round = 0; round < repeats; round += 1) {
    await page.reload({ waitUntil: 'commit' })
    values.push(await page.evaluate(wallSince))
  }
  await close()
  return values
}

/** Measures the collection with 5,000 photos on a slow phone (docs/performance.md). */
export async function measureCollection(browser: Browser, product: MeasuredProduct): Promise<BenchFigure[]> {
  const phone = await openPhonePage(browser, product)
  const { page } = phone
  await lengthen(page)
  await page.goto(`${product.origin}/collection?kind=photo&order=newest`)
  await counted(page).waitFor()
  await pollUntil(page, isReadyForSecondVisit)
  const down = await page.evaluate(measureScrolling, { scrollPxPerSecond, durationMs, list: '[role="grid"]' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const ends = await keys(page)
  const found = await searches(page, narrowSearch)
  const foundMany = await searches(page, wideSearch)
  await phone.close()
  return [
    { name: 'frames of 5,000 photos, down', unit: 'ms', values: down.frames, atMost: { max: 50 } },
    { name: 'elements on the wall at most', unit: '', values: [down.elements], atMost: { max: 250 } },
    { name: 'Ctrl and End to the last photo', unit: 'ms', values: ends, atMost: { max: 200 } },
    { name: 'a search among 5,000: one found', unit: 'ms', values: found, atMost: { p50: 50 } },
    { name: `a search among 5,000: ${withOne} found`, unit: 'ms', values: foundMany },
    {
      name: 'the wall without a network',
      unit: 'ms',
      values: await measureOfflineVisits(browser, product),
      atMost: { max: 1_000 },
    },
  ]
}
