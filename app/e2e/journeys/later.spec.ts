import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { becomeMember, expect, startSyncedSession, test } from '../journey.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'

test.use({ serviceWorkers: 'allow' })

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'あとで見る' })
const list = (page: Page) => page.getByRole('feed', { name: 'あとで見る' })
const rows = (page: Page) => list(page).getByRole('article')

/** Opens a page and presses its button, which keeps its item or removes it again. */
async function toggleOn(page: Page, address: string, isKept: boolean): Promise<void> {
  await page.goto(address)
  await expect(button(page)).toHaveAttribute('aria-pressed', String(!isKept))
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-pressed', String(isKept))
}

/** Keeps the first post of a channel's timeline, or removes it, by its menu. */
async function toggleFirstPost(page: Page, item: string): Promise<void> {
  await page.goto('/channel/todai?tab=posts')
  const post = page.getByRole('main').getByRole('article').first()
  await expect(post).toBeVisible()
  await waitUntilSettled(page)
  await post.getByRole('button', { name: /の投稿のメニュー$/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The request that sends the kept items to the member's other devices. */
const sending = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('settings/later') === true,
  )

test('a member keeps a post, a film, an event and a story for later, finds them in one list, and removes one with undo (Q489)', async ({
  page,
}) => {
  await becomeMember(page)
  await toggleOn(page, '/channel/todai/movie/todai-night-47', true)
  await toggleOn(page, '/event/todai-harbour', true)
  await toggleOn(page, '/channel/setsugen/story/setsugen-post', true)
  await toggleFirstPost(page, 'あとで見る')
  await page.getByRole('link', { name: '「あとで見る」に保存済み' }).click()
  await expect(page).toHaveURL('/mypage/later')
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).first()).toContainText('投稿')
  await page.getByRole('combobox', { name: '種類' }).selectOption({ label: 'イベント（1）' })
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('combobox', { name: '種類' }).selectOption({ label: 'すべて' })
  await page.getByRole('combobox', { name: 'チャンネル' }).selectOption({ label: '灯台放送局（3）' })
  await expect(rows(page)).toHaveCount(3)
  await expect(page).toHaveURL('/mypage/later?channel=todai')
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await rows(page).filter({ hasText: '動画' }).getByRole('button').click()
  await expect(rows(page).filter({ hasText: 'はずしました' })).toHaveCount(1)
  await rows(page)
    .filter({ hasText: 'はずしました' })
    .getByRole('button', { name: /を元にもどす$/ })
    .click()
  await expect(rows(page).filter({ hasText: 'はずしました' })).toHaveCount(0)
  await rows(page).filter({ hasText: 'イベント' }).getByRole('button').click()
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await rows(page).filter({ hasText: '動画' }).getByRole('link').click()
  await expect(page).toHaveURL('/channel/todai/movie/todai-night-47')
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
  await toggleFirstPost(page, '「あとで見る」からはずす')
  await expect(page.getByRole('link', { name: '「あとで見る」に保存済み' })).toHaveCount(0)
})

test('a guest’s kept items belong to the member after the log-in, reach the member’s other device, and leave this one with the log-out (Q489, Q490, C175, C176) @long', async ({
  page,
  browser,
  quiet,
}) => {
  // Allows the 401 of requests that reach the server after the log-out.
  quiet.allow(/status of 401/)
  await toggleOn(page, '/event/todai-harbour', true)
  await page.goto('/mypage/later')
  await expect(page.getByText('いまは、この端末にだけ保存しています。')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  const fan = await becomeMember(page)
  await startSyncedSession(page, fan)
  const sent = sending(page)
  await page.goto('/mypage/later')
  await expect(rows(page)).toHaveCount(1)
  expect((await sent).ok()).toBe(true)
  const context = await browser.newContext({ baseURL: addresses.app, locale: 'ja-JP', serviceWorkers: 'block' })
  const other = await context.newPage()
  watchRequests(other)
  await startSyncedSession(other, fan)
  await other.goto('/mypage/later')
  await expect(rows(other)).toHaveCount(1)
  await context.close()
  await page.goto('/account/logout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL(/\/(top|login)/)
  await page.goto('/mypage/later')
  await expect(page.getByText('保存したものはまだありません')).toBeVisible()
})

test('without a network, the list of kept items is shown, searched and changed (Q489) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  await becomeMember(page)
  await toggleOn(page, '/event/todai-harbour', true)
  await toggleOn(page, '/channel/setsugen/story/setsugen-post', true)
  await page.goto('/mypage/later')
  await expect(rows(page)).toHaveCount(2)
  const files = () =>
    page.evaluate(async () => (await (await caches.open('tsudoi-files')).keys()).map(({ url }) => url).join('\n'))
  await expect.poll(files).toContain('LaterListRoute')
  await waitUntilSettled(page)
  await context.setOffline(true)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'さがす' }).fill('みなと')
  await page.getByRole('searchbox', { name: 'さがす' }).fill('港')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('button').click()
  await expect(rows(page)).toContainText('はずしました')
  await page.goto('/mypage/later')
  await expect(rows(page)).toHaveCount(1)
})

test('the list of kept items says that an item is no longer published, and can remove it (Q489) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await page.goto('/top')
  await page.evaluate(() =>
    localStorage.setItem(
      'tsudoi.later.guest',
      JSON.stringify({
        'event/gone': { value: { title: '終わった会', since: 3 }, at: 3 },
        'video/todai/gone': { value: { title: 'なくなった動画', since: 2 }, at: 2 },
        'post/ip/todai/gone': { value: { title: '消えた投稿', since: 1 }, at: 1 },
      }),
    ),
  )
  await page.goto('/mypage/later')
  for (const [title, says] of [
    ['終わった会', 'この席は、見つかりませんでした'],
    ['なくなった動画', '動画が見つかりません'],
    ['消えた投稿', 'この投稿は表示できません'],
  ] as const) {
    await list(page).getByRole('link', { name: title }).click()
    await expect(page.getByText(says)).toBeVisible()
    await button(page).click()
    await expect(button(page)).toHaveCount(0)
    await page.goto('/mypage/later')
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(0)
  }
  await expect(page.getByText('保存したものはまだありません')).toBeVisible()
})

test('with blocked storage, kept items stay in this tab only, and the list says so (Q489) @long', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await toggleOn(page, '/event/todai-harbour', true)
  await page.getByRole('link', { name: '保存した一覧を見る' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText(/この端末からは消えます/)).toBeVisible()
})
