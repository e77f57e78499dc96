import type { Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { addresses } from '../addresses.ts'
import { cardFields, typeCard, testVisaCard } from '../cardForm.ts'
import { coinBalanceOf } from '../sandbox.ts'
import { becomeMember, confirmPackPurchase, startSessionAs, expect, test } from '../journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const purchase = `/purchase/coin-1000?url=${encodeURIComponent(`${addresses.app}/channel/todai`)}`

/** Card numbers of the sandbox: one that pays, one that requires 3-D Secure, one that is declined. */
const numbers = { pays: testVisaCard.number, asks: '4000000000003220', declined: '4000000000000002' }

/** Goes from the purchase to the card form and returns with a new card. */
async function typeInNewCard(page: Page, number: string, { isKept = false } = {}): Promise<void> {
  await page.getByRole('radio', { name: /^クレジットカード/ }).check()
  await page.getByRole('link', { name: 'カードの入力へ進む' }).click()
  await expect(cardFields(page).number).toBeVisible()
  await typeCard(page, { ...testVisaCard, number })
  if (isKept) await page.getByRole('checkbox', { name: /登録して/ }).check()
  await page.getByRole('button', { name: 'このカードで確認へ進む' }).click()
  await expect(page).toHaveURL(/\/purchase\/coin-1000\?/)
}

test('a member pays for one purchase with a typed card, which is not saved (R040, R041, W072, W073, Q121)', async ({
  page,
}) => {
  await becomeMember(page)
  const before = await coinBalanceOf(page)
  await page.goto(purchase)
  await typeInNewCard(page, numbers.pays)
  await expect(page.getByRole('radio', { name: 'クレジットカード（入力したVisa）' })).toBeChecked()
  await confirmPackPurchase(page)
  await expect(heading(page)).toHaveText('コインが届きました')
  expect((await coinBalanceOf(page)) - before).toBe(1_000)
  await page.getByRole('main').getByRole('link', { name: '元の画面へもどる' }).click()
  await expect(page).toHaveURL(/\/channel\/todai$/)
  // Opens the purchase again: the card's token is used, so the page asks for a card again.
  await page.goto(purchase)
  await expect(page.getByRole('radio', { name: 'クレジットカード', exact: true })).not.toBeChecked()
  await page.goto('/purchase/card')
  await expect(page.getByText('登録したカードはありません')).toBeVisible()
})

test('a saved card is preselected at the next purchase, and pays from the list of cards (R038, R039, R041, W070, W071, W073) @long', async ({
  page,
}) => {
  await becomeMember(page)
  const before = await coinBalanceOf(page)
  await page.goto(purchase)
  await typeInNewCard(page, numbers.pays, { isKept: true })
  await expect(page.getByRole('radio', { name: 'Visa 末尾4242（2030/12まで）' })).toBeChecked()
  await confirmPackPurchase(page)
  await expect(heading(page)).toHaveText('コインが届きました')
  await page.goto(purchase)
  await page.getByRole('radio', { name: 'コンビニ' }).check()
  await page.getByRole('link', { name: 'お支払い方法とカードを見る' }).click()
  await page.getByRole('link', { name: /登録したカード/ }).click()
  await page.getByRole('link', { name: /^このカードで支払う/ }).click()
  await expect(page.getByRole('radio', { name: 'Visa 末尾4242（2030/12まで）' })).toBeChecked()
  await confirmPackPurchase(page)
  await expect(heading(page)).toHaveText('コインが届きました')
  expect((await coinBalanceOf(page)) - before).toBe(2_000)
})

test('a purchase uses the payment method that the member has chosen on the page of methods (R038, W070) @long', async ({
  page,
}) => {
  await startSessionAs(page)
  await page.goto(purchase)
  await page.getByRole('link', { name: 'お支払い方法とカードを見る' }).click()
  await expect(page.getByRole('link', { name: /いま選んでいる方法/ })).toContainText('登録したカード')
  await page.getByRole('link', { name: /^d払い/ }).click()
  await expect(page.getByRole('radio', { name: 'd払い' })).toBeChecked()
  await expect(page.getByRole('link', { name: '購入をやめる' })).toHaveAttribute('href', '/channel/todai')
})

test('a declined card costs the member nothing, and the member can pay with another card (R042, W076) @long', async ({
  page,
}) => {
  await becomeMember(page)
  const before = await coinBalanceOf(page)
  await page.goto(purchase)
  await typeInNewCard(page, numbers.declined)
  await confirmPackPurchase(page)
  await expect(heading(page)).toHaveText('お支払いができませんでした')
  await page.getByRole('link', { name: 'もう一度お支払いへ' }).click()
  await typeInNewCard(page, numbers.pays)
  await confirmPackPurchase(page)
  await expect(heading(page)).toHaveText('コインが届きました')
  expect((await coinBalanceOf(page)) - before).toBe(1_000)
})

const answers = [
  ['done, and reported twice', '確かめて支払う（通知が2回届く）', 'コインが届きました', 1_000],
  ['refused', '本人認証に失敗する', 'お支払いができませんでした', 0],
  ['cancelled', '本人認証をやめる', 'お支払いを取り消しました', 0],
  ['done', '本人であることを確かめて支払う', 'コインが届きました', 1_000],
] as const

for (const [what, act, title, coins] of answers.slice(0, amount({ part: 1, all: answers.length })))
  test(`a 3-D Secure check that is ${what} leads to a page with the order’s result, and Back changes nothing (R042, R043, R044, W074–W076)`, async ({
    page,
  }) => {
    await becomeMember(page)
    const before = await coinBalanceOf(page)
    await page.goto(purchase)
    await typeInNewCard(page, numbers.asks)
    await confirmPackPurchase(page)
    await expect(heading(page)).toHaveText('本人認証（3Dセキュア）')
    await page.getByRole('button', { name: act, exact: true }).click()
    await expect(heading(page)).toHaveText(title)
    await page.goBack()
    await page.goForward()
    await expect(heading(page)).toHaveText(title)
    await page.reload()
    await expect(heading(page)).toHaveText(title)
    expect((await coinBalanceOf(page)) - before).toBe(coins)
  })

test('a member leaves the 3-D Secure page by Back: nothing is paid, and the pending order links to that page (W074, W077) @long', async ({
  page,
}) => {
  await becomeMember(page)
  const before = await coinBalanceOf(page)
  await page.goto(purchase)
  await typeInNewCard(page, numbers.asks)
  await confirmPackPurchase(page)
  await expect(heading(page)).toHaveText('本人認証（3Dセキュア）')
  await page.goBack()
  await expect(heading(page)).toHaveText('コインの購入')
  expect(await coinBalanceOf(page)).toBe(before)
  // The card's token belongs to that order: a new token would create another order.
  await expect(page.getByRole('radio', { name: 'クレジットカード', exact: true })).toBeVisible()
  await page.goto('/order-history')
  const row = page.getByRole('listitem').filter({ hasText: 'お支払い待ち' })
  await row.getByRole('link', { name: 'お支払いページを開く' }).click()
  await page.getByRole('button', { name: '本人であることを確かめて支払う' }).click()
  await expect(heading(page)).toHaveText('コインが届きました')
  expect((await coinBalanceOf(page)) - before).toBe(1_000)
})
