import type { Page } from '@playwright/test'
import { becomeMember, expect, test } from '../journey.ts'
import { stubCall } from '../stubCall.ts'
import { waitUntilOverlaysLeft } from '../waitUntilOverlaysLeft.ts'

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel(/^姓必須/).fill('早瀬')
  await page.getByLabel(/^名必須/).fill('小春')
  await page.getByLabel('姓のフリガナ').fill('はやせ')
  await page.getByLabel('名のフリガナ').fill('ｺﾊﾙ')
  await page.getByLabel('郵便番号').fill('〒２３１ー００２３')
  await page.getByLabel('都道府県').selectOption('神奈川県')
  await page.getByLabel('市区町村').fill('横浜市中区')
  await page.getByLabel('町名・番地').fill('山下町１－２')
  await page.getByLabel('電話番号').fill('０４５ー１２３ー４５６７')
}

test('a member saves a postal address: a reload and a failed send lose no input, and quick taps send one call (R067–R070, C073, C074, W099–W102)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 500|Failed to load/)
  await becomeMember(page)
  await page.goto('/mypage')
  await page.getByRole('main').getByRole('link', { name: 'お届け先' }).click()
  await expect(page).toHaveURL(/\/address$/)
  await page.getByRole('link', { name: 'お届け先を登録する' }).click()
  await fillAddress(page)
  await page.reload()
  await expect(page.getByLabel('町名・番地')).toHaveValue('山下町１－２')
  await expect(page.getByLabel('都道府県')).toHaveValue('14')
  await page.getByRole('button', { name: '入力内容を確認する' }).click()
  await expect(page).toHaveURL(/\/address\/confirm$/)
  await expect(page.getByText('郵便番号 231-0023')).toBeAttached()
  await expect(page.getByText('ハヤセ コハル')).toBeVisible()

  const save = await stubCall(page, '/v2/privacy/address')
  save.fail(500)
  await page.getByRole('button', { name: 'このお届け先を保存する' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await waitUntilOverlaysLeft(page)
  await page.reload()
  await expect(page.getByText('早瀬 小春 様')).toBeVisible()

  save.takeCount()
  await page.getByRole('button', { name: 'このお届け先を保存する' }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click()
  })
  await expect(page).toHaveURL(/\/address\/finish$/)
  expect(save.takeCount()).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('tsudoi.address-draft'))).toBeNull()
  await page.getByRole('link', { name: '保存したお届け先を見る' }).click()
  await page.reload()
  await expect(page.getByText('神奈川県横浜市中区山下町1-2')).toBeVisible()
  await page.getByRole('link', { name: 'お届け先を変更する' }).click()
  await expect(page.getByLabel('電話番号')).toHaveValue('0451234567')
})

test('a member cannot confirm an incomplete postal address, and a log-out removes the draft of the address (R068, R069, S035) @long', async ({
  page,
  quiet,
}) => {
  // Allows the 401 of requests that are in flight when the session ends.
  quiet.allow(/status of 401/)
  await becomeMember(page)
  await page.goto('/address/edit')
  await page.getByLabel('郵便番号').fill('231-00')
  await page.getByRole('button', { name: '入力内容を確認する' }).click()
  await expect(page.getByText('郵便番号が5桁です。あと2桁入力してください。')).toBeVisible()
  await page.goto('/address/confirm')
  await expect(page.getByText('確認するお届け先がありません')).toBeVisible()
  await page.goto('/account/logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL(/\/top/)
  expect(await page.evaluate(() => sessionStorage.getItem('tsudoi.address-draft'))).toBeNull()
})

test('a guest who opens the postal address is sent to the log-in, and back to the address page (R067, S026) @long', async ({
  page,
}) => {
  await page.goto('/address')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Faddress$/)
})
