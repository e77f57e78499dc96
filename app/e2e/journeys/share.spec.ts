import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { agreeAndDraw, becomeMember, expect, startSessionAs, test } from '../journey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'シェアする' })

/** Copies the address in the open share dialog, and returns it. */
async function copied(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'リンクをコピー' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('コピーしました。')
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The playback position of the page's video in seconds; 0 without a video. */
const played = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

test('the link of a channel’s tab, copied by a member, opens the same tab for a guest (R050, Q471) @long', async ({
  page,
  browser,
}) => {
  await startSessionAs(page)
  await page.goto('/channel/lemonade?tab=posts&utm_source=mail')
  await page.getByRole('link', { name: 'レモネード星団をシェアする' }).click()
  await expect(page).toHaveURL(/#share$/)
  const address = await copied(page)
  expect(address).toBe(`${addresses.app}/channel/lemonade?tab=posts`)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/tab=posts&utm_source=mail$/)
  const guest = await browser.newPage()
  await guest.goto(address)
  await expect(guest.getByRole('feed', { name: 'レモネード星団のタイムライン' })).toBeVisible()
  await guest.close()
})

test('a post is shared from its menu in a timeline, by the address of its own page (W137, R046, Q471) @long', async ({
  page,
}) => {
  await page.goto('/channel/todai?tab=posts')
  const post = page.getByRole('feed').getByRole('article').first()
  await post.getByRole('button', { name: /さんの投稿のメニュー$/ }).click()
  await page.getByRole('menuitem', { name: 'シェアする' }).click()
  await expect(dialog(page)).toContainText('の投稿｜tsudoi 集い')
  const address = await copied(page)
  expect(address).toContain(`${addresses.app}/post/ip/todai/`)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: '投稿' })).toBeAttached()
})

test('a film can be shared at its current position; such a link starts the film there, and keeps the viewer’s own position (R054, Q472) @long', async ({
  page,
}) => {
  await page.goto('/channel/lemonade/movie/lemonade-greeting')
  await page.getByRole('button', { name: /を再生$/ }).click()
  await expect.poll(() => played(page)).toBeGreaterThan(0.3)
  // Seeks to 40 % of the film, and pauses there. In its last ten seconds the position would not be stored.
  await page.keyboard.press('4')
  await expect.poll(() => played(page)).toBeGreaterThan(7)
  await page.keyboard.press('k')
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
  const second = Math.floor(await played(page))
  await page.getByRole('link', { name: 'シェアする' }).click()
  await dialog(page)
    .getByRole('checkbox', { name: `今の場面、0:${String(second).padStart(2, '0')}から再生する` })
    .check()
  const address = await copied(page)
  expect(address).toBe(`${addresses.app}/channel/lemonade/movie/lemonade-greeting?t=${second}`)
  const stored = () => page.evaluate(() => localStorage.getItem('tsudoi.places'))
  await page.goto('/channel/lemonade/movie/lemonade-greeting')
  const own = await stored()
  await page.goto('/channel/lemonade/movie/lemonade-greeting?t=3')
  await expect(page.getByText('3秒のところから再生します')).toBeVisible()
  await page.getByRole('button', { name: /を再生$/ }).click()
  await expect.poll(() => played(page)).toBeGreaterThan(3.2)
  expect(await played(page)).toBeLessThan(8)
  await page.goto('/channel/lemonade/movie/lemonade-greeting')
  await expect(page.getByRole('button', { name: /を再生$/ })).toBeVisible()
  expect(own).not.toBeNull()
  expect(await stored()).toBe(own)
})

for (const value of ['-3', 'NaN', '99999', '1e1'])
  test(`a link with the invalid position ${value} starts the film at its beginning (R054, Q472) @long`, async ({
    page,
  }) => {
    await page.goto(`/channel/lemonade/movie/lemonade-greeting?t=${value}`)
    await page.getByRole('button', { name: /を再生$/ }).click()
    await expect.poll(() => played(page)).toBeGreaterThan(0.2)
    expect(await played(page)).toBeLessThan(5)
  })

test('the result of a gacha is saved as a picture, and its link opens the gacha (R058, W090, Q473)', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/channel/lemonade/gacha')
  await page.getByRole('button', { name: /^1回引く/ }).click()
  await agreeAndDraw(page)
  await expect(page).toHaveURL(/\/gacha\/result$/)
  const star = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace('が、来てくれました', '')
  await page.getByRole('link', { name: '結果をシェアする' }).click()
  const preview = dialog(page).getByRole('img')
  await expect(preview).toHaveAttribute('alt', new RegExp(`^${star}。`))
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1080)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: '画像を保存する' }).click(),
  ])
  await expect(dialog(page).getByRole('status').last()).toHaveText('画像を保存しました。')
  const file = await readFile(await download.path())
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1_080, 1_350])
  expect(await copied(page)).toBe(`${addresses.app}/channel/lemonade/gacha?gachaId=lemonade-parade`)
})

test('every kind of page can be shared even before its code has loaded, because its HTML links to the dialog (Q471)', async () => {
  const pages = [
    '/channel/todai',
    '/channel/lemonade/movie/lemonade-greeting',
    '/channel/setsugen/story/setsugen-post',
    '/event/todai-harbour',
    '/event/todai-harbour/episode/todai-harbour-night',
    '/channel/shinyou/gacha',
    '/channel/todai/draw/todai-dial',
    '/lottery/lemonade-flag',
    '/preorder/benio-festival',
    '/livetalk/group/todai-pier',
    '/vote/ranking/todai-last-song',
    '/vote/ranking/todai-last-song/ranking',
    '/vote/coop/shinyou-firewood',
  ]
  for (const path of pages) {
    // A crawler waits for the content; a browser may get the app shell.
    const html = async () => (await fetch(addresses.app + path, { headers: { 'user-agent': 'Twitterbot/1.0' } })).text()
    await expect.poll(async () => [path, (await html()).includes('href="#share"')]).toEqual([path, true])
  }
})

test('the browser’s window has the channel’s colour only on pages of the channel (Q475) @long', async ({ page }) => {
  const color = () =>
    page.evaluate(() => {
      const tags = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
      return [...tags].map(({ content }) => content)
    })
  await page.goto('/channel')
  await page
    .getByRole('main')
    .getByRole('link', { name: /レモネード星団/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/channel\/lemonade$/)
  await expect.poll(color).toEqual(['#ffe45c'])
  await page.goBack()
  await expect(page).toHaveURL(/\/channel$/)
  await expect.poll(color).toEqual([])
})

test('the icon of the installed app shows the member’s unread notices until the log-out (W001, Q475) @long', async ({
  page,
  quiet,
}) => {
  // Allows the 401 of requests that are in flight when the session ends.
  quiet.allow(/status of 401/)
  const badges: number[] = []
  await page.exposeFunction('showBadge', (count: number) => void badges.push(count))
  await page.addInitScript(() => {
    const show = (count: number) => (window as unknown as { showBadge: (shown: number) => void }).showBadge(count)
    Object.assign(navigator, { setAppBadge: async (count: number) => show(count), clearAppBadge: async () => show(0) })
  })
  await becomeMember(page)
  await page.goto('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'お知らせ、未読9件' })).toBeVisible()
  await expect.poll(() => badges.at(-1)).toBe(9)
  await page.goto('/account/logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' }).click()
  await expect.poll(() => badges.at(-1)).toBe(0)
})
