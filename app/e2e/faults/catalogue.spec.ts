import { readFileSync } from 'node:fs'
import type { MessageCode } from '@tsudoi/contracts/errors'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { errorCatalogue } from '../../composition/errorCatalogue.ts'
import type { CatalogueEntry } from '../../errors/catalogueEntry.ts'
import { failureSituations } from '../../errors/failureSituations.ts'
import { becomeMember, confirmDraw } from '../journey.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'
import { expireWatchedCalls, watchCalls } from './expireRequests.ts'
import { coinBalance, uniqueId, giveSession, newGuest, newMember, sessionToken, setUpState } from '../sandbox.ts'
import { refuseCall, refusedCalls, type RefusedCallName } from './refusedCalls.ts'

/** A code that is shown in a dialog, with a call that declares it. */
interface Row {
  /** The call that returns the code in the test. `any`: every call may return it, and the test uses the follow call. */
  at: RefusedCallName | 'any'
  title: string
  /** Label of the dialog's button. Default: 閉じる. */
  button?: string
  /** Where the dialog's button leads. Default: the dialog closes and the page is unchanged. */
  leads?: 'login' | 'top' | 'login by mail' | 'back' | 'back a step'
}

const dialogs: Readonly<Record<string, Row>> = {
  E007: { at: 'signinEmail', title: 'このアカウントは利用停止中です', button: 'ログアウトする', leads: 'login' },
  E008: {
    at: 'checkResetPasswordCode',
    title: '認証コードの有効期限が切れています。',
    button: 'トップへもどる',
    leads: 'top',
  },
  E012: { at: 'validateShopCoin', title: '購入期間外です' },
  E013: {
    at: 'prepareSavePassword',
    title: 'パスワードが設定されていません',
    button: 'メールアドレスでログイン',
    leads: 'login by mail',
  },
  E014: { at: 'getChannel', title: 'このチャンネルは公開期間外です', button: '前の画面へもどる', leads: 'back' },
  E016: { at: 'saveEmail', title: 'このメールアドレスは使えません', button: '前の画面へもどる', leads: 'back a step' },
  E022: { at: 'followChannel', title: 'お探しのものが見つかりません' },
  E025: { at: 'any', title: 'うまくいきませんでした' },
  E026: { at: 'any', title: 'この操作はまだ使えません' },
  E027: { at: 'any', title: 'うまくいきませんでした' },
  E054: { at: 'listFollows', title: 'この操作はできません' },
  E066: { at: 'validateShopCoin', title: '所持上限です' },
  E067: { at: 'validateShopCoin', title: '購入上限です' },
}

/** Codes that are shown in the form itself, by the calls that declare them. */
const beside: Readonly<Partial<Record<RefusedCallName, readonly string[]>>> = {
  signinEmail: ['E044', 'E065'],
  prepareSignup: ['E040', 'E041', 'E042', 'E043', 'E065'],
  signupEmail: ['E016', 'E029', 'E034', 'E039', 'E065'],
  saveAddress: ['E021'],
  saveProfile: ['E046', 'E047', 'E048', 'E051', 'E052'],
  prepareSaveEmail: ['E031', 'E032'],
}

/** Codes that the notice page handles itself, without a dialog. */
const noticeErrorIds = ['E004', 'E005', 'E006']
/** Codes that replace the result of a draw. */
const drawErrorIds = ['E009', 'E010', 'E011']

/** The screen ids of the dialogs. W032 is used for all codes without a screen of their own. */
const screens: Readonly<Record<string, string>> = {
  E007: 'W022',
  E008: 'W023',
  E009: 'W024',
  E010: 'W025',
  E011: 'W026',
  E012: 'W027',
  E013: 'W028',
  E014: 'W029',
  E016: 'W031',
  E066: 'W159',
  E067: 'W160',
}
const screenOf = (id: string) => screens[id] ?? 'W032'

const rows = readFileSync('docs/specification/errors.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', code = '', , japanese = ''] = line.split('\t')
    return { id, code: code as MessageCode, given: /none|not shown/.test(japanese) ? undefined : japanese }
  })
function rowOf(id: string) {
  const row = rows.find((each) => each.id === id)
  if (!row) throw new Error(`No row ${id}`)
  return row
}
const entries: Readonly<Record<string, CatalogueEntry | undefined>> = errorCatalogue

interface Opened {
  page: Page
  token: string
  path: string
}

/** Opens a channel that only this page uses, as a new member. */
async function openChannel(page: Page): Promise<Opened> {
  watchRequests(page)
  const ipId = `ip-${uniqueId()}`
  await setUpState('a channel', { ipId, detail: 'minimal' })
  const member = await newMember()
  await giveSession(page.context(), member)
  const path = `/channel/${ipId}`
  await page.goto(path)
  await expect(followButton(page)).toBeVisible()
  return { page, token: member.accessToken, path }
}

/** A test with a page that is opened once per worker, for errors that leave the page unchanged. */
const test = base.extend<object, { opened: Opened }>({
  opened: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 390, height: 844 } })
      await use(await openChannel(await context.newPage()))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const followButton = (page: Page) => page.getByRole('button', { name: /をフォローする$/ })
const openDialog = (page: Page) => page.getByRole('alertdialog')

/** Makes the next follow call fail, and presses the button. */
async function refuseFollow(page: Page, status: number, messageCode?: string): Promise<void> {
  await refuseCall(page, refusedCalls.followChannel.endpoint, { status, messageCode })
  await followButton(page).click()
}

async function expectDialog(
  page: Page,
  { title, button = '閉じる' }: Pick<Row, 'title' | 'button'>,
  { given, code }: { given?: string | undefined; code: string },
) {
  const dialog = openDialog(page)
  await expect(dialog).toHaveCount(1)
  await expect(dialog.getByRole('heading')).toHaveText(title)
  const { cause, remedy, coins } = entries[code] ?? failureSituations.other
  for (const sentence of [cause, remedy, coins, given]) if (sentence) await expect(dialog).toContainText(sentence)
  await expect(dialog.getByRole('button')).toHaveText([button])
  return dialog.getByRole('button')
}

const isLoggedIn = async (page: Page, token: string | undefined) => (await sessionToken(page.context())) === token

test('each code of the error catalogue is tested here with a call that declares this code', () => {
  const tried = [
    ...Object.entries(dialogs).flatMap(([id, { at }]) => (at === 'any' ? [] : [[id, at] as const])),
    ...Object.entries(beside).flatMap(([at, ids]) => ids.map((id) => [id, at as RefusedCallName] as const)),
    ...noticeErrorIds.map((id) => [id, 'acquireNotice'] as const),
    ...drawErrorIds.map((id) => [id, 'drawGacha'] as const),
  ]
  const undeclared = tried.filter(([id, at]) => !refusedCalls[at].endpoint.codes.includes(rowOf(id).code))
  expect(undeclared).toEqual([])
})

const destinations = {
  login: /\/login(\?callback=|$)/,
  top: /\/top$/,
  'login by mail': /\/login\/mail$/,
  back: /\/mypage$/,
  'back a step': /\/account\/email$/,
}

/** Codes that only the long run tests here, because cheaper tests of the short run prove them too. */
const onlyLong = ['E007', 'E008', 'E013', 'E016', 'E022', 'E054']

/**
 * Groups the dialogs by call and effect. The dialogs of a group that leave the page unchanged share one page, unless
 * loading the page sends the call.
 */
const groups = Map.groupBy(Object.entries(dialogs), ([id, { at, leads = '' }]) =>
  [at, leads, onlyLong.includes(id)].join(),
)

for (const group of groups.values()) {
  const [[first, { at, leads }]] = group as [(typeof group)[number]]
  const name = at === 'any' ? 'any call' : at
  const after = leads ? `whose button leads to: ${leads}` : 'which closes and leaves the page unchanged'
  const codes = group.map(([id]) => `${id} ${rowOf(id).code} (${screenOf(id)})`).join(', ')
  const later = onlyLong.includes(first) ? ' @long' : ''
  test(`${name} returns ${codes}: the app shows the dialog of this code, ${after}${later}`, async ({ page }) => {
    await page.goto('/mypage')
    // Wait for the page's own guest session, which would otherwise overwrite the session that is set next.
    await expect.poll(() => sessionToken(page.context())).toBeTruthy()
    const { endpoint, open, isRead } = refusedCalls[at === 'any' ? 'followChannel' : at]
    const press = await open(page)
    const token = await sessionToken(page.context())
    for (const [id, row] of group) {
      const { code, given } = rowOf(id)
      const refusal = { status: 400, messageCode: code }
      await refuseCall(page, endpoint, ...Array.from({ length: isRead ? 5 : 1 }, () => refusal))
      await press()
      const button = await expectDialog(page, row, { given, code })
      expect(await isLoggedIn(page, token)).toBe(true)
      const asked = page.url()
      await button.click()
      await expect(openDialog(page)).toHaveCount(0)
      if (leads) await expect(page).toHaveURL(destinations[leads])
      else expect(page.url()).toBe(asked)
      expect(await isLoggedIn(page, token)).toBe(!leads || leads.startsWith('back'))
    }
  })
}

for (const [at, ids] of Object.entries(beside)) {
  const name = at as RefusedCallName
  // Tests these codes only in the long run, because other tests of the short run prove them as well.
  const later = ['signinEmail', 'signupEmail', 'prepareSignup', 'prepareSaveEmail', 'saveAddress'].includes(at)
    ? ' @long'
    : ''
  test(`${name} returns ${ids.join(', ')}: the form shows each of these codes, without a dialog${later}`, async ({
    page,
  }) => {
    const { endpoint, open } = refusedCalls[name]
    const press = await open(page)
    for (const id of ids) {
      const { code, given } = rowOf(id)
      const { title, cause, remedy } = errorCatalogue[code]
      await refuseCall(page, endpoint, { status: 400, messageCode: code })
      await press()
      const said = page.locator('[role=alert], [id$="-error"]').filter({ hasText: cause ?? remedy ?? title })
      for (const sentence of [title, cause, remedy, given])
        if (sentence) await expect(said.first()).toContainText(sentence)
      await expect(openDialog(page)).toHaveCount(0)
    }
  })
}

/** Draws once as a new member, and opens the result. */
async function openResult(page: Page) {
  const ids = { ipId: `ip-${uniqueId()}`, gachaId: `gacha-${uniqueId()}` }
  await setUpState('a channel', { ipId: ids.ipId, detail: 'minimal' })
  await setUpState('a gacha that can be drawn', { ...ids, detail: 'minimal' })
  const member = await newMember()
  await giveSession(page.context(), member)
  await page.goto(`/channel/${ids.ipId}/gacha?gachaId=${ids.gachaId}`)
  await page.getByRole('button', { name: /^1回引く/ }).click()
  await confirmDraw(page)
  await expect(page).toHaveURL(/\/gacha\/result$/)
  await expect(drawn(page)).toBeVisible()
  const balance = () => coinBalance(member.accessToken)
  return { balance, ids }
}

/** Draws once more. The call is answered with this code. */
async function refuseDraw(page: Page, messageCode: string): Promise<void> {
  await refuseCall(page, refusedCalls.drawGacha.endpoint, { status: 400, messageCode })
  await drawAgain(page).click()
  await confirmDraw(page)
}
const drawn = (page: Page) => page.getByRole('heading', { level: 1, name: /来てくれました/ })
const drawAgain = (page: Page) => page.getByRole('button', { name: /^もう1回引く/ })
test('drawGacha returns GachaUnavailable or NoGachaItemToDraw: a dialog and the result page show it, no coins move, and the next draw clears it (E009, E011, W024, W026, S048–S050)', async ({
  page,
}) => {
  const { balance } = await openResult(page)
  for (const [id, title] of [
    ['E009', 'このガチャは引けません'],
    ['E011', '景品終了'],
  ] as const) {
    const { code, given } = rowOf(id)
    const before = await balance()
    await refuseDraw(page, code)
    const button = await expectDialog(page, { title }, { given, code })
    await button.click()
    await expect(openDialog(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText(title)
    await expect(drawn(page)).toHaveCount(0)
    expect(await balance()).toBe(before)
    await drawAgain(page).click()
    await confirmDraw(page)
    await expect(drawn(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('drawGacha returns FailedPrecondition: a dialog leads back to the gacha top, and the result page shows the error (E010, W025, S049, S050) @long', async ({
  page,
}) => {
  const { balance, ids } = await openResult(page)
  const before = await balance()
  await refuseDraw(page, 'FailedPrecondition')
  const title = '無料期間が終わりました'
  const button = await expectDialog(page, { title, button: 'ガチャトップへもどる' }, { code: 'FailedPrecondition' })
  await button.click()
  await expect(openDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/channel/${ids.ipId}/gacha(\\?|$)`))
  expect(await balance()).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(/\/gacha\/result$/)
  await expect(page.getByRole('alert')).toContainText(title)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(drawn(page)).toHaveCount(0)
})

for (const id of noticeErrorIds) {
  const { code } = rowOf(id)
  test(`acquireNotice returns ${code}: the notice’s page shows the message in place, without a dialog (${id}) @long`, async ({
    page,
  }) => {
    const { endpoint, open } = refusedCalls.acquireNotice
    const press = await open(page)
    await refuseCall(page, endpoint, { status: 500, messageCode: 'Internal' })
    await press()
    await openDialog(page).getByRole('button', { name: '閉じる' }).click()
    await expect(openDialog(page)).toHaveCount(0)
    await refuseCall(page, endpoint, { status: 400, messageCode: code })
    await press()
    // Asserts that the text is shown and no dialog is open. The code of dialogs has loaded by now, so a dialog would be
    // open together with the text.
    await expect(page.getByRole('main').getByText(errorCatalogue[code].title)).toBeVisible()
    await expect(openDialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: '受け取る' })).toBeDisabled()
  })
}

test('a call without an answer in time opens the time-out dialog (E001, W020)', async ({ page }) => {
  await openChannel(page)
  await watchCalls(page, /\/v2\/follow\/ip\//)
  const asked = page.waitForRequest('**/v2/follow/ip/*')
  await page.route('**/v2/follow/ip/*', () => new Promise(() => undefined))
  await followButton(page).click()
  await asked
  await expireWatchedCalls(page)
  await expect(openDialog(page)).toContainText('通信タイムアウト')
  await expect(openDialog(page)).toContainText('電波のよい場所で、もう一度お試しください。')
  await openDialog(page).getByRole('button', { name: '閉じる' }).click()
  await expect(followButton(page)).toBeFocused()
})

test('a call whose response body is unreadable opens a dialog (E002, W021)', async ({ opened: { page } }) => {
  await page.route('**/v2/follow/ip/*', (route) => route.fulfill({ body: '{"ip":' }), { times: 1 })
  await followButton(page).click()
  await expect(openDialog(page)).toContainText('原因不明のエラー')
  await expect(openDialog(page)).toContainText(failureSituations.unreadable.cause ?? '')
  await openDialog(page).getByRole('button', { name: '閉じる' }).click()
  await expect(followButton(page)).toBeFocused()
})

test('a call refused with UnderMaintenance opens the maintenance notices, and no error dialog (E003) @long', async ({
  page,
}) => {
  await openChannel(page)
  const partial = { maintenanceId: 'm1', isPartial: true, startTime: '2026-01-31T14:00:00Z', targetsAllIps: true }
  await page.route('**/v2/maintenance', (route) => route.fulfill({ json: { list: [partial] } }))
  await refuseFollow(page, 503, 'UnderMaintenance')
  await expect(openDialog(page)).toHaveCount(1)
  await expect(openDialog(page).getByRole('heading')).toHaveText('一部の機能がメンテナンス中です')
})

test('after HTTP 401 the app refreshes the token and repeats the call; a second 401 ends the session at /login (E017) @long', async ({
  page,
}) => {
  const { token } = await openChannel(page)
  await page.route('**/v2/follow/ip/*', (route) => route.fulfill({ status: 401, json: {} }))
  const refreshed = page.waitForResponse(/\/v1\/auth\/refresh$/)
  await followButton(page).click()
  expect((await refreshed).status()).toBe(200)
  await expect(page).toHaveURL(/\/login\?callback=/)
  const button = await expectDialog(page, { title: 'ログインし直してください' }, { code: 'Unauthenticated' })
  await button.click()
  // Calls of the guest session that follows may get a 404, because the scenario's channel belongs to the member's
  // dataset.
  await expect(openDialog(page).filter({ hasText: 'ログインし直してください' })).toHaveCount(0)
  expect(await isLoggedIn(page, token)).toBe(false)
  await page.unrouteAll({ behavior: 'wait' })
})

test('HTTP 403 without a code ends the session at /login (E018) @long', async ({ page }) => {
  const { token } = await openChannel(page)
  await refuseFollow(page, 403)
  await expect(page).toHaveURL(/\/login\?callback=/)
  await expect(openDialog(page)).toContainText('このアカウントでは続けられません。')
  await openDialog(page).getByRole('button', { name: '閉じる' }).click()
  expect(await isLoggedIn(page, token)).toBe(false)
})

test('after HTTP 404 a failed page shows the message in place, and a failed press opens a dialog (E019)', async ({
  page,
}) => {
  await openChannel(page)
  await refuseFollow(page, 404)
  await expect(openDialog(page)).toContainText('お探しのものが見つかりません')
  await openDialog(page).getByRole('button', { name: '閉じる' }).click()
  // Waits until the history entry of the closed dialog is removed, because its removal would cancel the next
  // navigation.
  await waitUntilSettled(page)
  await page.route('**/v2/notice/nothing', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/notification/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('この席は、見つかりませんでした')
  await waitUntilSettled(page)
  await expect(openDialog(page)).toHaveCount(0)
})

for (const [status, code] of [
  [400, 'SomethingNew'],
  [500, 'SomethingNew'],
  [418, undefined],
  [451, undefined],
  [507, undefined],
  [599, 'toString'],
] as const) {
  const later = status === 400 ? '' : ' @long'
  test(`a call refused with HTTP ${status} ${code ?? 'without a code'} opens the generic dialog (E020, W033)${later}`, async ({
    opened: { page },
  }) => {
    await refuseFollow(page, status, code)
    await expect(openDialog(page).getByRole('heading')).toHaveText('うまくいきませんでした')
    await expect(openDialog(page)).toContainText('お問い合わせからご連絡ください。')
    await openDialog(page).getByRole('button', { name: '閉じる' }).click()
    await expect(openDialog(page)).toHaveCount(0)
  })
}

/** Codes that no call declares: before ownership is proven, they would reveal whether an account exists (X7). */
const undeclared = {
  E028: '認証は済んでいます',
  E045: '登録を続けられませんでした',
  E050: 'このメールアドレスは登録されています',
  E059: 'メールアドレスが見つかりません',
}
for (const [id, title] of Object.entries(undeclared))
  test(`${rowOf(id).code}, a code that no call declares, still opens its own dialog if a server returns it (${id}, W032)`, async ({
    opened: { page },
  }) => {
    const { code } = rowOf(id)
    expect(Object.values(refusedCalls).filter(({ endpoint }) => endpoint.codes.includes(code))).toEqual([])
    await refuseFollow(page, 400, code)
    const button = await expectDialog(page, { title }, { code })
    await button.click()
    await expect(openDialog(page)).toHaveCount(0)
    await expect(followButton(page)).toBeFocused()
  })

/** Opens the coin shop as a new member. */
async function openShop(page: Page): Promise<void> {
  await becomeMember(page)
  await page.goto('/channel#shop')
  await expect(buy(page)).toBeVisible()
}
const buy = (page: Page) => page.getByRole('button', { name: /^1,100円で購入/ }).last()

/**
 * Sets the clock of the page forward and presses the button in one task, so that no timer of the page can disable the
 * button between the two.
 */
function advanceClockAndPress(button: Locator, sleptMs: number): Promise<void> {
  return button.evaluate((element: HTMLElement, ms) => {
    window.Date = new Proxy(Date, {
      construct: (original, args) =>
        Reflect.construct(original, args.length > 0 ? args : [original.now() + ms]) as Date,
      get: (original, key) => (key === 'now' ? () => original.now() + ms : (Reflect.get(original, key) as unknown)),
    })
    element.click()
  }, sleptMs)
}

test('the shop refuses to sell a pack whose sale has ended, with the specified text and before any call (E068, W161)', async ({
  page,
}) => {
  // Leaves a busy machine two minutes to open the shop.
  const saleEnd = new Date(Date.now() + 120_000).toISOString()
  await page.route('**/v2/shop/coin?*', async (route) => {
    const response = await route.fetch()
    // The response is disposed if the test has left the page: then its request needs no answer.
    const answer = (await response.json().catch(() => undefined)) as { list: object[] } | undefined
    if (!answer) return
    const { list, ...rest } = answer
    await route.fulfill({ json: { ...rest, list: list.map((pack) => ({ ...pack, publicationEndTime: saleEnd })) } })
  })
  const checks: string[] = []
  page.on('request', (request) => request.url().includes('/validate/') && checks.push(request.url()))
  await openShop(page)
  // Simulates a device that slept: the sale has ended, at the host too, before a timer could disable the button.
  const sleptMs = 125_000
  await page.route('**/v2/time', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json().catch(() => undefined)) as { time: string } | undefined
    if (!answer) return
    const { time, ...rest } = answer
    await route.fulfill({ json: { ...rest, time: new Date(Date.parse(time) + sleptMs).toISOString() } })
  })
  await advanceClockAndPress(buy(page), sleptMs)
  const dialog = openDialog(page)
  await expect(dialog.getByRole('heading')).toHaveText('購入期限エラー')
  await expect(dialog.getByText('購入期限エラー')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/channel#shop$/)
  await expect(page.getByText(/1,100円\s*販売終了/).last()).toBeVisible()
  expect(checks).toEqual([])
})

test('an unknown refusal of the shop’s check opens the generic dialog, and the shop stays open (E069, W033) @long', async ({
  page,
}) => {
  await refuseCall(page, refusedCalls.validateShopCoin.endpoint, { status: 500, messageCode: 'SomethingNew' })
  await openShop(page)
  await buy(page).click()
  await expect(openDialog(page).getByRole('heading')).toHaveText('うまくいきませんでした')
  await openDialog(page).getByRole('button').click()
  await expect(openDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/channel#shop$/)
  // Asserts that the shop is open again, with the focus: it closed for the error, because only one dialog is open at a
  // time.
  await expect(page.getByRole('dialog', { name: 'コインショップ' })).toBeFocused()
})

test('a refused call of the sign-up form opens no dialog; the form itself shows the error (E070)', async ({ page }) => {
  watchRequests(page)
  await giveSession(page.context(), await newGuest())
  await page
    .context()
    .addCookies([{ name: 'email-cache', value: 'a@example.jp', url: test.info().project.use.baseURL ?? '' }])
  await page.goto('/signup/create?page=code')
  await page.getByRole('textbox', { name: /認証コード/ }).fill('123456')
  await page.route('**/v1/auth/signup/email', (route) =>
    route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } }),
  )
  await page.getByRole('button', { name: '登録して次へ進む' }).click()
  await expect(page.getByRole('alert')).toContainText('サーバーで問題が起きました。')
  await waitUntilSettled(page)
  await expect(openDialog(page)).toHaveCount(0)
})

test('every code of the error catalogue has a Japanese text, which says what the user can do (E071)', () => {
  for (const { id, code } of rows.filter((row) => row.id >= 'E021' && row.id <= 'E064')) {
    const { title, remedy, button } = entries[code] ?? failureSituations.other
    expect([id, /[ぁ-ん一-龠]/.test(title), Boolean(remedy ?? button)]).toEqual([id, true, true])
  }
})

test('three calls that fail together open one dialog per code, one after the other, and the focus returns to the page @long', async ({
  page,
}) => {
  const { path } = await openChannel(page)
  const fails = (pattern: string, messageCode: string) =>
    page.route(pattern, (route) => route.fulfill({ status: 400, json: { messageCode, code: 400 } }))
  await page.goto('/mypage')
  const failing = {
    '**/v2/ip/ip-*': 'InvalidArgument',
    '**/v2/ip/overview/*': 'OutOfRange',
    '**/v2/gacha?*': 'InvalidArgument',
  }
  await fails('**/v2/follow/ip?*', 'Aborted')
  for (const [pattern, code] of Object.entries(failing)) await fails(pattern, code)
  const answered = Promise.all(Object.keys(failing).map((pattern) => page.waitForResponse(pattern)))
  await page.goto(path)
  await answered
  const titles: string[] = []
  for (let at = 0; at < 2; at += 1) {
    await expect(openDialog(page)).toHaveCount(1)
    const title = await openDialog(page).getByRole('heading').innerText()
    titles.push(title)
    await openDialog(page).getByRole('button', { name: '閉じる' }).click()
    await expect(openDialog(page).filter({ hasText: title })).toHaveCount(0)
  }
  expect(titles.toSorted()).toEqual(['入力値が不正です。', '指定できる範囲を超えています'])
  await expect(openDialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
