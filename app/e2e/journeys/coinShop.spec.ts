import type { Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { uniqueId, giveSession, setUpState } from '../sandbox.ts'
import { becomeMember, expect, test } from '../journey.ts'

const shop = (page: Page) => page.getByRole('dialog', { name: 'コインショップ' })

test('the coin shop shows its first packs, the balance and the terms of coins, and links to its notices (R086, S093, S106, S107, S110, S146, W156)', async ({
  page,
}) => {
  await becomeMember(page)
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/v2/shop/coin'))
  await page.goto('/channel#shop')
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toEqual({ platformType: 'WEB', 'seek.order': 'ASC', 'seek.limit': '15' })
  await expect(shop(page)).toContainText(/所持コイン.*有償 [\d,]+.*無償 [\d,]+/)
  for (const words of [
    'コインに有効期限はありません。',
    '有償コインは、ウェブブラウザーだけでお使いいただけます。',
    '有償コインの所持上限は、OSごとに設けています。',
    '購入後の有償コインが9,999,999コインを超える場合、お支払いはできません。',
  ])
    await expect(shop(page).getByText(words)).toBeVisible()
  await shop(page).getByRole('link', { name: '資金決済法に基づく表示' }).click()
  await expect(page).toHaveURL(/\/account\/settlement/)
  await page.goBack()
  await shop(page).getByRole('link', { name: 'コインについて' }).click()
  await expect(page).toHaveURL(/\/account\/faq\?type=shop/)
})

/** Sets up a member to whom the server refuses to sell this pack; returns the pack's id. */
async function refuses(page: Page, member: object, webPrice: number): Promise<string> {
  const id = uniqueId()
  await setUpState('a coin pack on sale', { shopCoinId: `pack-${id}`, webPrice })
  const tokens = await setUpState('a member', {
    accountId: `acc-${id}`,
    email: `${id}@example.com`,
    uniqueName: `u${id}`,
    ...member,
  })
  await giveSession(page.context(), tokens)
  return `pack-${id}`
}

async function pressPack(page: Page, member: object, webPrice: number): Promise<void> {
  await refuses(page, member, webPrice)
  await page.goto('/channel#shop')
  await page
    .getByRole('button', { name: `${webPrice.toLocaleString('ja-JP')}円で購入` })
    .first()
    .click()
}

const refusals: readonly (readonly [string, object, number, string, readonly string[]])[] = [
  [
    'above the limit of paid coins (E066, S115, W159)',
    { paidCoin: 9_999_999 },
    1_003,
    '所持上限です',
    ['有償コインの所持上限を超えるため購入することができません。'],
  ],
  [
    'above the monthly limit (E067, S116, W160)',
    { profile: 'minimal' },
    5_001,
    '購入上限です',
    ['今月の購入上限金額を超えるため購入することができません。', '翌月1日'],
  ],
]
for (const [what, member, webPrice, title, words] of amount({ part: refusals.slice(0, 1), all: refusals }))
  test(`the coin shop refuses with the specified text a pack that would be ${what}`, async ({ page, quiet }) => {
    quiet.allow(/status of 4\d\d/)
    await pressPack(page, member, webPrice)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('heading')).toHaveText(title)
    for (const each of words) await expect(dialog).toContainText(each)
    await dialog.getByRole('button').click()
    await expect(shop(page)).toBeVisible()
    await expect(page).toHaveURL(/\/channel#shop$/)
  })

test('the page of a pack beyond the monthly limit shows the limits per age, and marks the member’s row (R041, E067, W160, C082) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  const pack = await refuses(page, { profile: 'minimal' }, 5_001)
  await page.goto(`/purchase/${pack}`)
  await expect(page.getByRole('alert')).toContainText('購入上限です')
  const limits = page.getByRole('table', { name: '年齢ごとの、1か月の購入上限' })
  await expect(limits.getByRole('row')).toHaveCount(4)
  await expect(limits.locator('[aria-current]')).toContainText('あなた（生年月日は未登録）')
  await expect(limits.locator('[aria-current]')).toContainText('5,000円')
  await expect(page.getByRole('button', { name: '内容の確認へ進む' })).toHaveCount(0)
})
