import { expect, logIn, signUp, test } from '../journey.ts'

test('the account page leads to everything that is the member’s (R016, W049, S070)', async ({ page }) => {
  test.slow()
  await signUp(page)
  await page.goto('/mypage')
  await page.getByRole('main').getByRole('link', { name: 'アカウント' }).click()
  await expect(page).toHaveURL(/\/account$/)
  const main = page.getByRole('main')
  await expect(main.getByText('メールアドレス', { exact: true })).toBeVisible()
  await expect(main.getByText('未登録')).toBeHidden()
  await main.getByRole('link', { name: 'ブロックした人' }).click()
  await expect(main.getByText('ブロックしている人はいません')).toBeVisible()
  await main.getByRole('link', { name: 'アカウントへもどる' }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('a guest is sent to log in and back to the account (R016, R029, Q16)', async ({ page }) => {
  await page.goto('/account/block')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Faccount%2Fblock$/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Faccount$/)
})

test('a block is taken back at once, put back, and stands again when the call fails (R029, S047, W061, C096–C098)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 500|Failed to load/)
  const entry = {
    targetAccountId: 'acc-mio',
    isHiddenByBlock: true,
    nickName: 'みお',
    uniqueName: 'mio0412',
    createTime: '2026-01-31T12:00:00Z',
  }
  let fails = false
  await page.route('**/v2/block*', (route) => {
    const method = route.request().method()
    if (method === 'OPTIONS') return route.fallback()
    if (fails) return route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } })
    if (method === 'GET') return route.fulfill({ json: { blockUserLists: [entry], seek: { hasNext: false } } })
    return route.fulfill({ json: { targetAccountId: 'acc-mio', isHiddenByBlock: method === 'POST' } })
  })
  await logIn(page)
  await page.goto('/account/block')
  await page.getByRole('button', { name: 'みおのブロックを解除する' }).click()
  await expect(page.getByText('解除しました')).toBeVisible()
  const blockedAgain = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/v2/block'),
  )
  await page.getByRole('button', { name: 'みおをもう一度ブロックする' }).click()
  await expect(page.getByText('解除しました')).toBeHidden()
  // The list changes before the call is answered: only the next one may fail.
  await blockedAgain
  fails = true
  await page.getByRole('button', { name: 'みおのブロックを解除する' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'みおのブロックを解除する' })).toBeVisible()
})
