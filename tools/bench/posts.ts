import type { Browser, CDPSession, Page } from 'playwright'
import { openPhonePage, repeatPresses } from './interactions.ts'
import { replaceDrawings } from './replaceDrawings.ts'
import type { MeasuredProduct } from './product.ts'
import { measureScrolling } from './measureScrolling.ts'
import type { BenchFigure } from './story.ts'
import { isReadyForSecondVisit, pollUntil } from './visit.ts'

const timeline = '/channel/todai?tab=posts'
const feed = '[role="feed"]'

/** Number of posts in the timeline. */
const amount = 10_000
/** Scroll speed (px per second) and duration (ms). */
const scrollPxPerSecond = 3_000
const durationMs = 8_000

type Photos = ReturnType<typeof replaceDrawings>

interface Answer {
  postList: { createTime: string }[]
  seek: object
}

/**
 * Replaces the timeline by `amount` copies of its posts, with previews, long texts and photos. The first answer
 * contains all of them; later requests for new posts get one page, as from the real server.
 */
async function lengthen(page: Page, withPhotos: Photos): Promise<void> {
  let isFirst = true
  await page.route(/\/v2\/post\/ip\/todai(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const body = JSON.parse(await withPhotos(await answer.text())) as Answer
    const latest = Date.parse(body.postList[0]?.createTime ?? '')
    const postList = Array.from({ length: amount }, (_, at) => {
      const id = `bench-${at}`
      const createTime = new Date(latest - at * 60_000).toISOString()
      const own = { id, postId: id, rootPostId: id, createTime, like: { count: 0, isLiked: false } }
      return { ...body.postList[at % body.postList.length], ...own }
    })
    const limit = Number(new URL(route.request().url()).searchParams.get('seek.limit') ?? amount)
    const front = postList.slice(0, isFirst ? amount : limit)
    isFirst = false
    const seek = { hasNext: front.length < amount, lastCreateTime: front.at(-1)?.createTime }
    return route.fulfill({ response: answer, json: { ...body, postList: front, seek } })
  })
}

/** Answers requests to like a post in place of the server. */
const takeLikes = (page: Page) =>
  page.route(/\/v2\/post\/ip\/todai\/[^/]+\/like$/, (route) => {
    const isLiked = route.request().method() === 'POST'
    return route.fulfill({ json: { like: { count: isLiked ? 1 : 0, isLiked } } })
  })

/** Measures liking and unliking, from press to paint. */
async function pressLike(page: Page, name: string, button: string): Promise<BenchFigure> {
  const isPressed = (is: boolean) => `${button}[aria-pressed="${is}"]`
  const [off, on] = [isPressed(false), isPressed(true)]
  const steps = [
    { press: off, done: on },
    { press: on, done: off },
  ]
  const { times } = await repeatPresses(page, name, steps)
  return { name, unit: 'ms', values: times }
}

/** Number of rows in the plain list that serves as a baseline. */
const bareAmount = 2_000

/** Runs in the page: fills it with plain rows, all rendered, without scripts. */
function fillBare(count: number): void {
  const text = '波の音、こっちにも届いてます。今日は窓を開けて聴くことにしました。'
  const row = (at: number) =>
    `<article style="display:flex;gap:12px;padding:20px;border-bottom:1px solid #ddd">
      <div style="width:48px;height:48px;flex:none;border-radius:50%;background:#ccc"></div>
      <div><p><b>こはる</b> ${at}分前</p><p>${text.repeat(1 + (at % 4))}</p><button id="like-${at}" aria-pressed="false">いいね 0</button></div>
    </article>`
  const list = document.createElement('main')
  list.innerHTML = Array.from({ length: count }, (_, at) => row(at)).join('')
  list.addEventListener('click', ({ target }) => {
    const button = target as HTMLElement
    const isPressed = button.getAttribute('aria-pressed') !== 'true'
    button.setAttribute('aria-pressed', String(isPressed))
    button.textContent = `いいね ${isPressed ? 1 : 0}`
  })
  document.body.replaceChildren(list)
}

/** A list on a simulated phone, ready to scroll. */
interface Scene {
  phone: Awaited<ReturnType<typeof openPhonePage>>
  list: string
  like: string
}

async function openTimeline(browser: Browser, product: MeasuredProduct, withPhotos: Photos): Promise<Scene> {
  const phone = await openPhonePage(browser, product)
  const { page } = phone
  await lengthen(page, withPhotos)
  await takeLikes(page)
  await page.goto(product.origin + timeline)
  await page.locator(`${feed} article`).first().waitFor()
  // Waits until the tasks after the page's content have finished, because they would make the measured frames longer.
  await pollUntil(page, isReadyForSecondVisit)
  return { phone, list: feed, like: '[data-feed="bench-0"] button' }
}

async function openBare(browser: Browser, product: MeasuredProduct): Promise<Scene> {
  const phone = await openPhonePage(browser, product)
  await phone.page.setContent('<!doctype html><html lang="ja"><body></body></html>')
  await phone.page.evaluate(fillBare, bareAmount)
  return { phone, list: 'main', like: '#like-0' }
}

async function scrollBoth({ phone: { page }, list }: Scene) {
  const down = await page.evaluate(measureScrolling, { scrollPxPerSecond, durationMs, list })
  const back = await page.evaluate(measureScrolling, {
    scrollPxPerSecond: -scrollPxPerSecond,
    durationMs: durationMs / 2,
    list,
  })
  return { down: down.frames, back: back.frames, elements: Math.max(down.elements, back.elements) }
}

async function measureFrames(scene: Scene) {
  const scrolled = await scrollBoth(scene)
  await scene.phone.close()
  return scrolled
}

async function heapNow(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000
}

/**
 * Measures a like and the heap growth (MB). They need a separate visit, because a forced garbage collection also drops
 * compiled code, which would make the frames after it as slow as on a new page.
 */
async function measureLikeAndHeap(scene: Scene, name: string) {
  const { page, session, close } = scene.phone
  await session.send('Performance.enable')
  const like = await pressLike(page, `like ${name}`, scene.like)
  const before = await heapNow(session)
  await scrollBoth(scene)
  const after = await heapNow(session)
  await close()
  return { like, heap: after - before }
}

const p95 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN

/**
 * Measures a timeline of 10,000 mixed posts on a slow phone, compared with a plain list (docs/performance.md).
 */
export async function measurePosts(browser: Browser, product: MeasuredProduct): Promise<BenchFigure[]> {
  const photos = replaceDrawings(browser, product)
  const posts = await measureFrames(await openTimeline(browser, product, photos))
  const bare = await measureFrames(await openBare(browser, product))
  const rest = await measureLikeAndHeap(await openTimeline(browser, product, photos), 'among 10,000 posts')
  const bareRest = await measureLikeAndHeap(await openBare(browser, product), 'in the bare list')
  return [
    { name: 'frames of 10,000 posts, down', unit: 'ms', values: posts.down },
    { name: 'frames of 10,000 posts, back up', unit: 'ms', values: posts.back },
    { name: 'frames of a bare list of 2,000 rows, down', unit: 'ms', values: bare.down },
    { name: 'frames of a bare list of 2,000 rows, back up', unit: 'ms', values: bare.back },
    { name: 'p95 of frames down ÷ the bare list', unit: '×', values: [p95(posts.down) / p95(bare.down)] },
    { name: 'p95 of frames back up ÷ the bare list', unit: '×', values: [p95(posts.back) / p95(bare.back)] },
    rest.like,
    bareRest.like,
    { name: 'elements in the list at most', unit: '', values: [posts.elements], atMost: { max: 250 } },
    { name: 'elements in the bare list', unit: '', values: [bare.elements] },
    { name: 'heap after scrolling', unit: 'MB', values: [rest.heap], atMost: { max: 8 } },
    { name: 'heap after scrolling the bare list', unit: 'MB', values: [bareRest.heap] },
  ]
}
