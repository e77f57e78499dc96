import type { Locator, Page } from '@playwright/test'
import { becomeMember, startSessionAs, expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'

/** The balance in the header. */
const coins = (page: Page) => page.getByRole('banner').getByRole('button', { name: /コイン/ })

/** Several taps within one task, faster than any finger. */
const tap = (button: Locator, times: number) =>
  button.evaluate((element: HTMLElement, count) => {
    for (let at = 0; at < count; at += 1) element.click()
  }, times)

/** Counts how often a call is sent from now on. */
function sendsOf(page: Page, method: string, path: string): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(path)) sent += 1
  })
  return () => sent
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a guest sees the login-required alert in place of tickets and orders, and after the log-in sees the tickets and orders (R036, R037, R045, W068, W069, W077, Q17, Q33, S062, S068) @long', async ({
  page,
}) => {
  const asked = sendsOf(page, 'GET', '/v1/ticket')
  const orders = sendsOf(page, 'GET', '/v1/transaction')
  await page.goto('/order-history')
  await expect(page.getByRole('dialog')).toContainText('ログインが必要です')
  await page.goto('/ticket')
  await expect(page.getByRole('dialog')).toContainText('ログインが必要です')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('ログインすると、チケットが開きます')).toBeVisible()
  expect([asked(), orders()]).toEqual([0, 0])
  await page.getByRole('main').getByRole('link', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fticket$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await startSessionAs(page)
  await page.goto('/mypage')
  await page.getByRole('main').getByRole('link', { name: 'チケット', exact: true }).click()
  await expect(page).toHaveURL(/\/ticket$/)
  await expect(page.getByRole('listitem').filter({ hasText: '港の公開収録' })).toContainText('開演中')
  await expect(page.getByRole('listitem').filter({ hasText: '潮待ちの手紙' })).toContainText('終演')
  await page.getByRole('link', { name: '夏至のパレード 港町一周' }).click()
  await expect(heading(page)).toHaveText('夏至のパレード 港町一周')
  await expect(page.getByText('夕方の一周')).toBeVisible()
  await page.reload()
  await expect(page.getByText('花道わき 立見券')).toBeVisible()
  await page.goto('/ticket/nobody-holds-this')
  await expect(heading(page)).toHaveText('この席は、見つかりませんでした')

  await page.goto('/order-history')
  await expect(page.getByText('お支払い済み').first()).toBeVisible()
  await expect(page.getByText('取り消し').first()).toBeVisible()
  await page.getByRole('link', { name: '最近3か月' }).click()
  await expect(page).toHaveURL(/period=recent/)
  await expect(page.getByText('お支払い済み').first()).toBeVisible()
  await page.getByRole('link', { name: '視聴', exact: true }).click()
  await expect(page.getByText('1,500円')).toBeVisible()
})

test('a guest reads notices with the calls for guests, and is asked to log in to receive a notice’s gift (R034, R035, W066, W067, C038, C040, S067, S068) @long', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/notification')
  await page.getByRole('link', { name: /第五十夜のお礼/ }).click()
  await expect(heading(page)).toContainText('第五十夜のお礼')
  await page.getByRole('button', { name: '受け取る' }).click()
  await expect(page.getByRole('dialog')).toContainText('ログインが必要です')
  const notices = asked.filter((path) => path.includes('/v2/notice'))
  expect(notices.length).toBeGreaterThan(0)
  expect(notices.filter((path) => !path.includes('/v2/notice/nologin'))).toEqual([])
})

test('a member receives a notice’s gift once; a second tab shows it as received without a reload (R034, R035, W066, W067, C041–C043, E004, E005, Q43, S055) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of 409/)
  await becomeMember(page)
  await page.goto('/home')
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: /お知らせ、未読9件/ }).click()
  await expect(heading(page)).toHaveText('お知らせ')
  await page.getByRole('link', { name: 'キャンペーン', exact: true }).click()
  await expect(page).toHaveURL(/category=CAMPAIGN/)
  await page.getByRole('link', { name: /第五十夜のお礼/ }).click()
  await expect(heading(page)).toContainText('第五十夜のお礼')
  await expect(banner.getByRole('link', { name: /お知らせ、未読8件/ })).toBeVisible()
  const late = await context.newPage()
  watchRequests(late)
  await late.goto(page.url())
  await expect(late.getByRole('button', { name: '受け取る' })).toBeEnabled()

  const before = await coins(page).textContent()
  const sent = sendsOf(page, 'POST', '/acquire')
  await tap(page.getByRole('button', { name: '受け取る' }), 20)
  await expect(page.getByRole('button', { name: '受け取り済み' })).toBeDisabled()
  await expect(page.getByText('受け取りました。')).toBeVisible()
  expect(sent()).toBe(1)
  await expect(coins(page)).not.toHaveText(before ?? '')

  await late.getByRole('button', { name: '受け取る' }).click()
  await expect(late.getByText('受け取り済みです。コレクションで確かめられます。')).toBeVisible()
  await expect(late.getByRole('button', { name: '受け取る' })).toBeDisabled()
  await waitUntilSettled(late)
  await expect(late.getByRole('alertdialog')).toBeHidden()
  await late.reload()
  await expect(late.getByRole('button', { name: '受け取り済み' })).toBeDisabled()
  await late.close()

  await page.getByRole('main').getByRole('link', { name: 'コレクション' }).click()
  await expect(
    page
      .getByRole('grid')
      .getByRole('link', { name: /灯台放送局/ })
      .first(),
  ).toBeVisible()
  await page.goto('/notification/login-mail-delay')
  await expect(page.getByText('受け取り期間が終わりました。')).toBeVisible()
  await expect(page.getByRole('button', { name: '受け取る' })).toBeDisabled()
})

test('a member registers several serial codes in any character width; refused codes stay in the field with their reason (W129, C034, C035, E056–E058, S064) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await becomeMember(page)
  await page.goto('/ticket')
  await page.getByRole('link', { name: 'シリアルコードを登録する' }).click()
  await expect(heading(page)).toHaveText('シリアルコード')
  const box = page.getByRole('textbox', { name: /シリアルコード/ })
  await box.fill('ｔｏｄａｉー５０ーｈａｒｂｏｕｒ\nlemon-natsu-0621、VELVET‐OFF‐1130\nTODAI-50-HARBOR')
  await page.reload()
  await expect(box).toHaveValue(/lemon-natsu-0621、VELVET/)
  await tap(page.getByRole('button', { name: 'もらえるものを確かめる' }), 5)
  await expect(page.getByRole('heading', { name: '2件を登録できます' })).toBeFocused()
  await expect(page.getByText('登録できないコードが2件あります')).toBeVisible()

  await page.route(
    '**/v1/serialcode/register',
    (route) => route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: '2件を登録する' }).click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  const sent = sendsOf(page, 'POST', '/serialcode/register')
  await tap(page.getByRole('button', { name: '2件を登録する' }), 20)
  await expect(page.getByRole('heading', { name: '2件を登録しました' })).toBeFocused()
  expect(sent()).toBe(1)
  await expect(page.getByText('シリアルコードの期限が切れました。', { exact: false })).toBeVisible()
  await expect(box).toHaveValue('VELVET-OFF-1130\nTODAI-50-HARBOR')

  await box.fill('TODAI-50-HARBOUR')
  await page.getByRole('button', { name: 'もらえるものを確かめる' }).click()
  await expect(page.getByText('登録済みのシリアルコードです。', { exact: false })).toBeVisible()
  await expect(box).toHaveValue('TODAI-50-HARBOUR')
  await page.goto('/collection')
  await expect(
    page
      .getByRole('grid')
      .getByRole('link', { name: /レモネード星団/ })
      .first(),
  ).toBeVisible()
})

test('a member receives first one present and then all, each once, and the history lists them (W154, C084–C086, Q32, Q54)', async ({
  page,
}) => {
  await openScenario(page, 'waiting presents', { count: 3 })
  await page.goto('/mypage')
  await page.getByRole('main').getByRole('link', { name: 'プレゼント' }).click()
  await expect(heading(page)).toHaveText('プレゼント')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await page.getByRole('link', { name: '古い順にならべる' }).click()
  await expect(rows.first()).toContainText('2026/01/01')
  const sent = sendsOf(page, 'PUT', '/v2/present/receive')
  await tap(rows.first().getByRole('button', { name: /を受け取る/ }), 20)
  await expect(rows.first().getByRole('button')).toHaveText('受け取りました')
  expect(sent()).toBe(1)
  await tap(page.getByRole('button', { name: 'すべて受け取る' }), 5)
  await expect(page.getByText(/を受け取りました/)).toBeVisible()
  await expect(page.getByText('受け取りを待つプレゼントはありません')).toBeVisible()
  expect(sent()).toBe(2)
  await page.getByRole('link', { name: '履歴', exact: true }).click()
  await expect(page).toHaveURL(/\/present\/history$/)
  await expect(rows).toHaveCount(3)
})

test('a present that would exceed a holding limit stays in the present box, which shows a message (W154) @long', async ({
  page,
}) => {
  await openScenario(page, 'waiting presents', { count: 1, detail: 'minimal' })
  await page.goto('/present')
  await page.route('**/v2/present/receive', (route) =>
    route.fulfill({ json: { receives: [], hasLimitExceededItems: true } }),
  )
  await page.getByRole('button', { name: '10コインを受け取る' }).click()
  await expect(page.getByText('持てる数の上限です。数が減ると受け取れます。')).toBeVisible()
  await expect(page.getByRole('button', { name: '10コインを受け取る' })).toBeEnabled()
})

test('a member marks offers as favourites up to the limit; the mark of an offer beyond it is rolled back (R072, W104, C116, C118, S010, Q15, Q33, Q86) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (404|409)/)
  await becomeMember(page)
  await page.goto('/mypage')
  await page.getByRole('main').getByRole('link', { name: 'リクエスト' }).click()
  await expect(page.getByRole('heading', { name: '第50夜で歌ってほしい一曲' })).toBeVisible()
  await page.getByRole('link', { name: '紙の舟' }).click()
  await expect(heading(page)).toHaveText('紙の舟')
  const favor = (name: string) => page.getByRole('button', { name: `${name}をお気に入りにする` })
  await favor('紙の舟').click()
  await expect(favor('紙の舟')).toHaveAttribute('aria-pressed', 'true')
  await favor('潮待ちの手紙').click()
  await expect(page.getByText('いま2つ選んでいます')).toBeVisible()
  await favor('十二秒').click()
  await expect(page.getByText('ほかの候補のお気に入りを外すと、選べます。')).toBeVisible()
  await expect(favor('十二秒')).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(favor('紙の舟')).toHaveAttribute('aria-pressed', 'true')
  await favor('紙の舟').click()
  await expect(page.getByText('いま1つ選んでいます')).toBeVisible()
  await page.goto('/offer/no-such-offer')
  await expect(heading(page)).toHaveText('この席は、見つかりませんでした')
})
