import type { Page } from '@playwright/test'
import { coinBalance, sessionToken } from '../sandbox.ts'
import { becomeMember, confirmPackPurchase, expect, test } from '../journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The pack of 1,000 coins; the demo lists another pack for the same price before it. */
const buy = (page: Page) => page.getByRole('button', { name: /^1,100円で購入/ }).last()

/** Opens the shop as a new member and presses a pack; returns a function that counts the coins received since. */
async function goToPurchase(page: Page): Promise<() => Promise<number>> {
  await becomeMember(page)
  const token = await sessionToken(page.context())
  const before = await coinBalance(token)
  await page.goto('/channel/todai?tab=gacha#shop')
  await buy(page).click()
  await expect(page).toHaveURL(/\/purchase\/coin-1000\?url=.*%2Fchannel%2Ftodai%3Ftab%3Dgacha$/)
  await expect(heading(page)).toHaveText('コインの購入')
  await expect(page.getByText('1,100円（税込）')).toBeVisible()
  return async () => (await coinBalance(token)) - before
}

/** Continues to the gateway's page and presses the button `act` there. */
async function payWith(page: Page, method: string, act: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await confirmPackPurchase(page)
  await page.getByRole('button', { name: act, exact: true }).click()
}

test('a member buys coins at the gateway once, gets them without a reload, and returns to the page before the shop (R041, R042, R086, W073, W074, S105, S130, S131)', async ({
  page,
}) => {
  const gained = await goToPurchase(page)
  await payWith(page, 'PayPay', '支払う')
  await expect(page).toHaveURL(/\/purchase\/coin-1000\/complete\?/)
  await expect(heading(page)).toHaveText('コインが届きました')
  await expect(page.getByText('1,000コイン')).toBeVisible()
  expect(await gained()).toBe(1_000)
  await expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: /コイン/ })
      .first(),
  ).toContainText('1,300')
  await page.reload()
  await expect(heading(page)).toHaveText('コインが届きました')
  expect(await gained()).toBe(1_000)
  await page.getByRole('main').getByRole('link', { name: '元の画面へもどる' }).click()
  await expect(page).toHaveURL(/\/channel\/todai\?tab=gacha$/)
})

test('a cancelled or failed payment costs nothing and can be tried again; an order for a convenience store can be paid later (R043, R044, W075, W076) @long', async ({
  page,
}) => {
  const gained = await goToPurchase(page)
  await payWith(page, 'd払い', 'やめる')
  await expect(page).toHaveURL(/\/purchase\/coin-1000\/cancel\?/)
  await expect(heading(page)).toHaveText('お支払いを取り消しました')
  await page.getByRole('link', { name: 'もう一度お支払いへ' }).click()
  await expect(heading(page)).toHaveText('コインの購入')
  await payWith(page, 'auかんたん決済', '失敗する')
  await expect(page).toHaveURL(/\/purchase\/coin-1000\/error\?/)
  await expect(heading(page)).toHaveText('お支払いができませんでした')
  await page.getByRole('link', { name: 'もう一度お支払いへ' }).click()
  await page.getByRole('radio', { name: 'コンビニ' }).check()
  await confirmPackPurchase(page)
  await expect(heading(page)).toHaveText('お支払いを待っています')
  await expect(page.getByText('お支払い番号', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'お支払いページを開く' })).toBeVisible()
  expect(await gained()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: '注文の履歴を見る' }).click()
  await expect(page.getByText('お支払い待ち').first()).toBeVisible()
})

test('a guest is asked to log in before buying coins; the app ignores a foreign return address, and shows an unknown pack as not found (Q17, Q31, X4) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await page.goto('/channel#shop')
  await buy(page).click()
  await expect(page.getByRole('dialog', { name: 'ログインが必要です' })).toBeVisible()
  await page.goto('/purchase/coin-1000')
  await expect(page.getByRole('dialog')).toContainText('ログインが必要です')
  await becomeMember(page)
  await page.goto('/purchase/coin-1000?url=https%3A%2F%2Fevil.example%2F')
  await expect(page.getByRole('link', { name: '購入をやめる' })).toHaveAttribute('href', '/home')
  await page.goto('/purchase/coin-1000/complete?url=javascript%3Aalert(1)&transactionId=nobody')
  await expect(heading(page)).toHaveText('お支払いの結果は、注文の履歴にあります')
  await expect(page.getByRole('main').getByRole('link', { name: '元の画面へもどる' })).toHaveAttribute('href', '/home')
  await page.goto('/purchase/nothing')
  await expect(heading(page)).toContainText('この席は、見つかりませんでした')
})
