import type { Page } from '@playwright/test'
import { uniqueId, giveSession, setUpState } from '../sandbox.ts'
import { expect, test } from '../journey.ts'
import { addresses } from '../addresses.ts'

const history = (page: Page) => page.getByRole('dialog', { name: '購入履歴' })
const isHistoryCall = (address: string) => new URL(address).pathname.endsWith('/v2/currency/history')

/** Creates a member who has drawn `count` times, once a minute. Returns the access token. */
async function memberWhoDrew(page: Page, count: number): Promise<string> {
  const id = uniqueId()
  const member = {
    accountId: `acc-${id}`,
    email: `${id}@example.com`,
    uniqueName: `u${id}`,
    freeCoin: count * 10 + 300,
  }
  const tokens = await setUpState('a member', member)
  await setUpState('a channel', { ipId: `ip-${id}` })
  await setUpState('a gacha that can be drawn', { ipId: `ip-${id}`, gachaId: `gacha-${id}` })
  await setUpState('paid draws', { accountId: member.accountId, gachaId: `gacha-${id}`, count })
  await giveSession(page.context(), tokens)
  return tokens.accessToken
}

/** Orders a pack for 1,000 yen at a convenience store, without paying. */
async function order(page: Page, token: string): Promise<void> {
  const shopCoinId = `pack-${uniqueId()}`
  await setUpState('a coin pack on sale', { shopCoinId, webPrice: 1_000 })
  const answer = await page.request.post(`${addresses.app}/hosts/payment/v2/payment/sbps/purchase`, {
    headers: { authorization: `Bearer ${token}`, 'Idempotency-Key': uniqueId() },
    data: { shopCoinId, paymentMethod: 'CONVENIENCE' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('the coin history (コイン履歴) opens from the shop and shows the age, the month’s spending with its limit, and every movement (S018, S109, S111, S112, S141, S145, W150, W157, Q88, C081, C082)', async ({
  page,
}) => {
  const token = await memberWhoDrew(page, 3)
  await order(page, token)
  await page.goto('/channel#shop')
  const asked = page.waitForRequest((request) => isHistoryCall(request.url()))
  await page.getByRole('link', { name: 'コイン履歴' }).click()
  await expect(page).toHaveURL(/\/channel#coin-history$/)
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toEqual({ 'seek.order': 'DESC', 'seek.limit': '15' })
  await expect(history(page)).toContainText(/登録年齢\s*\d\d歳/)
  await expect(history(page)).toContainText('お支払い待ちの1,000円を含みます。')
  await expect(history(page)).toContainText('上限300,000円まで、あと299,000円')
  await expect(history(page)).toContainText(/\d{4}\/\d\d\/01\(.\) 00:00から、新しく数えます。/)
  await expect(history(page).getByText('ガチャ「冬の星座」')).toHaveCount(3)
  await expect(history(page).getByText('−10コイン')).toHaveCount(3)
  await expect(history(page).getByText('これまでのコイン')).toBeVisible()
  await page.getByRole('tab', { name: '購入上限' }).press('Enter')
  await expect(page.getByRole('row', { name: /18歳以上.*あなた.*300,000円/ })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'コインショップ' })).toBeVisible()
})

test('a long coin history loads further pages while the user scrolls, shows each movement once, and renders at most 250 elements (S113, W157) @long', async ({
  page,
}) => {
  const count = 200
  await memberWhoDrew(page, count)
  await page.goto('/channel#coin-history')
  const rows = history(page).locator('[data-row]')
  await expect(rows.first()).toBeVisible()
  const scroller = history(page).locator('[tabindex="0"]').first()
  const seen = new Set<string>()
  let most = 0
  await expect(async () => {
    const here = await scroller.evaluate((element) => {
      element.scrollBy(0, element.clientHeight / 2)
      const ids = [...element.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row') ?? '')
      return { ids, elements: element.closest('[role=dialog]')?.querySelectorAll('*').length ?? 0 }
    })
    here.ids.filter((id) => !id.startsWith('month ')).forEach((id) => seen.add(id))
    most = Math.max(most, here.elements)
    expect(seen.size).toBe(count + 1)
  }).toPass({ intervals: [50] })
  expect(most).toBeLessThanOrEqual(250)
  await expect(history(page).getByRole('button', { name: 'もっと見る' })).toHaveCount(0)
})

/** How far the dialog's content overflows it, in px. */
const beyond = (page: Page) =>
  history(page).evaluate((dialog) =>
    Math.max(
      ...[dialog, ...dialog.querySelectorAll('.overflow-y-auto')].map((box) => box.scrollWidth - box.clientWidth),
    ),
  )

test('the coin history fits into 320 px, also with text of twice the size (W157, S118) @long', async ({ page }) => {
  await memberWhoDrew(page, 3)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/channel#coin-history')
  for (const tab of ['履歴', '内訳', '購入上限']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toContainText(/コイン|円/)
    expect(await beyond(page), tab).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await beyond(page), '200 %').toBe(0)
})

test('a guest who opens the coin history sees a log-in link, and the app sends no call that is for members (Q17, Q88) @long', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/currency|transaction/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/channel#shop')
  await page.getByRole('link', { name: 'コイン履歴' }).click()
  await expect(history(page).getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', /^\/login\?callback=/)
  expect(asked).toEqual([])
})
