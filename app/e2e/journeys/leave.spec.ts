import { becomeMember, expect, proveIdentityByPassword, test } from '../journey.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

test('a member deletes the account after three confirmations, and the browser contains no data of the account afterwards (R026, W058, W007, C019, S036)', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of (4\d\d|500)|Failed to load/)
  const fan = await becomeMember(page)
  const ofMember = (await context.cookies()).filter(({ name }) => /token$/i.test(name)).map(({ value }) => value)
  expect(ofMember.length).toBeGreaterThan(1)
  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: '退会' }).click()
  await expect(page).toHaveURL(/\/account\/leave$/)
  await expect(page.getByRole('checkbox')).toBeVisible()
  await expect(page.locator('footer')).toHaveCount(0)
  await page.getByRole('button', { name: '退会の手続きへ進む' }).click()
  await expect(page.getByText(/チェックを入れてください/)).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '退会の手続きへ進む' }).click()
  const question = page.getByRole('alertdialog', { name: 'ほんとうに退会しますか' })
  await expect(question.getByRole('button', { name: '退会しない' })).toBeFocused()
  await question.getByRole('button', { name: '退会しない' }).click()
  await page.getByRole('button', { name: '退会の手続きへ進む' }).click()
  await question.getByRole('button', { name: '退会する', exact: true }).click()
  await proveIdentityByPassword(page, fan.password)
  await expect(page).toHaveURL(/\/top$/)
  const told = page.getByRole('alertdialog', { name: '退会の手続きが終わりました' })
  await told.getByRole('button', { name: '閉じる' }).click()
  await waitUntilSettled(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilSettled(page)
  await expect(told).toBeHidden()
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => /email-cache|pin-code|reset-email/.test(name))).toEqual([])
  // Asserts that no token is a former one of the member: the guest's tokens (S033) are new.
  expect(cookies.filter(({ value }) => ofMember.includes(value))).toEqual([])
  await page.goto('/login/mail')
  await page.getByLabel('メールアドレス').fill(fan.email)
  await page.getByLabel('パスワード').first().fill(fan.password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByText('ログインに失敗しました。')).toBeVisible()
})
