import type { Browser, CDPSession, Page } from 'playwright'
import { openPhone } from './interactions.ts'
import type { Product } from './product.ts'
import { scrollOn } from './scrollOn.ts'
import type { StoryFigure } from './story.ts'

const timeline = '/channel/todai?tab=posts'
const feed = '[role="feed"]'

/** How many posts there are to read. */
const amount = 10_000
/** How fast a reader scrolls, in px a second, and for how long, in milliseconds. */
const speed = 3_000
const lasts = 8_000

interface Answer {
  postList: { createTime: string }[]
  seek: object
}

/** In the place of the timeline: so many posts, made of its own with their pictures, previews and long texts. */
async function lengthen(page: Page): Promise<void> {
  await page.route(/\/v2\/post\/ip\/todai(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as Answer
    const latest = Date.parse(body.postList[0]?.createTime ?? '')
    const postList = Array.from({ length: amount }, (_, at) => {
      const id = `bench-${at}`
      const createTime = new Date(latest - at * 60_000).toISOString()
      return { ...body.postList[at % body.postList.length], id, postId: id, rootPostId: id, createTime }
    })
    return route.fulfill({ response: answer, json: { ...body, postList, seek: { hasNext: false } } })
  })
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000
}

/** A timeline of 10,000 mixed posts on a slow phone: the numbers of long lists (docs/performance.md). */
export async function measurePosts(browser: Browser, product: Product): Promise<StoryFigure[]> {
  const phone = await openPhone(browser, product)
  const { page, session } = phone
  await session.send('Performance.enable')
  await lengthen(page)
  await page.goto(product.origin + timeline)
  await page.locator(`${feed} article`).first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = await heap(session)
  const down = await page.evaluate(scrollOn, { speed, lasts, list: feed })
  const back = await page.evaluate(scrollOn, { speed: -speed, lasts: lasts / 2, list: feed })
  const after = await heap(session)
  await phone.close()
  return [
    { name: 'frames of 10,000 posts, down', unit: 'ms', values: down.frames },
    { name: 'frames of 10,000 posts, back up', unit: 'ms', values: back.frames },
    { name: 'elements in the list at most', unit: '', values: [Math.max(down.elements, back.elements)] },
    { name: 'heap after scrolling', unit: 'MB', values: [after - before] },
  ]
}
