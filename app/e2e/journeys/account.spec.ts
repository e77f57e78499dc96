import { becomeMember, expect, test } from '../journey.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'
import { stubCall } from '../stubCall.ts'

test('the account page links to every page that changes the account (R016, W049, S070) @long', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/mypage')
  await page.getByRole('main').getByRole('link', { name: 'アカウント' }).click()
  await expect(page).toHaveURL(/\/account$/)
  const main = page.getByRole('main')
  await expect(main.getByText('メールアドレス', { exact: true })).toBeVisible()
  await waitUntilSettled(page)
  await expect(main.getByText('未登録')).toBeHidden()
  await main.getByRole('link', { name: 'ブロックした人' }).click()
  await expect(main.getByText('ブロックしている人はいません')).toBeVisible()
  await main.getByRole('link', { name: 'アカウントへもどる' }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('a guest who opens the account page is sent to the log-in, and back to the account page (R016, R029, Q16) @long', async ({
  page,
}) => {
  await page.goto('/account/block')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Faccount%2Fblock$/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Faccount$/)
})

test('a member who is blocked is hidden; the list of blocks can unblock and block this member, and keeps a block when the call to unblock fails (R029, R032, R033, S047, W061, W064, C096–C098) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (404|500)|Failed to load/)
  await becomeMember(page)
  // Stubs only the call that fails; all others reach the sandbox.
  const unblock = await stubCall(page, '/v2/block', 'DELETE')
  const answered = (method: string) =>
    page.waitForResponse(
      (response) => response.request().method() === method && new URL(response.url()).pathname.endsWith('/v2/block'),
    )
  await page.goto('/user/fan-mejiro')
  await expect(page.getByRole('heading', { level: 1, name: 'めじろ' })).toBeVisible()
  await expect(page.getByText('五人そろいが出ました。声が出ました。')).toBeVisible()
  await page.getByRole('button', { name: 'めじろさんのメニュー' }).click()
  await page.getByRole('menuitem', { name: 'ブロックする' }).click()
  const blocked = answered('POST')
  await page.getByRole('alertdialog').getByRole('button', { name: 'ブロックする' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('めじろさんをブロックしています')
  await expect(page.getByText('五人そろいが出ました。声が出ました。')).toBeHidden()
  await blocked
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('めじろさんをブロックしています')
  await page.goto('/user/fan-mejiro/follow')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('見つかりませんでした')

  await page.goto('/account/block')
  const takenBack = answered('DELETE')
  await page.getByRole('button', { name: 'めじろのブロックを解除する' }).click()
  await expect(page.getByText('解除しました')).toBeVisible()
  await takenBack
  const blockedAgain = answered('POST')
  await page.getByRole('button', { name: 'めじろをもう一度ブロックする' }).click()
  await expect(page.getByText('解除しました')).toBeHidden()
  await blockedAgain
  unblock.fail(500)
  await page.getByRole('button', { name: 'めじろのブロックを解除する' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'めじろのブロックを解除する' })).toBeVisible()

  await page.goto('/user/fan-mejiro')
  const freed = answered('DELETE')
  await page.getByRole('button', { name: 'ブロックを解除する' }).click()
  await freed
  await expect(page.getByRole('heading', { level: 1, name: 'めじろ' })).toBeVisible()
  await expect(page.getByText('五人そろいが出ました。声が出ました。')).toBeVisible()
})
