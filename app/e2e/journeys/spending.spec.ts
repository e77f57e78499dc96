import type { Page } from '@playwright/test'
import { coinBalance, uniqueId, giveSession, setUpState } from '../sandbox.ts'
import { expect, test } from '../journey.ts'
import { addresses } from '../addresses.ts'

const mirror = (page: Page) => page.getByRole('region', { name: 'お金の使いみち' })

/** A member who bought coins for 1,000 yen with a registered card, and drew once for 30 coins. */
async function memberWhoSpent(page: Page): Promise<void> {
  const id = uniqueId()
  const accountId = `acc-${id}`
  const tokens = await setUpState('a member', {
    accountId,
    email: `${id}@example.com`,
    uniqueName: `u${id}`,
    freeCoin: 0,
  })
  await setUpState('a credit card', { accountId, creditCardId: `card-${id}` })
  await setUpState('a coin pack on sale', { shopCoinId: `pack-${id}`, webPrice: 1_000 })
  await setUpState('a channel', { ipId: `ip-${id}` })
  await setUpState('a gacha that can be drawn', { ipId: `ip-${id}`, gachaId: `gacha-${id}`, detail: 'minimal' })
  const send = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${tokens.accessToken}`, 'Idempotency-Key': uniqueId() }
    const answer = await page.request.post(`${addresses.app}/hosts/${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const purchase = { shopCoinId: `pack-${id}`, paymentMethod: 'PERSISTENT_CARD', card: `card-${id}` }
  await send('payment/v2/payment/sbps/purchase', {
    ...purchase,
    returnUrl: `${addresses.app}/purchase/pack-${id}`,
  })
  await send(`app/v2/gacha/gacha-${id}/draw`, { count: 1, platformType: 'WEB' })
  await giveSession(page.context(), tokens)
}

const thisMonth = () => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'numeric' })
  const [month, year] = parts.format().split('/')
  return `${year}年${month}月`
}

test('the spending overview shows spending by month and the use of coins, and loads when the user scrolls near it (Q133, C081, C111) @long', async ({
  page,
}) => {
  await memberWhoSpent(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/mypage')
  await expect(page.getByRole('link', { name: 'プロフィールを見る' })).toBeVisible()
  await mirror(page).scrollIntoViewIfNeeded()
  const months = mirror(page).getByRole('table', { name: '月ごとの購入' })
  await expect(months.getByRole('row', { name: `${thisMonth()} 1,000円 30` })).toBeVisible()
  await expect(months.getByRole('row')).toHaveCount(7)
  const kinds = mirror(page).getByRole('table', { name: 'コインの使いみち' })
  await expect(kinds.getByRole('row', { name: 'ガチャ 30' })).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/v1/transaction'))).toHaveLength(1)
})

test('a member’s own spending limit stays on the device, is raised after 24 hours, and asks before a payment without refusing it (Q132) @long', async ({
  page,
}) => {
  await memberWhoSpent(page)
  await page.goto('/mypage')
  const field = () => mirror(page).getByRole('textbox', { name: /目安の金額/ })
  await mirror(page).scrollIntoViewIfNeeded()
  await field().fill('５，０００')
  await mirror(page).getByRole('button', { name: 'この金額を目安にする' }).press('Enter')
  await expect(mirror(page)).toContainText('いまの目安は5,000円です。今月は、あと4,000円です。')
  await page.reload()
  await mirror(page).scrollIntoViewIfNeeded()
  await expect(mirror(page)).toContainText('いまの目安は5,000円です。')
  await field().fill('9000')
  await mirror(page).getByRole('button', { name: '目安を変える' }).press('Enter')
  await expect(mirror(page)).toContainText(/いまの目安は5,000円です。.*\d\d:\d\dから、9,000円になります。/)
  await mirror(page).getByRole('button', { name: '変更をやめる' }).press('Enter')
  await expect(mirror(page)).not.toContainText('9,000円になります')
  await field().fill('800')
  await mirror(page).getByRole('button', { name: '目安を変える' }).press('Enter')
  await expect(mirror(page)).toContainText('いまの目安は800円です。今月の購入は、目安より200円多くなっています。')
  await page.goto('/channel#shop')
  await page.getByRole('button', { name: '1,000円で購入' }).first().click()
  await page.getByRole('button', { name: '内容の確認へ進む' }).click()
  const last = page.getByRole('dialog', { name: 'この内容で購入しますか' })
  await expect(last).toContainText('今月の購入は合わせて2,000円になり、ご自身で決めた目安の800円を超えます。')
  await expect(last.getByRole('button', { name: '1,000円で購入' })).toBeEnabled()
})

test('a member can open the coin history (コイン履歴) from /mypage, too (W157, Q88, Q130) @long', async ({ page }) => {
  await memberWhoSpent(page)
  await page.goto('/mypage')
  await page.getByRole('link', { name: 'コイン履歴' }).click()
  const history = page.getByRole('dialog', { name: '購入履歴' })
  await expect(history).toContainText('上限300,000円まで、あと299,000円')
  await page.goBack()
  await expect(history).toBeHidden()
  await expect(page).toHaveURL(/\/mypage$/)
})

test('the order history checks a pending order when the member presses its button, and shows when it is paid, with the coins (R045, W077, C111) @long', async ({
  page,
}) => {
  const id = uniqueId()
  const tokens = await setUpState('a member', {
    accountId: `acc-${id}`,
    email: `${id}@example.com`,
    uniqueName: `u${id}`,
    freeCoin: 0,
  })
  await setUpState('a coin pack on sale', { shopCoinId: `pack-${id}`, webPrice: 1_000 })
  const answer = await page.request.post(`${addresses.app}/hosts/payment/v2/payment/sbps/purchase`, {
    headers: { authorization: `Bearer ${tokens.accessToken}`, 'Idempotency-Key': uniqueId() },
    data: {
      shopCoinId: `pack-${id}`,
      paymentMethod: 'PAY_PAY',
      returnUrl: `${addresses.app}/purchase/pack-${id}`,
    },
  })
  const { paymentPage } = (await answer.json()) as { paymentPage: string }
  await giveSession(page.context(), tokens)
  await page.goto('/order-history')
  const look = page.getByRole('button', { name: 'いまの状態を確かめる' })
  await look.press('Enter')
  await expect(page.getByText(/^\d\d:\d\dに確かめました。まだお支払いを待っています。$/)).toBeVisible()

  const till = await page.context().newPage()
  await till.goto(`${addresses.app}/hosts/payment${paymentPage}`)
  await till.getByRole('button', { name: '支払う', exact: true }).click()
  await expect(till).toHaveURL(/\/complete/)
  await till.close()

  await look.press('Enter')
  await expect(page.getByText('お支払い済み')).toBeVisible()
  await expect(page.getByText(/のお支払いを確かめました。$/)).toBeVisible()
  await expect(look).toHaveCount(0)
  const balance = await coinBalance(tokens.accessToken)
  await expect(page.getByRole('button', { name: /ショップを開く/ }).first()).toContainText(
    balance.toLocaleString('ja-JP'),
  )
})
