import type { Page } from '@playwright/test'
import { expect, proveIdentityByPassword, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

const main = (page: Page) => page.getByRole('main')

/** Presses a button and returns the body of the request it sends. */
async function sentBy(page: Page, path: string, button: string): Promise<unknown> {
  const request = page.waitForRequest((each) => each.method() === 'POST' && new URL(each.url()).pathname.endsWith(path))
  await main(page).getByRole('button', { name: button, exact: true }).click()
  return (await request).postDataJSON()
}

test('the app sends full-width and half-width input in the width that the server stores (R002, R007, R011, R017, R068, S060, Q32) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  const email = `fan-${Date.now().toString(36)}@example.jp`
  const typedEmail = `　${email.replace('@', ' ＠').replace('fan', 'ｆａｎ').replace('.jp', '。ｊｐ')}\u200B`

  await page.goto('/login/mail')
  await page.locator('#login-email').fill(typedEmail)
  await page.locator('#login-password').fill('Penlight-15')
  expect(await sentBy(page, '/signin/email', 'ログインする')).toEqual({ email, password: 'Penlight-15' })
  await expect(page.getByText('ログインに失敗しました。')).toBeVisible()

  await page.goto('/signup/create')
  await page.locator('#signup-email').fill(typedEmail)
  await page.locator('#signup-password').fill('Penlight-15')
  expect(await sentBy(page, '/signup/prepare', '認証コードを送る')).toEqual({ email, password: 'Penlight-15' })
  const code = page.locator('#signup-code')
  await code.fill('認証コード：２７１ー８２８')
  await expect(code).toHaveValue('271828')
  expect(await sentBy(page, '/signup/email', '登録して次へ進む')).toEqual({ email, code: '271828' })
  await expect(page.getByText(/認証コードが違います/)).toBeVisible()

  await openScenario(page, 'a member')
  await page.goto('/profile/edit')
  await page.locator('#profile-nick').fill(' ﾍﾟﾝﾗｲﾄのこはる～　')
  await page.locator('#profile-unique').fill('ｋｏｈａｒｕ７７')
  // Types a variant of the letter 神 that is used in some names.
  await page.locator('#profile-last').fill('\uFA19谷')
  await page.locator('#profile-first').fill('小春\t')
  await main(page).getByRole('button', { name: '入力内容を確認する' }).click()
  expect(await sentBy(page, '/v2/profile', 'この内容で保存する')).toMatchObject({
    nickName: 'ペンライトのこはる～',
    uniqueName: 'koharu77',
    lastName: '\uFA19谷',
    firstName: '小春',
  })
  await expect(page).toHaveURL(/\/profile\/finish$/)

  await page.goto('/address/edit')
  await page.locator('#address-last').fill('早瀬')
  await page.locator('#address-first').fill('小春')
  await page.locator('#address-last-kana').fill('は\u3099とう')
  await page.locator('#address-first-kana').fill('ｺﾊﾙ')
  await page.locator('#address-postal').fill('〒２３１ー００２３')
  await page.locator('#address-prefecture').selectOption('神奈川県')
  await page.locator('#address-city').fill('横浜市中区　')
  await page.locator('#address-street').fill('山下町１－２')
  await page.locator('#address-building').fill('ﾐﾅﾄﾋﾞﾙ３０１')
  await page.locator('#address-phone').fill('＋８１（０）４５ー１２３ー４５６７')
  await main(page).getByRole('button', { name: '入力内容を確認する' }).click()
  expect(await sentBy(page, '/v2/privacy/address', 'このお届け先を保存する')).toEqual({
    lastName: '早瀬',
    firstName: '小春',
    lastNameKana: 'バトウ',
    firstNameKana: 'コハル',
    postalCode: '2310023',
    prefecture: 14,
    city: '横浜市中区',
    street: '山下町1-2',
    building: 'ミナトビル301',
    phoneNumber: '0451234567',
  })
  await expect(page).toHaveURL(/\/address\/finish$/)

  await page.goto('/account/email')
  await page.locator('#account-email').fill(typedEmail)
  expect(await sentBy(page, '/save/email/prepare', '認証コードを送る')).toEqual({ email })
  await proveIdentityByPassword(page, 'Tsudoi-2026')
  await expect(page.locator('#email-code')).toBeVisible()

  await page.goto('/serial-code')
  await page.locator('#codes').fill('ｌｅｍｏｎ－ｎａｔｓｕー０６２１\n')
  expect(await sentBy(page, '/v1/serialcode/entry', 'もらえるものを確かめる')).toEqual({ codes: ['LEMON-NATSU-0621'] })
  await expect(page.getByText(/件を登録できます/)).toBeVisible()
})
