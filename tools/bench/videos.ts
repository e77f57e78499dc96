import type { Browser, Page } from 'playwright'
import { openPhonePage } from './interactions.ts'
import type { MeasuredProduct } from './product.ts'
import { measureScrolling } from './measureScrolling.ts'
import type { BenchFigure } from './story.ts'
import { isReadyForSecondVisit, pollUntil } from './visit.ts'

const path = '/channel/todai/movie'
/** Selector of the list's rows. */
const rows = 'main [role=listitem]'

/** Number of videos in the first answer, and in the answer for each further page. */
const amount = 1_000
const pageSize = 20
/** Scroll speed (px per second) and duration (ms). */
const scrollPxPerSecond = 3_000
const durationMs = 8_000

interface Answer {
  videos: object[]
  seek: object
}

/** Answers requests for the channel's videos with copies of the videos. The list never ends. */
async function lengthen(page: Page): Promise<void> {
  let sent = 0
  // All pages are built from the server's first answer, because the server cannot continue after a copied video.
  let own: object[] | undefined
  await page.route(/\/v2\/video\?/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as Answer
    const made = (own ??= body.videos)
    const videos = Array.from({ length: sent === 0 ? amount : pageSize }, (_, at) => {
      const videoId = `bench-${sent + at}`
      return { ...made[at % made.length], id: videoId, videoId }
    })
    sent += videos.length
    const seek = { hasNext: true, lastVideoId: videos.at(-1)?.videoId }
    return route.fulfill({ response: answer, json: { ...body, videos, seek } })
  })
}

/** Runs in the page: replaces the list by plain rows with the same pictures and titles, for comparison. */
function makeBare(rows: string): void {
  const bare = [...document.querySelectorAll(rows)].map((row) => {
    const line = document.createElement('div')
    line.style.cssText = 'display: flex; height: 150px'
    const picture = new Image(140, 79)
    picture.loading = 'lazy'
    const source = row.querySelector('img')?.src
    if (source) picture.src = source
    line.append(picture, row.querySelector('h2')?.textContent ?? '')
    return line
  })
  document.querySelectorAll('link[rel=stylesheet], style').forEach((look) => look.remove())
  document.body.replaceChildren(...bare)
}

/** Opens the list of videos and waits until the list and all later tasks have finished. */
async function openList(browser: Browser, product: MeasuredProduct) {
  const phone = await openPhonePage(browser, product)
  await lengthen(phone.page)
  await phone.page.goto(product.origin + path)
  await phone.page.locator(rows).nth(900).waitFor({ state: 'attached' })
  await pollUntil(phone.page, isReadyForSecondVisit)
  return phone
}

/** Measures a channel's list of 1,000 videos on a slow phone, compared with a plain list (docs/performance.md). */
export async function measureVideos(browser: Browser, product: MeasuredProduct): Promise<BenchFigure[]> {
  const { page, close } = await openList(browser, product)
  const down = await page.evaluate(measureScrolling, { scrollPxPerSecond, durationMs })
  const back = await page.evaluate(measureScrolling, {
    scrollPxPerSecond: -scrollPxPerSecond,
    durationMs: durationMs / 2,
  })
  await page
    .locator(rows)
    .nth(amount - 10)
    .scrollIntoViewIfNeeded()
  await pollUntil(page, isReadyForSecondVisit)
  const further = await page.evaluate(measureScrolling, { scrollPxPerSecond, durationMs: durationMs / 2 })
  if ((await page.locator(rows).count()) <= amount) throw new Error('No page came behind the thousand videos.')
  await close()
  const other = await openList(browser, product)
  await other.page.evaluate(makeBare, rows)
  const bare = await other.page.evaluate(measureScrolling, { scrollPxPerSecond, durationMs })
  await other.close()
  return [
    { name: 'frames of 1,000 videos, down', unit: 'ms', values: down.frames },
    { name: 'frames of 1,000 videos, back up', unit: 'ms', values: back.frames },
    { name: 'frames while pages come behind them', unit: 'ms', values: further.frames },
    { name: 'frames of a bare list of them, down', unit: 'ms', values: bare.frames },
  ]
}
