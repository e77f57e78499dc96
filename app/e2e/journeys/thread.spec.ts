import type { Page, Route } from '@playwright/test'
import { callHost } from '../sandbox.ts'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

const thread = '/post/ip/ip-hoshiyomi'
const hero = (page: Page) => page.locator('article[aria-current="true"]')

/** One frame in which the opened post was rendered. */
interface Frame {
  /** The number of articles above the post. */
  before: number
  top: number
  bottom: number
  /** The top of the bottom bar, which covers the page from here on. */
  foot: number
}
type Watched = typeof window & { heroFrames: Frame[]; shift: number }

/** Runs before the page's own scripts: records each frame, and sums up layout shifts without user input. */
function watchHero(): void {
  const watched = window as Watched
  watched.heroFrames = []
  watched.shift = 0
  const look = () => {
    const articles = [...document.querySelectorAll('main article:not([role="feed"] article)')]
    const at = articles.findIndex((article) => article.getAttribute('aria-current') === 'true')
    const rect = articles[at]?.getBoundingClientRect()
    const bar = [...document.querySelectorAll('body nav')].find(
      (nav) => nav.getBoundingClientRect().top > innerHeight / 2,
    )
    const foot = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight
    if (rect) watched.heroFrames.push({ before: at, top: rect.top, bottom: rect.bottom, foot })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  // Whether a shifted element is in the page itself: shifts of the header and footer are not counted here
  // (steady.spec.ts).
  const isInPage = ({ node }: { node?: Node }) => document.querySelector('main')?.contains(node ?? null)
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]
    for (const { value, sources } of entries) if (sources.some(isInPage)) watched.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const seen = (page: Page) =>
  page.evaluate(() => {
    const { heroFrames: frames, shift } = window as Watched
    return { frames, shift }
  })

interface WirePost {
  postId: string
  createTime: string
}

const count = 1_000

/**
 * Answers in place of the server: the scenario's comment has 1,000 replies. Returns a counter of the requests for their
 * list.
 */
async function answerThousandReplies(page: Page, token: string): Promise<() => number> {
  const comment = `/v2${thread}/comment-1`
  const { answer: model } = await callHost<{ post: WirePost }>('app', comment, { token })
  const first = Date.parse(model.post.createTime)
  const replies = Array.from({ length: count }, (_, at) => ({
    ...model.post,
    id: `reply-${at + 1}`,
    postId: `reply-${at + 1}`,
    depth: '2',
    parentPostId: 'comment-1',
    childrenCount: 0,
    text: `${at + 1}番目の返信`,
    createTime: new Date(first + at * 1000).toISOString(),
  }))
  let asked = 0
  const list = (url: URL, route: Route) => {
    asked += 1
    const since = Date.parse(url.searchParams.get('seek.lastCreateTime') ?? '1970-01-01')
    const rest = replies.filter(({ createTime }) => Date.parse(createTime) > since)
    const postList = rest.slice(0, Number(url.searchParams.get('seek.limit')))
    const seek = { hasNext: rest.length > postList.length, lastCreateTime: postList.at(-1)?.createTime }
    return route.fulfill({ json: { postList, isPostable: true, seek } })
  }
  await page.route(`**/v2${thread}**`, async (route) => {
    const url = new URL(route.request().url())
    const [, id = ''] = /\/ip-hoshiyomi\/([\w-]+)$/.exec(url.pathname) ?? []
    if (url.searchParams.get('parentPostId') === 'comment-1') return list(url, route)
    if (id === 'comment-1') return route.fulfill({ json: { post: { ...model.post, childrenCount: count } } })
    const post = replies.find(({ postId }) => postId === id)
    return post ? route.fulfill({ json: { post } }) : route.fallback()
  })
  return () => asked
}

/**
 * Asserts that the post was rendered completely from its first frame on, below the posts it answers, and never moved.
 */
async function expectUnmoved(page: Page, before: number): Promise<void> {
  const { frames, shift } = await seen(page)
  const [first] = frames
  expect(first).toBeDefined()
  expect(frames.filter((frame) => frame.before !== before)).toEqual([])
  expect(first!.top).toBeGreaterThanOrEqual(0)
  expect(first!.bottom).toBeLessThanOrEqual(first!.foot)
  expect(Math.max(...frames.map(({ top }) => Math.abs(top - first!.top)))).toBeLessThanOrEqual(1)
  expect(shift).toBe(0)
}

test('the page of a reply among 1,000 replies renders post, comment and reply in one paint without layout shifts (R046, W078, W080, C089) @long', async ({
  page,
  quiet,
}) => {
  // Allows 404s, because the scenario's images are names without files.
  quiet.allow(/status of 404/)
  const { accessToken } = await openScenario(page, 'a comment')
  const asked = await answerThousandReplies(page, accessToken)
  await page.addInitScript(watchHero)
  // The posts above the reply are answered last, one after the other.
  const wanted = new Set<string>()
  const parents = ['comment-1', 'post-1'].map((id) => ({ id, comes: Promise.withResolvers<void>() }))
  for (const { id, comes } of parents)
    await page.route(`**/v2${thread}/${id}`, async (route) => {
      wanted.add(id)
      await comes.promise
      await route.fallback()
    })
  await page.goto(`${thread}/reply-500`)
  for (const { id, comes } of parents) {
    await expect.poll(() => wanted.has(id)).toBe(true)
    await expect(hero(page)).toHaveCount(0)
    comes.resolve()
  }
  await expect(hero(page)).toContainText('500番目の返信')
  await waitUntilSettled(page)
  await expectUnmoved(page, 2)
  expect(asked()).toBe(0)
})

test('a reply that a user opens inside the app appears at the position that it has at its own URL, on each visit (R046, W078, W080) @long', async ({
  page,
  quiet,
}) => {
  // Allows 404s, because the scenario's images are names without files.
  quiet.allow(/status of 404/)
  // Makes the viewport so low that the answered posts fill it.
  await page.setViewportSize({ width: 390, height: 420 })
  const { accessToken } = await openScenario(page, 'a comment')
  await answerThousandReplies(page, accessToken)
  const href = `${thread}/reply-3`
  await page.goto(href)
  await expect(hero(page)).toContainText('3番目の返信')
  await waitUntilSettled(page)
  const placeOf = () => hero(page).evaluate((article) => Math.round(article.getBoundingClientRect().top))
  const byAddress = await placeOf()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)

  // Clicks a link by script, because Playwright's own click would scroll the link into view first.
  const press = (link: string) =>
    page
      .locator(`main a[href="${link}"]`)
      .first()
      .evaluate((anchor: HTMLAnchorElement) => anchor.click())
  // Opens the comment, from which the reply is opened twice; the first time it is not cached yet.
  await page.goto(`${thread}/comment-1`)
  for (const visit of ['first', 'second']) {
    await expect(hero(page)).not.toContainText('番目の返信')
    const reply = page.locator(`main [data-feed="reply-3"]`)
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(reply).toBeAttached({ timeout: 200 })
    }).toPass()
    await press(href)
    await expect(hero(page)).toContainText('3番目の返信')
    await waitUntilSettled(page)
    expect(await placeOf(), visit).toBe(byAddress)
    await press(`${thread}/comment-1`)
  }
})
