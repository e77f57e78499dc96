import { expect, test } from '../journey.ts'

test.describe('a guest', () => {
  test('opens a gacha from the start page, and is asked to log in only when drawing (R009, R049, R050, R057, W134, S066, S068)', async ({
    page,
  }) => {
    await page.goto('/top')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('推し色を')
    await page
      .getByRole('link', { name: /灯台放送局/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/channel\/todai$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('灯台放送局')
    await page.goto('/channel')
    await page
      .getByRole('link', { name: /レモネード星団/ })
      .first()
      .click()
    await page
      .getByRole('link', { name: /夏至のパレード/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('夏至のパレード')
    await page.getByRole('button', { name: /10回引く/ }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText('ログインが必要です')
    await dialog.getByRole('link', { name: 'ログインする' }).click()
    await expect(page).toHaveURL(/\/login\?callback=/)
  })

  test('who opens a member’s page is sent to the log-in, and after the log-in back to this page (S026, S027) @long', async ({
    page,
  }) => {
    await page.goto('/collection')
    await expect(page).toHaveURL(/\/login\?callback=/)
    await page.getByRole('link', { name: /メールアドレスでログイン/ }).click()
    await page.getByLabel('メールアドレス').fill('koharu@example.jp')
    await page.getByLabel('パスワード').first().fill('Tsudoi-2026')
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page).toHaveURL(/\/collection$/)
  })

  test('sees at an unknown path the not-found page, with a link to the start page (R085, W017)', async ({ page }) => {
    await page.goto('/no/such/place')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('見つかりませんでした')
    await page.getByRole('link', { name: 'TOPへ' }).click()
    await expect(page).toHaveURL(/\/top$/)
  })

  test('opens the dialog of the commercial notice by its hash in the URL, on any page (R087) @long', async ({
    page,
  }) => {
    await page.goto('/channel#commercial')
    await expect(page.getByRole('dialog')).toContainText('特定商取引法の表記')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('link', { name: /灯台放送局/ }).first()).toBeVisible()
  })

  test('is redirected from an address without a path to /top (Q19) @long', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/top$/)
  })

  test('returns with Back to a list at its former scroll position @long', async ({ page }) => {
    await page.goto('/channel')
    const last = page.getByRole('link', { name: /雪原オルゴール/ }).first()
    await last.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await last.click()
    await expect(page).toHaveURL(/\/channel\/setsugen$/)
    await page.goBack()
    await expect(last).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })
})
