import { startSessionAs, expect, test } from '../journey.ts'

test.describe('the page /signup/top, on which a sign-up begins (R005, W038)', () => {
  test('lists the benefits of a membership, links to the terms, and keeps the return address (S026, Q24) @long', async ({
    page,
  }) => {
    await page.goto('/login?callback=%2Fnotification')
    await page.getByRole('main').getByRole('link', { name: '無料で会員登録' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('あなたの灯りを、客席に。')
    await expect(page).toHaveURL(/\/signup\/top\?callback=%2Fnotification$/)
    await expect(page).toHaveTitle(/会員登録のご案内/)
    await expect(page.getByRole('heading', { name: '開場までのプログラム' })).toBeVisible()
    await page.getByRole('link', { name: 'メールアドレスで登録' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('規約をお読みください')
    await expect(page).toHaveURL(/\/signup\/terms\?callback=%2Fnotification$/)
    await page.goBack()
    await page.getByRole('link', { name: 'ログインはこちら' }).click()
    await expect(page).toHaveURL(/\/login\?callback=%2Fnotification$/)
  })

  test('redirects a member who is logged in to /home (S027) @long', async ({ page }) => {
    await startSessionAs(page)
    await page.goto('/signup/top')
    await expect(page).toHaveURL(/\/home$/)
  })
})
