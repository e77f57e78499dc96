import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { serveShell } from './serveShell.ts'
import { watchRequests } from './waitUntilSettled.ts'

export { expect }

/** Allows console messages of a test: the browser itself logs failed calls. */
interface Quiet {
  /** Allows console messages that match, for the rest of the test. */
  allow: (pattern: RegExp) => void
}

/** Runs before the page's own scripts: reports what the content security policy or Trusted Types refused. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
      `refused by ${effectiveDirective}: ${blockedURI} ${sample}`,
    ),
  )
}

/**
 * Recognises the 401s that are expected around a log-in or log-out: a background call may carry the token that was just
 * retired, and so may the refresh that follows while the new session is being set. The user sees no message.
 */
function retiredCalls(): (message: ConsoleMessage) => boolean {
  let paths = /\/v2\/(maintenance|time)$|\/signin\/passkey\/prepare$/
  return (message) => {
    const isExpected = message.text().includes('status of 401') && paths.test(message.location().url)
    if (isExpected) paths = /\/v2\/(maintenance|time)$|\/signin\/passkey\/prepare$|\/v1\/auth\/refresh$/
    return isExpected
  }
}

/**
 * Whether the message says that a service worker was blocked. Service workers are enabled only in the journeys about
 * them (playwright.config.ts).
 */
const isBlockedWorkerMessage = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright'

/** Whether the message is about a page that does not exist. Such a page has the status 404, which the browser logs. */
const isMissingPage = (message: ConsoleMessage) =>
  message.text().includes('status of 404') &&
  !/\/(hosts|assets)\/|\.\w+$/.test(new URL(message.location().url).pathname)

/**
 * Changes `page.route`: once a test has replaced a server's answers by its own, the page gets the app shell and not the
 * HTML of the server, which would contain the real answers (serveShell.ts). Routes for files of the app change nothing.
 */
function serveShellForStubs(page: Page): void {
  const route = page.route.bind(page)
  let isShellServed: Promise<void> | undefined
  page.route = async (pattern, handler, options) => {
    const isOfFiles = /assets|\.(js|css|woff2)/.test(
      typeof pattern === 'string' ? pattern : pattern instanceof RegExp ? pattern.source : '',
    )
    if (!isOfFiles) await (isShellServed ??= serveShell({ route }))
    return route(pattern, handler, options)
  }
}

/**
 * A test with checks of its page when it ends: no console messages, no requests outside loopback, and no violation of
 * the content security policy.
 */
export const test = base.extend<{ quiet: Quiet }>({
  quiet: [
    async ({ page }, use) => {
      watchRequests(page)
      serveShellForStubs(page)
      const said: string[] = []
      const left: string[] = []
      const allowed: RegExp[] = []
      const isRetired = retiredCalls()
      const isExpected = (message: ConsoleMessage) =>
        isRetired(message) || isBlockedWorkerMessage(message) || isMissingPage(message)
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message))
          said.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      await page.exposeFunction('tellViolation', (text: string) => void said.push(text))
      await page.addInitScript(reportViolations)
      page.on('pageerror', (error) => said.push(`thrown: ${error.message}`))
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1|.*\.test)$/.test(hostname))
          left.push(request.url())
      })
      await use({ allow: (pattern) => void allowed.push(pattern) })
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
      expect(left).toEqual([])
    },
    { auto: true },
  ],
})

let serial = 0

/** Makes up a fan without an account: names, an e-mail address and a password. */
export function newFan() {
  serial += 1
  const id = `${Date.now().toString(36)}${process.pid.toString(36)}${serial}`.slice(-12)
  return {
    email: `fan-${id}@example.jp`,
    password: 'Penlight-15',
    uniqueName: `fan${id}`,
    nickName: `ファン${serial}号`,
  }
}
/** A fan: the names, e-mail address and password of a test’s user. */
export type Fan = ReturnType<typeof newFan>

interface Mail {
  recipient: string
  body: string
  code?: string
}

/** Mails to an address, newest first. */
async function mailsTo(page: Page, email: string): Promise<Mail[]> {
  const answer = await page.request.get(addresses.mailbox, { headers: { accept: 'application/json' } })
  const { mails } = (await answer.json()) as { mails: Mail[] }
  return mails.filter((mail) => mail.recipient === email)
}

/** The newest link that undoes a change of the log-in (X21). */
export async function readMailedUndoLink(page: Page, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const bodies = (await mailsTo(page, email)).map(({ body }) => body)
    link = bodies.map((body) => /^http\S+#\S+$/m.exec(body)?.[0]).find(Boolean)
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

/** The newest code that was mailed to an address. With `before`, waits until the code differs from it. */
export async function readMailedCode(page: Page, email: string, before?: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    code = (await mailsTo(page, email)).find((mail) => mail.code)?.code
    expect(code).toMatch(/^\d{6}$/)
    expect(code).not.toBe(before)
  }).toPass()
  return code ?? ''
}

async function ask(page: Page, path: string, data: object | undefined, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await page.request.post(`${addresses.app}/hosts/user${path}`, { data, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as { accessToken: string; refreshToken: string; firebaseToken?: string }
}

/** A member of the demo data, who owns and follows things. */
export const demoMember = { email: 'koharu@example.jp', password: 'Tsudoi-2026' }

/** Logs in without the page, like another device, and returns the tokens. */
export async function logInElsewhere(page: Page, { email, password }: Pick<Fan, 'email' | 'password'>) {
  const guest = await ask(page, '/v1/auth/signin/guest', undefined)
  return ask(page, '/v1/auth/signin/email', { email, password }, guest.accessToken)
}

/**
 * Makes the page a logged-in member. Unlike `signUp` it only uses calls, for journeys that are about something else.
 * Without a profile the registration is unfinished.
 */
export async function becomeMember(
  page: Page,
  fan: Fan = newFan(),
  { hasProfile = true, isProven = false } = {},
): Promise<Fan> {
  const { email, password, nickName, uniqueName } = fan
  const guest = await ask(page, '/v1/auth/signin/guest', undefined)
  await ask(page, '/v1/auth/signup/prepare', { email, password }, guest.accessToken)
  const code = await readMailedCode(page, email)
  let tokens = await ask(page, '/v1/auth/signup/email', { email, code }, guest.accessToken)
  if (isProven) tokens = await ask(page, '/v1/auth/reauthenticate/password', { password }, tokens.accessToken)
  const { accessToken, refreshToken } = tokens
  const profile = { nickName, uniqueName, lastName: '早瀬', firstName: '小春', birthday: '2004-02-29' }
  if (hasProfile) await ask(page, '/v2/profile', profile, accessToken)
  await setSessionCookies(page, accessToken, refreshToken)
  return fan
}

/** Answers the dialog that asks a member for a fresh proof of identity, with the password (X21). */
export async function proveIdentityByPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'ご本人の確認' })
  await dialog.locator('#proof-password').fill(password)
  await dialog.getByRole('button', { name: 'パスワードで確かめる' }).click()
  await expect(dialog).toBeHidden()
}

/**
 * Opens the browser session of an existing member without the log-in form, for journeys that are not about the log-in.
 */
export async function startSessionAs(page: Page, who: Pick<Fan, 'email' | 'password'> = demoMember): Promise<void> {
  const { accessToken, refreshToken } = await logInElsewhere(page, who)
  await setSessionCookies(page, accessToken, refreshToken)
}

/** Opens the browser session of a member with access to the documents that the member's devices share. */
export async function startSyncedSession(page: Page, who: Pick<Fan, 'email' | 'password'>): Promise<void> {
  const { accessToken, refreshToken, firebaseToken = '' } = await logInElsewhere(page, who)
  await setSessionCookies(page, accessToken, refreshToken)
  await page.context().addCookies([{ name: 'firebaseToken', value: firebaseToken, url: addresses.app }])
}

/**
 * Gives the browser a session that began outside of it, and removes the guest's session. If a page is open, it waits
 * for that page's guest session first, which would otherwise overwrite this one.
 */
export async function setSessionCookies(page: Page, accessToken: string, refreshToken: string): Promise<void> {
  const hasToken = async () => (await page.context().cookies()).some(({ name }) => name === 'token')
  if (page.url() !== 'about:blank') await expect.poll(hasToken).toBe(true)
  await page.context().clearCookies({ name: 'firebaseToken' })
  await page.context().addCookies([
    { name: 'token', value: accessToken, url: addresses.app },
    { name: 'refreshToken', value: refreshToken, url: addresses.app },
  ])
}

/**
 * Signs up from the terms to the home page, as a user does: for journeys that are about the sign-up.
 *
 * @param readCode how the mailed code is read; default: from the mailbox, without the page
 */
export async function signUp(
  page: Page,
  fan: Fan = newFan(),
  readCode = (email: string) => readMailedCode(page, email),
): Promise<Fan> {
  await registerByMail(page, fan, readCode)
  await fillProfile(page, fan)
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.nickName)
  await page.getByRole('link', { name: 'フォローするチャンネルをえらぶ' }).click()
  await expect(page).toHaveURL(/\/signup\/follow/)
  await page.getByRole('link', { name: 'ホームへ進む' }).click()
  await expect(page).toHaveURL(/\/home$/)
  return fan
}

/** Registers with an e-mail address, up to the profile form. */
export async function registerByMail(
  page: Page,
  fan: Fan,
  readCode = (email: string) => readMailedCode(page, email),
): Promise<void> {
  await page.goto('/signup/terms')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '同意して次へ進む' }).click()
  await page.getByLabel('メールアドレス').fill(fan.email)
  await page.getByLabel('パスワード', { exact: false }).first().fill(fan.password)
  await page.getByRole('button', { name: '認証コードを送る' }).click()
  await expect(page).toHaveURL(/\/signup\/create\?page=code/)
  await page.getByRole('textbox', { name: /認証コード/ }).fill(await readCode(fan.email))
  await page.getByRole('button', { name: '登録して次へ進む' }).click()
}

/** Fills in the profile form that follows a sign-up, and continues to its confirmation page. */
export async function fillProfile(page: Page, fan: Fan): Promise<void> {
  await expect(page).toHaveURL(/\/profile\/edit/)
  await page.getByLabel('ニックネーム').fill(fan.nickName)
  await page.getByLabel('ユーザーID').fill(fan.uniqueName)
  await page.getByRole('textbox', { name: /^姓/ }).fill('早瀬')
  await page.getByRole('textbox', { name: /^名/ }).fill('小春')
  const birthday = page.getByRole('group', { name: /生年月日/ })
  await birthday.getByLabel('年').fill('2004')
  await birthday.getByLabel('月').fill('2')
  await birthday.getByLabel('日', { exact: true }).fill('29')
  await page.getByRole('button', { name: '入力内容を確認する' }).click()
  await expect(page).toHaveURL(/\/profile\/confirm/)
}

/** Logs in with the form, for journeys that are about the log-in. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Fan, 'email' | 'password'> = demoMember,
): Promise<void> {
  await page.goto('/login/mail')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').first().fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

/** Agrees to the gacha's terms and confirms the draw. */
export async function agreeAndDraw(page: Page): Promise<void> {
  const terms = page.getByRole('dialog')
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: '同意して次へ' }).click()
  await confirmDraw(page)
}

/** Confirms the last step of a draw. */
export async function confirmDraw(page: Page): Promise<void> {
  const last = page.getByRole('dialog', { name: 'この内容で引きますか' })
  await last.getByRole('button', { name: /^\d+回引く/ }).click()
}

/** Continues from the choice of a payment method to the last step of a purchase, and confirms it. */
export async function confirmPackPurchase(page: Page): Promise<void> {
  await page.getByRole('button', { name: '内容の確認へ進む' }).click()
  const last = page.getByRole('dialog', { name: 'この内容で購入しますか' })
  await expect(last).toContainText('1,100円（税込）')
  await last.getByRole('button', { name: '1,100円で購入' }).click()
}
