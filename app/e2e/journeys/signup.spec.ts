import {
  agreeAndDraw,
  becomeMember,
  expect,
  fillProfile,
  logIn,
  readMailedCode,
  newFan,
  signUp,
  test,
} from '../journey.ts'

test.describe('a newcomer', () => {
  test('signs up by e-mail, follows a channel, draws once and then ten times from a gacha, and then has too few coins (R006–R008, R011–R013, R057, R058) @long', async ({
    page,
  }) => {
    await signUp(page)
    await page.goto('/channel/lemonade')
    await page.getByRole('button', { name: 'レモネード星団をフォローする' }).click()
    await expect(page.getByRole('button', { name: 'レモネード星団をフォロー中' })).toBeVisible()
    await page
      .getByRole('link', { name: /夏至のパレード/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^10回引く/ }).click()
    await agreeAndDraw(page)
    await expect(page).toHaveURL(/\/channel\/lemonade\/gacha\/result/)
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /枚目|はじめて|SSR|SR|R|N/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByText(/のこり/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(/のこり/).first()).toBeVisible()
    await page.getByRole('link', { name: 'ガチャトップへ' }).click()
    await page.getByRole('button', { name: /^1回引く/ }).click()
    const short = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(short).toContainText(/コイン/)
    await expect(short).toContainText('30')
  })

  test('requests a second code, after which the first code no longer works (C002, S030) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 4\d\d/)
    const fan = newFan()
    await page.goto('/signup/terms')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '同意して次へ進む' }).click()
    await page.getByLabel('メールアドレス').fill(fan.email)
    await page.getByLabel('パスワード').first().fill(fan.password)
    await page.getByRole('button', { name: '認証コードを送る' }).click()
    await expect(page).toHaveURL(/page=code/)
    const old = await readMailedCode(page, fan.email)
    await page.goto('/login')
    await expect(page).toHaveURL(/\/signup\/create\?page=code/)
    await page.getByRole('button', { name: '新しいコードを送る' }).click()
    await expect(page.getByText('新しいコードを送りました')).toBeVisible()
    const code = await readMailedCode(page, fan.email, old)
    await page.getByRole('textbox', { name: /認証コード/ }).fill(old)
    await page.getByRole('button', { name: '登録して次へ進む' }).click()
    await expect(page.getByRole('textbox', { name: /認証コード/ })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: /認証コード/ }).fill(code)
    await page.getByRole('button', { name: '登録して次へ進む' }).click()
    await fillProfile(page, fan)
  })

  test('with a registered address is informed only by mail, whose code leads to the log-in (X7, Q106, E029) @long', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/status of 4\d\d/)
    const { email } = await becomeMember(page)
    const before = await readMailedCode(page, email)
    await context.clearCookies()
    await page.goto('/signup/terms')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '同意して次へ進む' }).click()
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('パスワード').first().fill('Stranger-15')
    await page.getByRole('button', { name: '認証コードを送る' }).click()
    await expect(page).toHaveURL(/page=code/)
    await page.getByRole('textbox', { name: /認証コード/ }).fill(await readMailedCode(page, email, before))
    await page.getByRole('button', { name: '登録して次へ進む' }).click()
    await expect(page.getByRole('alert')).toContainText('会員登録は済んでいます')
    await page.getByRole('button', { name: 'ログインへ進む' }).click()
    await expect(page).toHaveURL(/\/login\/mail$/)
  })

  test('who leaves before filling in the profile is asked on the next visit to continue, and can do so (S029, W014) @long', async ({
    page,
  }) => {
    await becomeMember(page, newFan(), { hasProfile: false })
    await page.goto('/channel')
    const prompt = page.getByRole('alertdialog')
    await expect(prompt).toContainText('登録途中の内容があります')
    await prompt.getByRole('button', { name: '続きから登録する' }).click()
    await expect(page).toHaveURL(/\/profile\/edit/)
  })
})

test.describe('a member', () => {
  test('sees after a failed log-in only that it failed, logs in, logs out, and leaves no data in the browser (R002, R024, E044, S035)', async ({
    page,
    quiet,
    context,
  }) => {
    quiet.allow(/status of 4\d\d/)
    await page.goto('/login/mail')
    const { email } = newFan()
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('パスワード').first().fill('Wrong-pass1')
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByText('ログインに失敗しました。')).toBeVisible()
    const close = page.getByRole('alertdialog').getByRole('button')
    if (await close.isVisible()) await close.click()
    await expect(page.getByLabel('メールアドレス')).toHaveValue(email)
    const fan = await becomeMember(page)
    await page.goto('/account/logout')
    await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' }).click()
    await expect(page).toHaveURL(/\/(top|login)/)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login/)
    const cookies = await context.cookies()
    expect(cookies.filter(({ name }) => /email-cache|pin-code|reset-email/.test(name))).toEqual([])
    await logIn(page, fan)
  })

  test('sees a follow of a channel rolled back when the call fails (S046) @long', async ({ page, quiet }) => {
    quiet.allow(/status of 500|Failed to load/)
    await becomeMember(page)
    await page.route('**/v2/follow/ip/shinyou', (route) =>
      route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } }),
    )
    await page.goto('/channel/shinyou')
    await page.getByRole('button', { name: '針葉樹林クラブをフォローする' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button').first().click()
    await expect(page.getByRole('button', { name: '針葉樹林クラブをフォローする' })).toBeVisible()
  })
})
