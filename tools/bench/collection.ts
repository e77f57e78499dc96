import type { Browser, Page } from 'playwright'
import { openPhone } from './interactions.ts'
import type { Product } from './product.ts'
import type { StoryFigure } from './story.ts'
import { scrollOn } from './scrollOn.ts'
import { isPrepared, until } from './visit.ts'

/** How many photos stand on the wall. */
const amount = 5_000
/** How fast somebody scrolls, in px a second, and for how long, in milliseconds. */
const speed = 3_000
const lasts = 6_000
const repeats = 10

interface Answer {
  photos: { acquiredTime: string }[]
  total: number
}

/**
 * In the place of the member's photos: so many, made of their own, page by page as the host gives them. Each came a
 * minute before the one in front of it: the newest first is their own order, and the last one is known.
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
    return route.fulfill({ response: answer, json: { photos, total: amount } satisfies Answer })
  })
}

/** Runs in the page: from a key to the first paint with the cell in focus that it leads to. */
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

/** Runs in the page: from a letter that is typed to the first paint with what it finds. */
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
      const said = [...document.querySelectorAll('output')].some((output) => output.textContent === found)
      if (said) painted.port2.postMessage(undefined)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** How many there are, once all pages have come. */
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

/** Photos whose number has a 1 in it: a search that leaves much of the wall. */
const withOne = Array.from({ length: amount }, (_, at) => String(at + 1)).filter((name) => name.includes('1')).length

/** Words that are typed, and how many they find. */
const asked = { words: `写真 ${amount}`, found: '1点' }
const askedWide = { words: '1', found: `${withOne.toLocaleString('ja')}点` }

async function searches(page: Page, search: typeof asked) {
  const values: number[] = []
  await page.locator('input[type="search"]').focus()
  const all = (await counted(page).textContent()) ?? ''
  for (let round = 0; round < repeats; round += 1) {
    values.push(await page.evaluate(typeAndPaint, search))
    await page.evaluate(typeAndPaint, { words: '', found: all })
  }
  return values
}

/** Runs in the page: how long after the visit began the wall is there, with the line that says as of when, in ms. */
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

/** Everything that the wall needs is on the device. */
const isKept = async () => {
  const of = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => url)
  const urls = (await Promise.all((await caches.keys()).map(of))).flat().join('\n')
  return ['FoundWall', '/v2/collection/photo', '/v2/collection/movie'].every((part) => urls.includes(part))
}

/** Visits of the wall without a network, on this machine's own processor. */
async function openedOffline(browser: Browser, product: Product): Promise<number[]> {
  const { page, close } = await openPhone(browser, product, 1)
  await page.goto(`${product.origin}/collection`)
  await until(page, isKept)
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

/** A wall of 5,000 photos and all else on a slow phone: the numbers of the collection (docs/performance.md). */
export async function measureCollection(browser: Browser, product: Product): Promise<StoryFigure[]> {
  const phone = await openPhone(browser, product)
  const { page } = phone
  await lengthen(page)
  await page.goto(`${product.origin}/collection?kind=photo&order=newest`)
  await counted(page).waitFor()
  await until(page, isPrepared)
  const down = await page.evaluate(scrollOn, { speed, lasts, list: '[role="grid"]' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const ends = await keys(page)
  const found = await searches(page, asked)
  const foundMany = await searches(page, askedWide)
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
      values: await openedOffline(browser, product),
      atMost: { max: 1_000 },
    },
  ]
}
