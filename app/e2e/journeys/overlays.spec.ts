import type { Page } from '@playwright/test'
import { agreeAndDraw, becomeMember, startSessionAs, expect, test } from '../journey.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

/** Opens a page by a link of the app, so that Back leads to a page of the app; returns the first page's URL. */
async function enterByLink(page: Page, from: string, to: string): Promise<string> {
  await page.goto(from)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilSettled(page)
  await page.evaluate((path) => {
    history.pushState({ idx: 1, key: 'entered', usr: null }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, to)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilSettled(page)
  return from
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search)
const dialog = (page: Page) => page.getByRole('dialog')
const gacha = '/channel/lemonade/gacha'

test.describe('Back over an open overlay (Q432)', () => {
  test('closes the terms and the last step of a draw with unchanged scroll position and focus, and then leaves the page @long', async ({
    page,
  }) => {
    await becomeMember(page)
    const before = await enterByLink(page, '/channel/lemonade', gacha)
    const draw = page.getByRole('button', { name: /^1回引く/ })
    await draw.click()
    await expect(dialog(page)).toContainText('規約')
    await waitUntilSettled(page)
    const top = await page.evaluate(() => scrollY)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    expect([await pathOf(page), await page.evaluate(() => scrollY)]).toEqual([gacha, top])
    await expect(draw).toBeFocused()

    await draw.click()
    await dialog(page).getByRole('checkbox').check()
    await dialog(page).getByRole('button', { name: '同意して次へ' }).click()
    await expect(page.getByRole('dialog', { name: 'この内容で引きますか' })).toBeVisible()
    await waitUntilSettled(page)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    expect(await pathOf(page)).toBe(gacha)

    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe(before)
  })

  test('leaves the page with one press after a dialog was closed by its button, or was open when the page was reloaded @long', async ({
    page,
  }) => {
    await becomeMember(page)
    const before = await enterByLink(page, '/channel/lemonade', gacha)
    await page.getByRole('button', { name: /^1回引く/ }).click()
    await dialog(page).getByRole('button', { name: '引かずに閉じる' }).click()
    await expect(dialog(page)).toBeHidden()
    await waitUntilSettled(page)
    await page.getByRole('button', { name: /^1回引く/ }).click()
    await expect(dialog(page)).toBeVisible()
    await waitUntilSettled(page)
    await page.reload()
    await expect(page.getByRole('button', { name: /^1回引く/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => 'overlays' in Object(history.state))).toBe(false)
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe(before)
  })

  test('returns from the result of a draw to the gacha, not to the draw’s last step @long', async ({ page }) => {
    await becomeMember(page)
    await enterByLink(page, '/channel/lemonade', gacha)
    await page.getByRole('button', { name: /^1回引く/ }).click()
    await agreeAndDraw(page)
    await expect(page).toHaveURL(/\/gacha\/result$/)
    await waitUntilSettled(page)
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe(gacha)
    await expect(dialog(page)).toBeHidden()
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/channel/lemonade')
  })

  test('closes a menu, a report and an enlarged picture of a post, one per press @long', async ({ page }) => {
    await startSessionAs(page)
    const timeline = '/channel/todai?tab=posts'
    await enterByLink(page, '/channel', timeline)
    const menu = page.getByRole('button', { name: /の投稿のメニュー$/ }).first()
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await waitUntilSettled(page)
    await page.goBack()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await page.getByRole('menuitem', { name: '報告する' }).click()
    await expect(dialog(page)).toBeVisible()
    await waitUntilSettled(page)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    const picture = page.getByRole('button', { name: /を大きく表示$/ }).first()
    await picture.click()
    await expect(dialog(page)).toBeVisible()
    await waitUntilSettled(page)
    const top = await page.evaluate(() => scrollY)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(picture).toBeFocused()
    expect([await pathOf(page), await page.evaluate(() => scrollY)]).toEqual([timeline, top])
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/channel')
  })

  test('closes a dialog of the URL’s hash together with the overlays above it, and returns to the page after a link in the side menu', async ({
    page,
  }) => {
    await startSessionAs(page)
    await enterByLink(page, '/channel', '/home')
    await page.getByRole('button', { name: 'メニュー' }).click()
    await dialog(page).getByRole('link', { name: 'コインの履歴' }).click()
    await expect(page).toHaveURL(/#coin-history$/)
    await expect(page.getByRole('dialog', { name: '購入履歴' })).toBeVisible()
    await waitUntilSettled(page)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe('/home')
    await page.getByRole('button', { name: 'メニュー' }).click()
    await dialog(page).getByRole('link', { name: 'キャンペーン' }).click()
    await expect.poll(() => pathOf(page)).toBe('/campaign')
    await waitUntilSettled(page)
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/home')
    await expect(dialog(page)).toBeHidden()
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/channel')
  })
})
