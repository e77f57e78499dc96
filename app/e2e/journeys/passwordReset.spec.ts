import type { Page } from '@playwright/test'
import { becomeMember, expect, logIn, readMailedCode, newFan, test } from '../journey.ts'

const codeField = (page: Page) => page.getByRole('textbox', { name: /認証コード/ })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** Goes from the log-in to the code, as a user who forgot the password. */
async function requestCode(page: Page, email: string): Promise<void> {
  await page.goto('/login/mail')
  await page.getByRole('link', { name: 'パスワードを忘れたとき' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('パスワードを、設定しなおします')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: '認証コードを送る' }).click()
  await expect(page).toHaveURL(/\/login\/reset\?page=input$/)
}

test.describe('the reset of a forgotten password', () => {
  test('is completed with a mailed code, after a wrong code, a reload and a second code (R003, W037, C007–C009, S031, S101, S102, X5)', async ({
    page,
    quiet,
    context,
  }) => {
    quiet.allow(/status of 4\d\d/)
    const fan = await becomeMember(page)
    await context.clearCookies()
    await requestCode(page, fan.email)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const old = await readMailedCode(page, fan.email)

    // Opens a log-in page, which redirects to the step of the pending code; other pages do not (S031, Q23).
    await page.goto('/login')
    await expect(page).toHaveURL(/\/login\/reset\?page=input$/)

    await codeField(page).fill(wrong(old))
    await page.getByRole('button', { name: 'コードを確かめる' }).click()
    await expect(page.getByText(/認証コードが違います/)).toBeVisible()
    await expect(codeField(page)).toHaveValue(wrong(old))
    await page.reload()
    await expect(codeField(page)).toHaveValue(wrong(old))

    await page.getByRole('button', { name: '新しいコードを送る' }).click()
    await expect(page.getByText(/新しいコードを送りました/)).toBeVisible()
    const code = await readMailedCode(page, fan.email, old)
    await codeField(page).fill(code)
    await page.getByRole('button', { name: 'コードを確かめる' }).click()

    const password = page.getByLabel(/^新しいパスワード/).and(page.locator('input'))
    await expect(password).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const cookies = await context.cookies()
    expect(cookies.filter(({ value }) => value.includes(code))).toEqual([])
    expect(cookies.find(({ name }) => name === 'pin-code-cache')).toMatchObject({ sameSite: 'Strict', expires: -1 })
    await page.reload()
    await expect(password).toBeVisible()
    await password.fill('Penlight-16')
    await page.getByRole('button', { name: 'このパスワードに変更する' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('新しいパスワードに、変わりました')
    expect((await context.cookies()).filter(({ name }) => /pin-code-cache|reset-email/.test(name))).toEqual([])

    await page.getByRole('link', { name: '新しいパスワードでログイン' }).click()
    await page.getByLabel('メールアドレス').fill(fan.email)
    await page.getByLabel('パスワード').first().fill(fan.password)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByText('ログインに失敗しました。')).toBeVisible()
    await logIn(page, { email: fan.email, password: 'Penlight-16' })
  })

  test('shows for an unknown address the steps that a known address has, and the user can cancel it (X7) @long', async ({
    page,
    context,
  }) => {
    const { email } = newFan()
    await requestCode(page, email)
    await expect(page.getByText(/会員登録されている場合は、6桁の認証コードが届きます/)).toBeVisible()
    await page.getByRole('button', { name: 'メールアドレスを変更' }).click()
    await expect(page).toHaveURL(/\/login\/reset$/)
    await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(email)
    await page.getByRole('button', { name: '認証コードを送る' }).click()
    await expect(page).toHaveURL(/page=input/)
    await page.getByRole('button', { name: 'やめてログインにもどる' }).click()
    await expect(page).toHaveURL(/\/login\/mail$/)
    expect((await context.cookies()).filter(({ name }) => /pin-code-cache|reset-email/.test(name))).toEqual([])
  })

  test('requests one code despite quick taps, and leads in the end to the page from which the user came (2, 5 and 20 taps) @long', async ({
    page,
  }) => {
    const { email } = newFan()
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/reset/password/prepare')) sent += 1
    })
    await page.goto('/login/reset?callback=%2Fnotification')
    await page.getByLabel('メールアドレス').fill(email)
    const button = page.getByRole('button', { name: '認証コードを送る' })
    await button.evaluate((element: HTMLElement) => Array.from({ length: 20 }, () => element.click()))
    await expect(page).toHaveURL(/\/login\/reset\?callback=%2Fnotification&page=input$/)
    await expect(codeField(page)).toBeVisible()
    expect(sent).toBe(1)
    for (const taps of [2, 5]) {
      sent = 0
      const answered = page.waitForResponse(/reset\/password\/prepare/)
      const again = page.getByRole('button', { name: '新しいコードを送る' })
      await again.evaluate((element: HTMLElement, count) => Array.from({ length: count }, () => element.click()), taps)
      await answered
      await expect(page.getByText(/新しいコードを送りました/)).toBeVisible()
      expect(sent).toBe(1)
    }
    await page.getByRole('button', { name: 'やめてログインにもどる' }).click()
    await expect(page).toHaveURL(/\/login\/mail\?callback=%2Fnotification$/)
  })

  test('is locked after five wrong codes, and the last typed code stays in its field (E065) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 4\d\d/)
    const { email } = newFan()
    await requestCode(page, email)
    for (const code of ['000001', '000002', '000003', '000004', '000005']) {
      await codeField(page).fill(code)
      const answered = page.waitForResponse(/reset\/password\/code/)
      await page.getByRole('button', { name: 'コードを確かめる' }).click()
      await answered
    }
    await expect(page.getByText(/一時的に利用できません。確認できないことが5回続いたため/)).toBeVisible()
    await expect(codeField(page)).toHaveValue('000005')
  })

  test('with an expired code ends with a message, and at /top (E008, S101, S102) @long', async ({
    page,
    quiet,
    context,
  }) => {
    quiet.allow(/status of 4\d\d/)
    const { email } = newFan()
    await requestCode(page, email)
    await page.route('**/v1/auth/reset/password/code', (route) =>
      route.fulfill({ status: 400, json: { messageCode: 'TimeExpiredPasswordReset', code: 400 } }),
    )
    await codeField(page).fill('271828')
    await page.getByRole('button', { name: 'コードを確かめる' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('認証コードの有効期限が切れています。')
    await dialog.getByRole('button', { name: 'トップへもどる' }).click()
    await expect(page).toHaveURL(/\/top$/)
    expect((await context.cookies()).filter(({ name }) => /pin-code-cache|reset-email/.test(name))).toEqual([])
  })

  test('of an account without a password leads to the log-in (E013), and an expired step restarts the reset (E038) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 4\d\d/)
    const { email } = newFan()
    await requestCode(page, email)
    await page.route('**/v1/auth/reset/password/code', (route) => route.fulfill({ status: 200, json: {} }))
    await page.route('**/v1/auth/reset/password', (route) =>
      route.fulfill({ status: 400, json: { messageCode: 'DeadlineExceededResetPassword', code: 400 } }),
    )
    await codeField(page).fill('271828')
    await page.getByRole('button', { name: 'コードを確かめる' }).click()
    await page
      .getByLabel(/^新しいパスワード/)
      .and(page.locator('input'))
      .fill('Penlight-16')
    await page.getByRole('button', { name: 'このパスワードに変更する' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('パスワードを再設定できませんでした')
    await dialog.getByRole('button').click()
    await expect(page).toHaveURL(/\/login\/reset$/)
    await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(email)

    await page.unroute('**/v1/auth/reset/password/code')
    await page.route('**/v1/auth/reset/password/code', (route) =>
      route.fulfill({ status: 400, json: { messageCode: 'NotExistsPassword', code: 400 } }),
    )
    await page.getByRole('button', { name: '認証コードを送る' }).click()
    await codeField(page).fill('271828')
    await page.getByRole('button', { name: 'コードを確かめる' }).click()
    await expect(dialog).toContainText('パスワードが設定されていません')
    await dialog.getByRole('button', { name: 'メールアドレスでログイン' }).click()
    await expect(page).toHaveURL(/\/login\/mail$/)
  })
})
