import type { Locator, Page } from '@playwright/test'
import { expect, demoMember, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { addresses } from '../addresses.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

const timeline = '/channel/ip-hoshiyomi?tab=posts'
const feed = (page: Page) => page.getByRole('feed', { name: /のタイムライン$/ })

/** Writes a post as the same member on another device. */
async function postElsewhere(page: Page, token: string, text: string): Promise<void> {
  const answer = await page.request.post(`${addresses.app}/hosts/app/v2/post/ip/ip-hoshiyomi`, {
    data: { text, depth: '0' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The first visible post and the position of its top on the screen. */
const read = (page: Page) =>
  feed(page).evaluate((list) => {
    const rows = [...list.querySelectorAll<HTMLElement>('[data-feed]')]
    const row = rows.find((one) => one.getBoundingClientRect().bottom > 0)
    return { key: row?.dataset['feed'], top: row?.getBoundingClientRect().top ?? NaN }
  })

async function scrollFar(page: Page, key = 'post-12'): Promise<{ key: string | undefined; top: number }> {
  const target = feed(page).locator(`[data-feed="${key}"]`)
  // Whether the wheel has scrolled too far, so that only older posts are rendered; the newest post is first.
  const isPast = () =>
    feed(page).evaluate((list, sought) => {
      const numberOf = (name = '') => Number(name.split('-').at(-1))
      return numberOf(list.querySelector<HTMLElement>('[data-feed]')?.dataset['feed']) < numberOf(sought)
    }, key)
  await expect(async () => {
    await page.mouse.wheel(0, (await isPast()) ? -900 : 1500)
    // In the same attempt, because the row is unmounted again if the page scrolls on.
    await target.evaluate((row) => scrollBy(0, row.getBoundingClientRect().top + 37), undefined, { timeout: 200 })
  }).toPass()
  await waitUntilSettled(page)
  return read(page)
}

async function expectBackAt(page: Page, place: { key: string | undefined; top: number }, within = 2): Promise<void> {
  await expect(async () => {
    const now = await read(page)
    expect(now.key).toBe(place.key)
    expect(Math.abs(now.top - place.top)).toBeLessThanOrEqual(within)
  }).toPass()
}

test('a timeline shows new posts only after a press, and restores the position of the read post to the pixel after Back and a reload (R050, W137, C087) @long', async ({
  page,
}) => {
  const { accessToken } = await openScenario(page, 'exactly so many posts', { count: 60 })
  await page.goto(timeline)
  await expect(feed(page).getByRole('article').first()).toBeVisible()
  await page.mouse.move(100, 400)
  const place = await scrollFar(page)
  expect(place.key).toBe('post-12')

  // Reloads the page. Then only the first page of posts is loaded, so the app fetches the posts before the saved
  // position.
  await page.reload()
  await expectBackAt(page, place)
  await waitUntilSettled(page)

  for (let at = 1; at <= 5; at += 1) await postElsewhere(page, accessToken, `新しい投稿 ${at}`)
  // Makes the page check for new posts, as it does when it becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const news = page.getByRole('button', { name: '新着5件' })
  await expect(news).toBeVisible()
  await expectBackAt(page, place)
  await news.click()
  await expect(feed(page).getByText('新しい投稿 5')).toBeInViewport()
  await page.getByRole('button', { name: '元の位置へ' }).click()
  await expectBackAt(page, place)

  // Clicks by script, because Playwright's own click would scroll the link into view first.
  const link = feed(page).locator('[data-feed="post-12"]').getByRole('link').nth(1)
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click())
  await expect(page).toHaveURL(/\/post\/ip\/ip-hoshiyomi\/post-12$/)
  await expect(page.getByRole('heading', { level: 2, name: 'コメント' })).toBeVisible()
  await page.goBack()
  await expectBackAt(page, place)
})

test('a timeline in a webview that the system has terminated restores the position of the read post to the pixel (R050, W137, C087) @long', async ({
  page,
  context,
}) => {
  await openScenario(page, 'exactly so many posts', { count: 60 })
  await page.goto(timeline)
  await expect(feed(page).getByRole('article').first()).toBeVisible()
  await page.mouse.move(100, 400)
  const place = await scrollFar(page)
  // The stored position. The app saves it while the user reads, because no event announces that a webview ends.
  const kept = () => page.evaluate(() => localStorage.getItem('tsudoi.post-places') ?? '')
  await expect.poll(kept).toContain(`"key":"${place.key}"`)
  const again = await context.newPage()
  await again.goto(timeline)
  await expectBackAt(again, place)
})

test('the posts tab of a channel requests only posts, and the top tab only the programme (R050, C087) @long', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofProgramme = () => asked.filter((path) => /^\/hosts\/.*\/(overview|gacha|story|video|special)\b/.test(path))
  await page.goto('/channel/todai?tab=posts')
  await expect(feed(page).getByRole('article').first()).toBeVisible()
  await waitUntilSettled(page)
  expect(ofProgramme()).toEqual([])
  await page.getByRole('link', { name: 'トップ', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'ガチャ' })).toBeVisible()
  expect(ofProgramme()).toContain('/hosts/app/v2/ip/overview/todai')
})

test('a guest who logs in to like a post returns to the position of this post, to the pixel (R050, W137, S026, C087) @long', async ({
  page,
}) => {
  await page.goto('/channel/todai?tab=posts')
  await expect(feed(page).getByRole('article').first()).toBeVisible()
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
  // Scrolls to a post that stays, because other journeys write and delete posts in this channel.
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    await waitUntilSettled(page)
    expect((await read(page)).key).toMatch(/^post-todai-/)
  }).toPass()
  const place = await read(page)
  // Clicks by script, because Playwright's own click would scroll the button into view first.
  const like = feed(page)
    .locator(`[data-feed="${place.key}"]`)
    .getByRole('button', { name: /^いいね/ })
  await like.evaluate((button: HTMLElement) => button.click())
  await page.getByRole('dialog', { name: 'ログインが必要です' }).getByRole('link', { name: 'ログインする' }).click()
  await page.getByRole('link', { name: /メールアドレスでログイン/ }).click()
  await page.getByLabel('メールアドレス').fill(demoMember.email)
  await page.getByLabel('パスワード').first().fill(demoMember.password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/channel\/todai\?tab=posts$/)
  await expectBackAt(page, place)
})

test('after fifty new posts have replaced the timeline, the button 元の位置へ leads back to the read post, to the pixel (W137, C087) @long', async ({
  page,
}) => {
  await openScenario(page, 'exactly so many posts', { count: 110 })
  const host = { hasNews: false }
  // Answers as the server would before the last fifty posts, which were written a minute apart.
  await page.route('**/v2/post/ip/ip-hoshiyomi?*', (route) => {
    const url = new URL(route.request().url())
    const isFront = !url.searchParams.has('seek.lastCreateTime')
    if (isFront && !host.hasNews) url.searchParams.set('seek.lastCreateTime', '2026-01-01T10:00:00Z')
    return route.continue({ url: url.href })
  })
  await page.goto(timeline)
  await expect(feed(page).getByRole('article').first()).toHaveAttribute('data-feed', 'post-60')
  await page.mouse.move(100, 400)
  const place = await scrollFar(page, 'post-50')
  host.hasNews = true
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByRole('button', { name: '新着20件以上' }).click()
  await expect(feed(page).locator('[data-feed="post-110"]')).toBeInViewport()
  await page.getByRole('button', { name: '元の位置へ' }).click()
  await expectBackAt(page, place)
})

test('a user moves through a feed by keys; the feed renders only visible posts and keeps the focus (W137) @long', async ({
  page,
}) => {
  await openScenario(page, 'exactly so many posts', { count: 60 })
  await page.goto(timeline)
  const rows = feed(page).getByRole('article')
  await rows.first().focus()
  for (let at = 2; at <= 15; at += 1) {
    await page.keyboard.press('PageDown')
    await expect(feed(page).locator(`[aria-posinset="${at}"]`)).toBeFocused()
  }
  expect(await rows.count()).toBeLessThan(30)
  await page.keyboard.press('PageUp')
  await expect(feed(page).locator('[aria-posinset="14"]')).toBeFocused()
  // Scrolls the focused post out of view. It is removed from the DOM, so the list itself gets the focus.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(feed(page)).toBeFocused()
  await rows.first().focus()
  await page.keyboard.press('Control+End')
  await expect(feed(page).locator(':focus')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
})

test('the page of a comment shows the post that it answers, and a like of the comment appears wherever the comment is shown (R046, W078, C089, C094)', async ({
  page,
  quiet,
}) => {
  // Allows 404s, because the scenario's images are names without files.
  quiet.allow(/status of 404/)
  await openScenario(page, 'a comment')
  await page.goto('/post/ip/ip-hoshiyomi/comment-1')
  const hero = page.locator('article[aria-current="true"]')
  await expect(hero).toBeInViewport()
  await expect(page.getByRole('article')).toHaveCount(2)
  const like = hero.getByRole('button', { name: /^いいね/ })
  const liked = page.waitForResponse((response) => response.url().endsWith('/comment-1/like'))
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await liked
  // Opens the answered post, which lists the comment with the same like.
  await page.getByRole('article').first().getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/post-1$/)
  const comment = page.getByRole('feed', { name: 'コメント' }).getByRole('article')
  await expect(comment.getByRole('button', { name: 'いいね 1' })).toHaveAttribute('aria-pressed', 'true')
})

test('twenty taps of a like within a second on a slow server send two requests, and every place shows the last state (W137, R032, R046, R050, C094, C095) @long', async ({
  page,
  quiet,
}) => {
  // Allows 404s, because the scenario's images are names without files.
  quiet.allow(/status of 404/)
  await openScenario(page, 'a post')
  const host = { asked: [] as string[], answers: Promise.withResolvers<void>() }
  await page.route('**/post-1/like', async (route) => {
    host.asked.push(route.request().method())
    await host.answers.promise
    await route.fallback()
  })
  const hero = page.locator('article[aria-current="true"]')
  const ofMember = page.getByRole('feed', { name: '投稿', exact: true })
  const isNotLiked = async (place: Locator) => {
    const like = place.getByRole('button', { name: 'いいね 0', exact: true })
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  }
  await page.goto(timeline)
  await isNotLiked(feed(page))
  await feed(page)
    .getByRole('button', { name: /^いいね/ })
    .evaluate(async (button: HTMLElement) => {
      // Taps twenty times, and waits after each tap until it is rendered.
      for (let tap = 1; tap <= 20; tap += 1) {
        button.click()
        await new Promise(requestAnimationFrame)
      }
    })
  await expect.poll(() => host.asked).toEqual(['POST'])
  await isNotLiked(feed(page))
  await feed(page).getByRole('link').nth(1).click()
  await isNotLiked(hero)
  await hero.getByRole('link').first().click()
  await isNotLiked(ofMember)
  host.answers.resolve()
  await expect.poll(() => host.asked).toEqual(['POST', 'DELETE'])
  await waitUntilSettled(page)
  await isNotLiked(ofMember)
  await page.goBack()
  await isNotLiked(hero)
  await page.goBack()
  await isNotLiked(feed(page))
  await page.reload()
  await isNotLiked(feed(page))
  expect(host.asked).toEqual(['POST', 'DELETE'])
})

test('a member blocks and unblocks another member, and reports a post, each by two taps on a timeline (R050, S047, S072, C096, C097, C099) @long', async ({
  page,
}) => {
  // Uses a dataset of its own, because new posts of other tests would move this post on the screen.
  await openScenario(page, 'a member')
  await page.goto('/channel/todai?tab=posts')
  const post = feed(page).getByRole('article').filter({ hasText: '航さんのギターが' })
  const choose = async (item: string) => {
    await post.getByRole('button', { name: /の投稿のメニュー$/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await expect(post).toBeVisible()
  const blocked = page.waitForResponse((response) => response.url().includes('/v2/block'))
  await choose('ブロックする')
  await expect(feed(page).getByText(/さんをブロックしました$/)).toBeVisible()
  await expect(post).toHaveCount(0)
  expect((await blocked).ok()).toBe(true)
  await page.getByRole('button', { name: 'ブロックを取り消す' }).click()
  await expect(post).toBeVisible()
  await choose('報告する')
  const dialog = page.getByRole('dialog', { name: '報告する' })
  await expect(dialog.getByText(/の投稿について/)).toBeVisible()
  await dialog.getByRole('radio', { name: '宣伝・同じ内容のくり返し' }).check()
  const sent = page.waitForRequest((request) => request.url().endsWith('/v2/report'))
  await dialog.getByRole('button', { name: '報告を送る' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ targetType: 'POST' })
  await expect(page.getByRole('dialog', { name: '報告を受けつけました' })).toBeVisible()
})

interface HostWindow {
  heard: { type: string; path?: string; canGoBack?: boolean }[]
  Unity: { call: (text: string) => void }
  tsudoi: { receive: (raw: string) => void }
}

/** Runs before the page's own scripts: simulates the host app. */
function actAsHostApp(): void {
  const host = window as unknown as HostWindow
  host.heard = []
  host.Unity = { call: (text) => void host.heard.push(JSON.parse(text) as HostWindow['heard'][number]) }
}
/** The last message of this type that the host app received. */
const lastMessage = (page: Page, type: string) =>
  page.evaluate((name) => (window as unknown as HostWindow).heard.findLast((message) => message.type === name), type)
const sendBack = (page: Page) =>
  page.evaluate(() => (window as unknown as HostWindow).tsudoi.receive(JSON.stringify({ type: 'back' })))

test('the app reports a timeline and its posts to the host app as separate pages, and the host app’s back button leads from post to timeline (R047, R048, W079, W080, S002) @long', async ({
  page,
}) => {
  await page.addInitScript(actAsHostApp)
  await openScenario(page, 'exactly so many posts', { count: 3 })
  const timelinePage = '/unity/post/ip/ip-hoshiyomi'
  await page.goto(`${timelinePage}?device=unity`)
  const rows = page.getByRole('feed', { name: 'タイムライン' }).getByRole('article')
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await rows.first().getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/unity\/post\/ip\/ip-hoshiyomi\/post-3$/)
  await expect(page.locator('article[aria-current="true"]')).toBeVisible()
  await expect.poll(() => lastMessage(page, 'page')).toMatchObject({ path: `${timelinePage}/post-3`, canGoBack: true })
  await sendBack(page)
  await expect(rows).toHaveCount(3)
  await expect.poll(() => lastMessage(page, 'page')).toMatchObject({ path: timelinePage, canGoBack: false })
  await sendBack(page)
  await expect.poll(() => lastMessage(page, 'close')).toBeDefined()
  await expect(rows).toHaveCount(3)
})

test('the page of a missing post shows a message in place, without a dialog (R046, W078, C089) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404|Failed to load/)
  await openScenario(page, 'a timeline', {}, 'guest')
  await page.goto('/post/ip/ip-hoshiyomi/no-such-post')
  await expect(page.getByRole('heading', { level: 1, name: 'この投稿は表示できません' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'タイムラインを見る' })).toBeVisible()
  await waitUntilSettled(page)
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('a timeline fills a window that is taller than its first posts without a scroll by the user (R050, W137) @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2_000 })
  await openScenario(page, 'exactly so many posts', { count: 60 })
  await page.goto(timeline)
  const lastBottom = () =>
    feed(page).evaluate((list) => list.querySelector('[data-feed]:last-of-type')?.getBoundingClientRect().bottom ?? 0)
  await expect.poll(lastBottom).toBeGreaterThan(2_000)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
