import { expect, test } from '../journey.ts'
import { openScenario, scenarioTokens } from '../openScenario.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

test('a suspended member sees why in a dialog, is logged out, and can continue as a guest (S037, E007, W022)', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of 40[13]/)
  await openScenario(page, 'a suspended member')
  const suspended = (await context.cookies()).map(({ value }) => value)
  await page.goto('/home')
  const dialog = page.getByRole('alertdialog', { name: 'このアカウントは利用停止中です' })
  await expect(dialog).toContainText('お問い合わせ')
  await dialog.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect((await context.cookies()).filter(({ value }) => suspended.includes(value))).toEqual([])
  await page.goto('/channel')
  await expect(page.getByRole('link', { name: /灯台放送局/ }).first()).toBeVisible()
})

test('a server’s answer to a call of the ended session opens no dialog on the log-in page (S035, S037) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40[13]/)
  await openScenario(page, 'a suspended member')
  const late = '**/v2/maintenance'
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(late, async (route) => {
    const response = await route.fetch()
    await isReleased
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest(late)
  await page.goto('/home')
  const dialog = page.getByRole('alertdialog')
  await asked
  await dialog.getByRole('button', { name: 'ログアウトする' }).press('Enter')
  await expect(page).toHaveURL(/\/login/)
  const answered = page.waitForResponse(late)
  release()
  await (await answered).finished()
  await waitUntilSettled(page)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a member whose session has ended is sent to the log-in, and from there back to the page (E017, S026, S034)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  await openScenario(page, 'a session that has ended')
  await page.goto('/account/block')
  const dialog = page.getByRole('alertdialog', { name: 'ログインし直してください' })
  await dialog.getByRole('button').click()
  await expect(page).toHaveURL(/\/login\?callback=[^&]*%2Faccount%2Fblock$/)
  await page.getByRole('link', { name: /メールアドレスでログイン/ }).click()
  await page.getByLabel('メールアドレス').fill('koharu@example.jp')
  await page.getByLabel('パスワード').first().fill('Tsudoi-2026')
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/account\/block$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a member cancels an unfinished registration, which the server resets, and is on the start page as a guest (S029, W014) @long', async ({
  page,
  context,
}) => {
  await openScenario(page, 'a member', { profile: 'none' })
  const unfinished = (await context.cookies()).map(({ value }) => value)
  await page.goto('/channel#commercial')
  await expect(page.getByRole('dialog', { name: '特定商取引法の表記' })).toBeVisible()
  await page.keyboard.press('Escape')
  const prompt = page.getByRole('alertdialog', { name: '登録途中の内容があります' })
  await prompt.getByRole('button', { name: '登録をやめてログアウトする' }).click()
  await expect(page).toHaveURL(/\/top$/)
  await expect(prompt).toBeHidden()
  expect((await context.cookies()).filter(({ value }) => unfinished.includes(value))).toEqual([])
})

test('a page with slow calls shows an indicator, which disappears with the answer to the last call (W012, S057) @long', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.goto('/top')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/v2/ip/nologin/todai', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('link', { name: /灯台放送局/ })
    .first()
    .click()
  const sign = page.getByRole('status').filter({ hasText: /^読みこみ中$/ })
  await expect(sign).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('灯台放送局')
  await expect(sign).toBeHidden()
})

test('the login-required alert closes when the user opens another page, and stays closed after Back (W013, S068) @long', async ({
  page,
}) => {
  await page.goto('/channel/todai')
  await page.getByRole('button', { name: '灯台放送局をフォローする' }).click()
  const alert = page.getByRole('dialog', { name: 'ログインが必要です' })
  await alert.getByRole('link', { name: 'ログインする' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await expect(alert).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('灯台放送局')
  await waitUntilSettled(page)
  await expect(alert).toBeHidden()
})

test('a token in the URL of the embedded app logs the member in, and the app removes it from the URL (S032, X2)', async ({
  page,
}) => {
  await page.goto('/top')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { accessToken } = await scenarioTokens(page, 'a member')
  const leaks: string[] = []
  page.on('request', (request) => {
    const isDocument = request.resourceType() === 'document'
    if (!isDocument && request.url().includes(accessToken)) leaks.push(request.url())
  })
  await page.goto(`/account/service?accessToken=${accessToken}`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン', exact: true }).first()).toBeVisible()
  expect(page.url()).not.toContain('accessToken')
  await page.goto(`/home?device=unity&accessToken=${accessToken}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/home\?device=unity$/)
  expect(leaks).toEqual([])
})
