import type { Page } from '@playwright/test'
import {
  becomeMember,
  expect,
  logInElsewhere,
  readMailedCode,
  newFan,
  proveIdentityByPassword,
  test,
} from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { addresses } from '../addresses.ts'
import { giveSession, newMember, setUpState } from '../sandbox.ts'
import { stubCall } from '../stubCall.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const codeField = (page: Page) => page.getByRole('textbox', { name: /認証コード/ })
const emailField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /メールアドレス/ })
const passwordField = (page: Page) => page.getByRole('main').locator('#new-password')
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click()
}

async function requestEmailCode(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email)
  await send(page, '認証コードを送る')
  await expect(heading(page)).toHaveText('届いたコードを、入力してください')
}

test('a member changes the e-mail address with a mailed code, after a wrong code, a reload and a second code (R017, W050, C013, C014, E039) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  const fan = await becomeMember(page)
  const { email } = newFan()
  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: 'メールアドレス' }).click()
  await expect(heading(page)).toHaveText('メールアドレスを、変更します')
  await emailField(page).fill(email.replace('@', '　＠ ').replace('.', '。'))
  await send(page, '認証コードを送る')
  const proof = page.getByRole('dialog', { name: 'ご本人の確認' })
  await proof.locator('#proof-password').fill('Penlight-99')
  await proof.getByRole('button', { name: 'パスワードで確かめる' }).click()
  await expect(proof.getByText(/パスワードが違います/)).toBeVisible()
  await proveIdentityByPassword(page, fan.password)
  await expect(heading(page)).toHaveText('届いたコードを、入力してください')
  await expect(heading(page)).toBeFocused()
  const old = await readMailedCode(page, email)
  await codeField(page).fill(wrong(old))
  await send(page, 'このアドレスに変更する')
  await expect(page.getByText(/認証コードが違います/)).toBeVisible()
  await page.reload()
  await expect(codeField(page)).toHaveValue(wrong(old))
  await send(page, '新しいコードを送る')
  await expect(page.getByText(/新しいコードを送りました/)).toBeVisible()
  await codeField(page).fill(await readMailedCode(page, email, old))
  await send(page, 'このアドレスに変更する')
  await expect(heading(page)).toHaveText('メールアドレスが、変わりました')
  await expect(page.getByText(`これからのお知らせと認証コードは、${email} に届きます。`)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('tsudoi.email-draft'))).toBeNull()
  await logInElsewhere(page, { email, password: fan.password })
  await page.getByRole('link', { name: 'アカウントへもどる' }).click()
  await expect(heading(page)).toHaveText('アカウント')
})

test('the form shows an error at the right step for an e-mail address that is taken, of a deleted account, or locked (X7, E016, E031, E032, E065, W031) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  const other = await becomeMember(page)
  await becomeMember(page, newFan(), { isProven: true })
  await page.goto('/account/email')
  await requestEmailCode(page, other.email)
  await codeField(page).fill(await readMailedCode(page, other.email))
  await send(page, 'このアドレスに変更する')
  await expect(heading(page)).toHaveText('メールアドレスを、変更します')
  await expect(page.getByText(/このメールアドレスは使えません。すでに使われています。/)).toBeVisible()
  await expect(emailField(page)).toHaveValue(other.email)

  const { email } = newFan()
  await requestEmailCode(page, email)
  const save = await stubCall(page, '/v1/auth/save/email')
  save.fail(400, 'DiscardedEmail')
  await codeField(page).fill('271828')
  await send(page, 'このアドレスに変更する')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('退会したアカウントのメールアドレスです。')
  await dialog.getByRole('button', { name: '前の画面へもどる' }).click()
  await expect(heading(page)).toHaveText('メールアドレスを、変更します')
  await expect(emailField(page)).toHaveValue(email)

  await requestEmailCode(page, email)
  const real = await readMailedCode(page, email)
  const others = ['000001', '000002', '000003', '000004', '000005', '000006']
    .filter((code) => code !== real)
    .slice(0, 5)
  for (const code of others) {
    await codeField(page).fill(code)
    const answered = page.waitForResponse(/save\/email$/)
    await send(page, 'このアドレスに変更する')
    await answered
  }
  await expect(page.getByText(/一時的に利用できません。確認できないことが5回続いたため/)).toBeVisible()
  await expect(codeField(page)).toHaveValue(others.at(-1) ?? '')
  await page.getByRole('button', { name: 'メールアドレスを変更' }).click()
  await expect(emailField(page)).toHaveValue(email)
  await send(page, '認証コードを送る')
  await expect(page.getByText(/このメールアドレスは一時的に使えません。/)).toBeVisible()
})

test('a member who changes the password is logged out on other devices, and continues on this device with new tokens (R018, W051, C010–C012, X3, X6)', async ({
  page,
  quiet,
  context,
}) => {
  quiet.allow(/status of 4\d\d/)
  const fan = await becomeMember(page)
  const elsewhere = await logInElsewhere(page, fan)
  await page.goto('/account')
  await page.getByRole('main').getByRole('link', { name: 'パスワード' }).click()
  await expect(heading(page)).toHaveText('パスワードを、変更します')
  const signupCode = await readMailedCode(page, fan.email)
  await send(page, '認証コードを送る')
  await expect(heading(page)).toHaveText('届いたコードを、入力してください')
  await expect(heading(page)).toBeFocused()
  const code = await readMailedCode(page, fan.email, signupCode)
  await codeField(page).fill(wrong(code))
  await send(page, 'コードを確かめる')
  await expect(page.getByText(/認証コードが違います/)).toBeVisible()
  await codeField(page).fill(code)
  await send(page, 'コードを確かめる')
  await expect(heading(page)).toHaveText('新しいパスワードを、決めてください')

  await passwordField(page).fill('Penlight-16')
  await page.reload()
  await expect(page.getByText(/安全のため、パスワードは残していません。/)).toBeVisible()
  await expect(passwordField(page)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Penlight-16')
  await passwordField(page).fill('Penlight-1111')
  await send(page, 'このパスワードに変更する')
  await expect(page.getByText('同じ文字「1」が4回続いています。3回までにしてください。')).toBeVisible()
  const tokenOf = async () => (await context.cookies()).find(({ name }) => name === 'token')?.value
  const before = await tokenOf()
  await passwordField(page).fill('Penlight-16')
  const renewed = page.waitForResponse(/auth\/refresh$/)
  await send(page, 'このパスワードに変更する')
  await expect(heading(page)).toHaveText('新しいパスワードに、変わりました')
  expect((await renewed).ok()).toBe(true)
  await expect.poll(tokenOf).not.toBe(before)

  const asked = await page.request.get(`${addresses.app}/hosts/user/v2/account/auth`, {
    headers: { authorization: `Bearer ${elsewhere.accessToken}` },
  })
  expect(asked.status()).toBe(401)
  await logInElsewhere(page, { email: fan.email, password: 'Penlight-16' })
  await page.goto('/account')
  await expect(page.getByRole('main').getByText('利用できます')).toBeVisible()
})

test('an expired password step restarts at its first step, and an account without a password is sent to the log-in (E013, E037, W028) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  await openScenario(page, 'a member')
  const prepare = await stubCall(page, '/v1/auth/save/password/prepare')
  const save = await stubCall(page, '/v1/auth/save/password')
  const check = await stubCall(page, '/v1/auth/save/password/code')
  await page.goto('/account/password')
  await send(page, '認証コードを送る')
  await expect(heading(page)).toHaveText('届いたコードを、入力してください')
  check.fail(400, 'TimeExpiredVerification')
  await codeField(page).fill('271828')
  await send(page, 'コードを確かめる')
  await expect(page.getByText(/認証コードの期限が切れました。/)).toBeVisible()
  await codeField(page).fill(await readMailedCode(page, 'hikari@example.com'))
  await send(page, 'コードを確かめる')
  save.fail(400, 'DeadlineExceededSavePassword')
  await passwordField(page).fill('Penlight-16')
  await send(page, 'このパスワードに変更する')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('パスワードを保存できませんでした')
  await dialog.getByRole('button').click()
  await expect(heading(page)).toHaveText('パスワードを、変更します')
  prepare.fail(400, 'NotExistsPassword')
  await send(page, '認証コードを送る')
  await expect(dialog).toContainText('パスワードが設定されていません')
  await dialog.getByRole('button', { name: 'メールアドレスでログイン' }).click()
  await expect(page).toHaveURL(/\/login\/mail$/)
})

test('a member who signed up with a provider adds an e-mail address, and then a password (R016–R018, W049–W051, S070) @long', async ({
  page,
}) => {
  const member = await newMember()
  const account = { accountId: `acc-${member.id}` }
  await setUpState('a linked provider', { ...account, subject: member.id, email: 'NONE' })
  await setUpState('a fresh proof of the member', account)
  await giveSession(page.context(), member)
  const { email } = newFan()
  await page.goto('/account/password')
  await expect(page.getByText('先に、メールアドレスを登録してください')).toBeVisible()
  await page.getByRole('link', { name: 'メールアドレスを登録する' }).click()
  await expect(heading(page)).toHaveText('メールアドレスを、登録します')
  await requestEmailCode(page, email)
  const first = await readMailedCode(page, email)
  await codeField(page).fill(first)
  await send(page, 'このアドレスを登録する')
  await expect(heading(page)).toHaveText('メールアドレスを、登録しました')
  await page.getByRole('link', { name: 'パスワードも設定する' }).click()
  await expect(heading(page)).toHaveText('パスワードを、設定します')
  await send(page, '認証コードを送る')
  await expect(heading(page)).toHaveText('届いたコードを、入力してください')
  await codeField(page).fill(await readMailedCode(page, email, first))
  await send(page, 'コードを確かめる')
  await passwordField(page).fill('Penlight-16')
  await send(page, 'このパスワードを設定する')
  await expect(heading(page)).toHaveText('パスワードを、設定しました')
  await page.getByRole('link', { name: 'アカウントへもどる' }).click()
  await expect(page.getByRole('main').getByText('利用できます')).toHaveCount(2)
})

test('a guest who opens the form for e-mail address or password is sent to the log-in, and back to this form (R017, R018, Q16, S026) @long', async ({
  page,
}) => {
  for (const path of ['email', 'password']) {
    await page.goto(`/account/${path}`)
    await expect(page).toHaveURL(new RegExp(`/login\\?callback=.*%2Faccount%2F${path}$`))
  }
})
