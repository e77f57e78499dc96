import type { CDPSession, Page } from '@playwright/test'
import { becomeMember, expect, logInElsewhere, newFan, proveIdentityByPassword, test, type Fan } from '../journey.ts'
import { addresses } from '../addresses.ts'
import { stubCall } from '../stubCall.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const login = (page: Page) => main(page).getByRole('button', { name: 'パスキーでログイン' })

/** A virtual authenticator of the browser, which verifies its user by itself. */
interface Authenticator {
  client: CDPSession
  authenticatorId: string
}

async function addAuthenticator(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}

const setUserVerified = ({ client, authenticatorId }: Authenticator, isUserVerified: boolean) =>
  client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })

async function addPasskey(page: Page, fan: Fan, name: string): Promise<void> {
  await main(page).getByRole('button', { name: 'パスキーを追加する' }).click()
  const dialog = page.getByRole('dialog', { name: 'パスキーを追加する' })
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: '追加へすすむ' }).click()
  await proveIdentityByPassword(page, fan.password)
  await expect(main(page).getByText('パスキーを追加しました。')).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/account/logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL(/\/top$/)
}

async function subjectsTo(page: Page, email: string): Promise<string[]> {
  const answer = await page.request.get(addresses.mailbox, { headers: { accept: 'application/json' } })
  const { mails } = (await answer.json()) as { mails: { recipient: string; subject: string }[] }
  return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
}

test('a member adds a passkey after a proof of identity, logs out, logs in by it and returns to the page of the callback (Q536, X1, X21)', async ({
  page,
  quiet,
}) => {
  // Allows the 401 of background requests that are in flight when the member logs out.
  quiet.allow(/status of (412|401)/)
  const fan = await becomeMember(page)
  await addAuthenticator(page)
  await page.goto('/account')
  await main(page).getByRole('link', { name: 'ログインとセキュリティ' }).click()
  await expect(heading(page)).toHaveText('ログインとセキュリティ')
  await addPasskey(page, fan, '仕事のパソコン')
  await expect(main(page).getByText('仕事のパソコン')).toBeVisible()
  expect(await subjectsTo(page, fan.email)).toContain('【集い】パスキーが追加されました')

  await logOut(page)
  await page.goto(`/login?callback=${encodeURIComponent(`${addresses.app}/mypage/security`)}`)
  await login(page).click()
  await expect(heading(page)).toHaveText('ログインとセキュリティ')
  await expect(main(page).getByText(/に追加・.*に使用/)).toBeVisible()
})

test('the space of the passkey button is the same before and after the host has answered (Q407) @long', async ({
  page,
}) => {
  await addAuthenticator(page)
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/v1/auth/signin/passkey/prepare', async (route) => {
    await promise
    await route.fallback().catch(() => undefined)
  })
  await page.goto('/login')
  const newcomers = main(page).getByRole('heading', { name: 'はじめての方' })
  await expect(newcomers).toBeVisible()
  const before = await newcomers.boundingBox()
  await expect(login(page)).toHaveCount(0)
  letThrough()
  await expect(login(page)).toBeVisible()
  expect(await newcomers.boundingBox()).toEqual(before)
})

test('the log-in page of a host without passkeys shows no button for them, and keeps the other ways to log in @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await addAuthenticator(page)
  const prepare = await stubCall(page, '/v1/auth/signin/passkey/prepare')
  prepare.fail(404, 'NotFound')
  await page.goto('/login')
  await expect(main(page).getByRole('link', { name: 'メールアドレスでログイン' })).toBeVisible()
  await expect.poll(() => prepare.takeCount()).toBe(1)
  await expect(login(page)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a log-in by passkey can be repeated after the page has said that it was cancelled, or that the passkey is unknown or deleted @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  const fan = await becomeMember(page)
  const authenticator = await addAuthenticator(page)
  await page.goto('/mypage/security')
  await addPasskey(page, fan, 'スマホ')
  const { credentials } = await authenticator.client.send('WebAuthn.getCredentials', {
    authenticatorId: authenticator.authenticatorId,
  })
  await logOut(page)

  await page.goto('/login')
  await setUserVerified(authenticator, false)
  await login(page).click()
  await expect(main(page).getByRole('alert')).toContainText('パスキーの確認は行われませんでした。')
  await setUserVerified(authenticator, true)
  await login(page).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/mypage/security')
  await main(page)
    .getByRole('button', { name: /スマホ.*を削除する/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する', exact: true }).click()
  await proveIdentityByPassword(page, fan.password)
  await expect(main(page).getByText('パスキーを削除しました。')).toBeVisible()
  expect(credentials).toHaveLength(1)
  await logOut(page)
  await page.goto('/login')
  await login(page).click()
  await expect(main(page).getByRole('alert')).toContainText('このパスキーは、登録されていないか、削除されています。')
})

test('the browser suggests the passkey in the field for the address, and the member returns to the page of the callback without typing (X1) @long', async ({
  page,
  quiet,
}) => {
  // Allows the 401 of requests that the page sends with the guest's session after the log-in has ended it.
  quiet.allow(/status of 4(01|12)/)
  const fan = await becomeMember(page)
  await addAuthenticator(page)
  await page.goto('/mypage/security')
  await addPasskey(page, fan, 'スマホ')
  await logOut(page)
  await page.goto(`/login/mail?callback=${encodeURIComponent(`${addresses.app}/mypage/security`)}`)
  // The virtual authenticator chooses the only suggestion by itself.
  await expect(heading(page)).toHaveText('ログインとセキュリティ')
})

test('a member ends the session on another device, which must then log in again, and after that all other sessions (Q539)', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  const fan = await becomeMember(page, newFan())
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.goto(`${addresses.app}/login/mail`)
  await elsewhere.getByLabel('メールアドレス').fill(fan.email)
  await elsewhere.getByLabel('パスワード').first().fill(fan.password)
  await elsewhere.getByRole('button', { name: 'ログインする' }).click()
  await expect(elsewhere).toHaveURL(/\/home$/)
  await expect.poll(() => subjectsTo(page, fan.email)).toContain('【集い】新しい端末からログインがありました')

  await page.goto('/mypage/security')
  const end = main(page).getByRole('button', { name: /をログアウトさせる$/ })
  await expect(end).toHaveCount(1)
  await end.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトさせる' }).click()
  await expect(main(page).getByText('選んだ端末をログアウトさせました。')).toBeVisible()
  await expect(main(page).getByText('ほかの端末では、ログインしていません。')).toBeVisible()
  await elsewhere.goto(`${addresses.app}/mypage/security`)
  await expect(elsewhere).toHaveURL(/\/login/)
  await other.close()

  await logInElsewhere(page, fan)
  await page.reload()
  await main(page).getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトさせる' }).click()
  await expect(main(page).getByText('ほかの端末を、すべてログアウトさせました。')).toBeVisible()
  await expect(heading(page)).toHaveText('ログインとセキュリティ')
})

test('in the mobile app’s webview, the page of passkeys says that they do not work there, and still offers to end other sessions (Unity) @long', async ({
  page,
}) => {
  const fan = await becomeMember(page)
  await logInElsewhere(page, fan)
  await page.goto('/mypage/security?device=unity')
  await expect(main(page).getByText(/アプリの中では、パスキーを使えません/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'パスキーを追加する' })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' })).toBeVisible()
})
