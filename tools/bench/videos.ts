import type { Browser, Page } from 'playwright'
import { openPhone } from './interactions.ts'
import type { Product } from './product.ts'
import { scrollOn } from './scrollOn.ts'
import type { StoryFigure } from './story.ts'

const path = '/channel/todai/movie'
const list = 'main ul'

/** How many videos a channel has. */
const amount = 1_000
/** How fast somebody scrolls, in px a second, and for how long, in ms. */
const speed = 3_000
const lasts = 8_000

interface Answer {
  videos: object[]
  seek: object
}

/** In the place of the channel's videos: so many, made of its own. */
async function lengthen(page: Page): Promise<void> {
  await page.route(/\/v2\/video\?/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as Answer
    const videos = Array.from({ length: amount }, (_, at) => ({
      ...body.videos[at % body.videos.length],
      id: `bench-${at}`,
      videoId: `bench-${at}`,
    }))
    return route.fulfill({ response: answer, json: { ...body, videos, seek: { hasNext: false } } })
  })
}

/** The videos of a channel that has 1,000, on a slow phone (docs/performance.md). */
export async function measureVideos(browser: Browser, product: Product): Promise<StoryFigure[]> {
  const { page, close } = await openPhone(browser, product)
  await lengthen(page)
  await page.goto(product.origin + path)
  await page.locator(`${list} li`).nth(900).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const down = await page.evaluate(scrollOn, { speed, lasts })
  const back = await page.evaluate(scrollOn, { speed: -speed, lasts: lasts / 2 })
  await close()
  return [
    { name: 'frames of 1,000 videos, down', unit: 'ms', values: down.frames },
    { name: 'frames of 1,000 videos, back up', unit: 'ms', values: back.frames },
  ]
}
