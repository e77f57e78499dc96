import { readFileSync } from 'node:fs'
import { expect, test as base, type Page } from '@playwright/test'
import { catalogue } from '../../errors/catalogue.ts'
import type { CatalogueEntry } from '../../errors/catalogueEntry.ts'
import { situations } from '../../errors/situations.ts'
import { becomeMember } from '../journey.ts'
import { settled, watchRequests } from '../settled.ts'
import { endPatience, watchCalls } from './hurry.ts'
import { ask, fresh, giveSession, newGuest, newMember, sessionToken, state } from './house.ts'

/** Where the way out leads, and whether somebody is logged in there. */
interface Row {
  title: string
  /** Default: 閉じる. */
  button?: string
  /** Default: the dialog closes and everything is as it was. */
  leads?: 'login' | 'top' | 'login by mail' | 'back' | 'gacha top'
}

/** Every row that has a code: what its dialog says and does. */
const dialogs: Readonly<Record<string, Row>> = {
  E007: { title: 'このアカウントは利用停止中です', button: 'ログアウトする', leads: 'login' },
  E008: { title: '認証コードの有効期限が切れています。', button: 'トップへもどる', leads: 'top' },
  E009: { title: 'このガチャは引けません' },
  E010: { title: '無料期間が終わりました', button: 'ガチャトップへもどる', leads: 'gacha top' },
  E011: { title: '景品終了' },
  E012: { title: '購入期間外です' },
  E013: { title: 'パスワードが設定されていません', button: 'メールアドレスでログイン', leads: 'login by mail' },
  E014: { title: 'このチャンネルは公開期間外です', button: '前の画面へもどる', leads: 'back' },
  E015: { title: 'この動画は公開期間外です', button: '前の画面へもどる', leads: 'back' },
  E016: { title: 'このメールアドレスは使えません', button: '前の画面へもどる', leads: 'back' },
  E021: { title: '入力値が不正です。' },
  E022: { title: 'お探しのものが見つかりません' },
  E023: { title: '指定できる範囲を超えています' },
  E024: { title: '処理を中断しました' },
  E025: { title: 'うまくいきませんでした' },
  E026: { title: 'この操作はまだ使えません' },
  E027: { title: 'うまくいきませんでした' },
  E028: { title: '認証は済んでいます' },
  E029: { title: '会員登録は済んでいます' },
  E030: { title: '連携できませんでした' },
  E031: { title: 'このメールアドレスは使えません' },
  E032: { title: 'このメールアドレスは一時的に使えません' },
  E033: { title: 'アカウントを確認できませんでした' },
  E034: { title: '認証コードの期限が切れました' },
  E035: { title: '手続きの期限が切れました' },
  E036: { title: '送信できる回数を超えました' },
  E037: { title: 'パスワードを保存できませんでした' },
  E038: { title: 'パスワードを再設定できませんでした' },
  E039: { title: '認証コードが違います' },
  E040: { title: 'メールアドレスの形が正しくありません' },
  E041: { title: 'パスワードに使えない文字があります' },
  E042: { title: 'パスワードの長さが合いません' },
  E043: { title: 'このパスワードは使えません' },
  E044: { title: 'ログインに失敗しました。' },
  E045: { title: '登録を続けられませんでした' },
  E046: { title: 'このユーザーIDは使えません' },
  E047: { title: 'このユーザーIDは使えません' },
  E048: { title: 'このユーザーIDは使えません' },
  E049: { title: 'このサービスとは連携済みです' },
  E050: { title: 'このメールアドレスは登録されています' },
  E051: { title: '使えない言葉が含まれています' },
  E052: { title: '使えない文字があります' },
  E053: { title: '期間外です' },
  E054: { title: 'この操作はできません' },
  E055: { title: 'チャットの期間外です' },
  E056: { title: 'シリアルコードが違います' },
  E057: { title: 'シリアルコードの期限が切れました' },
  E058: { title: '登録済みのシリアルコードです' },
  E059: { title: 'メールアドレスが見つかりません' },
  E060: { title: '投稿の期間外です' },
  E061: { title: 'ボーナスの対象が変わりました' },
  E062: { title: 'ボーナスの対象が変わりました' },
  E063: { title: 'いまは投票できません' },
  E064: { title: '受け取り期間が終わりました' },
  E065: { title: '一時的に利用できません' },
  E066: { title: '所持上限です' },
  E067: { title: '購入上限です' },
}
/** The dialogs that the list of screens names; W032 is one text for each code. */
const screens: Readonly<Record<string, string>> = {
  E007: 'W022',
  E008: 'W023',
  E009: 'W024',
  E010: 'W025',
  E011: 'W026',
  E012: 'W027',
  E013: 'W028',
  E014: 'W029',
  E015: 'W030',
  E016: 'W031',
}
const screenOf = (id: string) => screens[id] ?? 'W032'

/** Passed to the notice's own handling: no dialog. */
const leftToTheCaller = ['E004', 'E005', 'E006']
/** Tested one by one below. The two rows after the codes belong to the shop's own checks. */
const situational = ['E001', 'E002', 'E003', 'E017', 'E018', 'E019', 'E020']

const rows = readFileSync('docs/specification/errors.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', code = '', , japanese = ''] = line.split('\t')
    return { id, code, given: /none|not shown/.test(japanese) ? undefined : japanese }
  })
const rowOf = (id: string) => rows.find((row) => row.id === id) ?? { id, code: '', given: undefined }
const entries: Readonly<Record<string, CatalogueEntry | undefined>> = catalogue

interface Opened {
  page: Page
  token: string
  path: string
}

/** A member on a channel that only this page knows; every row is answered to its follow button. */
async function openChannel(page: Page): Promise<Opened> {
  watchRequests(page)
  const ipId = `ip-${fresh()}`
  await state('a channel', { ipId, detail: 'minimal' })
  const member = await newMember()
  await giveSession(page.context(), member)
  const path = `/channel/${ipId}`
  await page.goto(path)
  await expect(followButton(page)).toBeVisible()
  return { page, token: member.accessToken, path }
}

/** The page for rows that leave it as it was: opened once for each worker. */
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

interface Refusal {
  status: number
  messageCode?: string
}
const refusals = new WeakMap<Page, Refusal[]>()

/** Answers the next call whose path matches. It stays, as a route that is taken away can swallow a file that is being fetched at that moment. */
async function refuseNext(page: Page, path: RegExp, refusal: Refusal): Promise<void> {
  const known = refusals.get(page)
  if (known) return void known.push(refusal)
  const waiting = [refusal]
  refusals.set(page, waiting)
  await page.route(path, (route) => {
    const next = waiting.shift()
    if (!next) return route.fallback()
    const { status, messageCode } = next
    return route.fulfill({ status, json: messageCode ? { messageCode, code: status } : {} })
  })
}

/** Answers the follow call once. */
async function refuseFollow(page: Page, status: number, messageCode?: string): Promise<void> {
  await refuseNext(page, /\/v2\/follow\/ip\/[^/?]+$/, { status, messageCode })
  await followButton(page).click()
}

async function expectDialog(
  page: Page,
  { title, button = '閉じる' }: Row,
  { given, code }: { given?: string; code: string },
) {
  const dialog = openDialog(page)
  await expect(dialog).toHaveCount(1)
  await expect(dialog.getByRole('heading')).toHaveText(title)
  const { cause, remedy, coins } = entries[code] ?? situations.other
  for (const sentence of [cause, remedy, coins, given]) if (sentence) await expect(dialog).toContainText(sentence)
  await expect(dialog.getByRole('button')).toHaveText([button])
  return dialog.getByRole('button')
}

const isLoggedIn = async (page: Page, token: string) => (await sessionToken(page.context())) === token

test('the catalogue has all rows that have a code', () => {
  const known = [...Object.keys(dialogs), ...leftToTheCaller, ...situational]
  expect(known.toSorted()).toEqual(rows.map(({ id }) => id).filter((id) => id <= 'E067'))
})

const staying = Object.entries(dialogs).filter(([id, { leads }]) => !leads && !['E009', 'E011'].includes(id))
for (const [id, row] of staying) {
  const { code, given } = rowOf(id)
  test(`${id} ${code} (${screenOf(id)}): its dialog; closed, everything is as it was`, async ({
    opened: { page, token, path },
  }) => {
    await refuseFollow(page, 400, code)
    const button = await expectDialog(page, row, { given, code })
    await button.click()
    await expect(openDialog(page)).toHaveCount(0)
    await expect(followButton(page)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await isLoggedIn(page, token)).toBe(true)
  })
}

const destinations = {
  login: /\/login\?callback=/,
  top: /\/top$/,
  'login by mail': /\/login\/mail$/,
  back: /\/mypage$/,
}
for (const [id, row] of Object.entries(dialogs)) {
  const { leads } = row
  if (!leads || leads === 'gacha top') continue
  const { code, given } = rowOf(id)
  test(`${id} ${code} (${screenOf(id)}): its dialog, then ${leads}`, async ({ page }) => {
    await page.goto('/mypage')
    const { token, path } = await openChannel(page)
    await refuseFollow(page, 400, code)
    const button = await expectDialog(page, row, { given, code })
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await isLoggedIn(page, token)).toBe(true)
    await button.click()
    await expect(page).toHaveURL(destinations[leads])
    await expect(openDialog(page)).toHaveCount(0)
    expect(await isLoggedIn(page, token)).toBe(leads === 'back')
  })
}

/** A member before a gacha; the next draw is answered with a code. */
async function refuseDraw(page: Page, code: string) {
  const ids = { ipId: `ip-${fresh()}`, gachaId: `gacha-${fresh()}` }
  await state('a channel', { ipId: ids.ipId, detail: 'minimal' })
  await state('a gacha that can be drawn', { ...ids, detail: 'minimal' })
  const member = await newMember()
  await giveSession(page.context(), member)
  await page.goto(`/channel/${ids.ipId}/gacha?gachaId=${ids.gachaId}`)
  await page.getByRole('button', { name: /^1回引く/ }).click()
  await expect(page).toHaveURL(/\/gacha\/result$/)
  await refuseNext(page, /\/v2\/gacha\/[^/]+\/draw$/, { status: 400, messageCode: code })
  await page.getByRole('button', { name: /^もう1回引く/ }).click()
  const balance = async () =>
    (await ask<{ total: number }>('app', '/v2/coin/balance?platformType=WEB', { token: member.accessToken })).answer
      .total
  return { balance, ids }
}

for (const id of ['E009', 'E010', 'E011']) {
  const { code, given } = rowOf(id)
  const row = dialogs[id] ?? { title: '' }
  test(`${id} ${code} (${screenOf(id)}): the error is recorded in the place of the result, no coin moved`, async ({
    page,
  }) => {
    const { balance, ids } = await refuseDraw(page, code)
    const button = await expectDialog(page, row, { given, code })
    await button.click()
    await expect(openDialog(page)).toHaveCount(0)
    if (row.leads) await expect(page).toHaveURL(new RegExp(`/channel/${ids.ipId}/gacha$`))
    else await expect(page.getByRole('alert')).toContainText(row.title)
    await expect(page.getByText(/来てくれました/)).toHaveCount(0)
    // 4,200 and the first draw's 30.
    expect(await balance()).toBe(4170)
  })
}

/** A member before a notice that brings something. */
async function openNotice(page: Page): Promise<void> {
  const ids = { ipId: `ip-${fresh()}`, noticeId: `notice-${fresh()}` }
  await state('a channel', { ipId: ids.ipId, detail: 'minimal' })
  await state('a notice with assets', { ...ids, detail: 'minimal' })
  await giveSession(page.context(), await newMember())
  await page.goto(`/notification/${ids.noticeId}`)
}

for (const id of leftToTheCaller) {
  const { code } = rowOf(id)
  test(`${id} ${code}: the notice says it in its place, where another error has its dialog`, async ({ page }) => {
    await openNotice(page)
    const acquire = page.getByRole('button', { name: '受け取る' })
    await refuseNext(page, /\/acquire$/, { status: 500, messageCode: 'Internal' })
    await acquire.click()
    await openDialog(page).getByRole('button', { name: '閉じる' }).click()
    await expect(openDialog(page)).toHaveCount(0)
    await refuseNext(page, /\/acquire$/, { status: 400, messageCode: code })
    await acquire.click()
    // Dialogs have come and can open: a second one would be here with the words.
    await expect(page.getByRole('main').getByText(entries[code]?.title ?? code)).toBeVisible()
    await expect(openDialog(page)).toHaveCount(0)
    await expect(acquire).toBeDisabled()
  })
}

test('E001, W020: a call without an answer in time', async ({ page }) => {
  await openChannel(page)
  await watchCalls(page, /\/v2\/follow\/ip\//)
  const asked = page.waitForRequest('**/v2/follow/ip/*')
  await page.route('**/v2/follow/ip/*', () => new Promise(() => undefined))
  await followButton(page).click()
  await asked
  await endPatience(page)
  await expect(openDialog(page)).toContainText('通信タイムアウト')
  await expect(openDialog(page)).toContainText('電波のよい場所で、もう一度お試しください。')
  await openDialog(page).getByRole('button', { name: '閉じる' }).click()
  await expect(followButton(page)).toBeFocused()
})

test('E002, W021: a body that cannot be read', async ({ opened: { page } }) => {
  await page.route('**/v2/follow/ip/*', (route) => route.fulfill({ body: '{"ip":' }), { times: 1 })
  await followButton(page).click()
  await expect(openDialog(page)).toContainText('原因不明のエラー')
  await expect(openDialog(page)).toContainText(situations.unreadable.cause ?? '')
  await openDialog(page).getByRole('button', { name: '閉じる' }).click()
  await expect(followButton(page)).toBeFocused()
})

test('E003 UnderMaintenance: the maintenance notices follow, no error dialog', async ({ page }) => {
  await openChannel(page)
  const partial = { maintenanceId: 'm1', isPartial: true, startTime: '2026-01-31T14:00:00Z', targetsAllIps: true }
  await page.route('**/v2/maintenance', (route) => route.fulfill({ json: { list: [partial] } }))
  await refuseFollow(page, 503, 'UnderMaintenance')
  await expect(openDialog(page)).toHaveCount(1)
  await expect(openDialog(page).getByRole('heading')).toHaveText('一部の機能がメンテナンス中です')
})

test('E017 HTTP 401: refreshed and asked once more; refused again, the session ends at /login', async ({ page }) => {
  const { token } = await openChannel(page)
  await page.route('**/v2/follow/ip/*', (route) => route.fulfill({ status: 401, json: {} }))
  const refreshed = page.waitForResponse(/\/v1\/auth\/refresh$/)
  await followButton(page).click()
  expect((await refreshed).status()).toBe(200)
  await expect(page).toHaveURL(/\/login\?callback=/)
  const button = await expectDialog(page, { title: 'ログインし直してください' }, { code: 'Unauthenticated' })
  await button.click()
  // The guest who comes next may be told that the scenario's channel is not there: it was the member's world.
  await expect(openDialog(page).filter({ hasText: 'ログインし直してください' })).toHaveCount(0)
  expect(await isLoggedIn(page, token)).toBe(false)
  await page.unrouteAll({ behavior: 'wait' })
})

test('E018 HTTP 403 without a code: the session ends at /login', async ({ page }) => {
  const { token } = await openChannel(page)
  await refuseFollow(page, 403)
  await expect(page).toHaveURL(/\/login\?callback=/)
  await expect(openDialog(page)).toContainText('このアカウントでは続けられません。')
  await openDialog(page).getByRole('button', { name: '閉じる' }).click()
  expect(await isLoggedIn(page, token)).toBe(false)
})

test('E019 HTTP 404: the page that asked says so; what was pressed has its dialog', async ({ page }) => {
  await openChannel(page)
  await refuseFollow(page, 404)
  await expect(openDialog(page)).toContainText('お探しのものが見つかりません')
  await openDialog(page).getByRole('button', { name: '閉じる' }).click()
  await page.route('**/v2/notice/nothing', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/notification/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('この席は、見つかりませんでした')
  await settled(page)
  await expect(openDialog(page)).toHaveCount(0)
})

for (const [status, code] of [
  [400, 'SomethingNew'],
  [500, 'SomethingNew'],
  [418, undefined],
  [451, undefined],
  [507, undefined],
  [599, 'toString'],
] as const)
  test(`E020, W033: ${status} ${code ?? 'without a code'} gets the generic dialog`, async ({ opened: { page } }) => {
    await refuseFollow(page, status, code)
    await expect(openDialog(page).getByRole('heading')).toHaveText('うまくいきませんでした')
    await expect(openDialog(page)).toContainText('お問い合わせからご連絡ください。')
    await openDialog(page).getByRole('button', { name: '閉じる' }).click()
    await expect(openDialog(page)).toHaveCount(0)
  })

/** A member before the coin shop. */
async function openShop(page: Page): Promise<void> {
  await becomeMember(page)
  await page.goto('/channel#shop')
  await expect(buy(page)).toBeVisible()
}
const buy = (page: Page) => page.getByRole('button', { name: /^1,100円で購入/ }).last()

test('E068, W161: a sale that is over is refused before any call, in the words that are given', async ({ page }) => {
  await page.clock.install()
  await page.route('**/v2/shop/coin?*', async (route) => {
    const response = await route.fetch()
    const { list, ...rest } = (await response.json()) as { list: object[] }
    const soon = new Date((await page.evaluate(() => Date.now())) + 20_000).toISOString()
    await route.fulfill({ json: { ...rest, list: list.map((pack) => ({ ...pack, publicationEndTime: soon })) } })
  })
  const checks: string[] = []
  page.on('request', (request) => request.url().includes('/validate/') && checks.push(request.url()))
  await openShop(page)
  await page.clock.fastForward(25_000)
  await buy(page).click()
  const dialog = openDialog(page)
  await expect(dialog.getByRole('heading')).toHaveText('購入期限エラー')
  await expect(dialog.getByText('購入期限エラー')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/channel#shop$/)
  await expect(page.getByText('1,100円　販売終了').last()).toBeVisible()
  expect(checks).toEqual([])
})

for (const [row, screen, status, code, title] of [
  ['E066', 'W159', 400, 'MaxQuantityExceed', '所持上限です'],
  ['E067', 'W160', 400, 'MaxAmountExceed', '購入上限です'],
  ['E069', 'W027', 400, 'UnavailablePeriod', '購入期間外です'],
  ['E069', 'W033', 500, 'SomethingNew', 'うまくいきませんでした'],
] as const)
  test(`${row}, ${screen}: ${code} in the shop has its dialog, and one stays there`, async ({ page }) => {
    await refuseNext(page, /\/v2\/shop\/coin\/validate\//, { status, messageCode: code })
    await openShop(page)
    await buy(page).click()
    await expect(openDialog(page).getByRole('heading')).toHaveText(title)
    await openDialog(page).getByRole('button').click()
    await expect(openDialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/channel#shop$/)
    // One dialog at a time: the shop made room, and is back with the focus.
    await expect(page.getByRole('dialog', { name: 'コインショップ' })).toBeFocused()
  })

test('E070: a silent call shows no dialog; what happened stands beside its form', async ({ page }) => {
  watchRequests(page)
  await giveSession(page.context(), await newGuest())
  await page
    .context()
    .addCookies([{ name: 'email-cache', value: 'a@example.jp', url: test.info().project.use.baseURL }])
  await page.goto('/signup/create?page=code')
  await page.getByRole('textbox', { name: /認証コード/ }).fill('123456')
  await page.route('**/v1/auth/signup/email', (route) =>
    route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } }),
  )
  await page.getByRole('button', { name: '登録して次へ進む' }).click()
  await expect(page.getByRole('alert')).toContainText('サーバーで問題が起きました。')
  await settled(page)
  await expect(openDialog(page)).toHaveCount(0)
})

test('E071: every code that a row names has Japanese words, and a dialog says what to do', () => {
  for (const { id, code } of rows.filter((row) => row.id >= 'E021' && row.id <= 'E064')) {
    const { title, remedy, button } = entries[code] ?? situations.other
    expect([id, /[ぁ-ん一-龠]/.test(title), Boolean(remedy ?? button)]).toEqual([id, true, true])
  }
})

test('several errors at once: one dialog at a time, none lost, none twice, and the focus comes back', async ({
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
    titles.push(await openDialog(page).getByRole('heading').innerText())
    await openDialog(page).getByRole('button', { name: '閉じる' }).click()
    await expect(openDialog(page).filter({ hasText: titles.at(-1) })).toHaveCount(0)
  }
  expect(titles.toSorted()).toEqual(['入力値が不正です。', '指定できる範囲を超えています'])
  await expect(openDialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
