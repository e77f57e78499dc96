import { expect, it } from 'vitest'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { buyPreorder, getPreorder } from '../../preorder/preorder.endpoints.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const id = 'preorder-hoshiyomi-1'
const here = { params: { id } }
const buy = (...cart: readonly (readonly [item: string, count: number])[]) => ({
  ...here,
  body: cart.map(([item, count]) => ({ itemId: `${id}-${item}`, count })),
})
const web = { query: { platformType: 'WEB' as const } }

await onBothEngines('purchases of a preorder', (sandbox) => {
  async function fan(coins: { freeCoin: number; paidCoin: number }, accountId = 'acc-hikari') {
    const names = { accountId, email: `${accountId}@example.com`, uniqueName: accountId.replace('-', '') }
    return (await sandbox().given('a member', { ...names, ...coins })).accessToken
  }

  async function preorder() {
    await sandbox().given('a channel')
    await sandbox().given('a preorder')
  }

  async function ownedPhotos(accountId = 'acc-hikari') {
    const db = await sandbox().db()
    const rows = await db
      .selectFrom('owned_item')
      .select(['item_id', 'owned_count'])
      .where('account_id', '=', accountId)
      .execute()
    return new Map(rows.map(({ item_id, owned_count }) => [item_id.replace(`${id}-`, ''), owned_count]))
  }

  it('cost the price that the sandbox computes, in free coins before paid coins (Q75, X13)', async () => {
    const token = await fan({ freeCoin: 1000, paidCoin: 1000 })
    await preorder()
    const { body } = await sandbox().call(buyPreorder, buy(['item-1', 1], ['single', 2], ['box', 1]), { token })
    expect(body).toMatchObject({ purchase: { consumeCoin: 1500 }, balance: { free: 0, paid: 500, total: 500 } })
  })

  it('contain each item of the line-up for a box, and a random item for a pack, both with the bonus', async () => {
    const token = await fan({ freeCoin: 9000, paidCoin: 0 })
    await preorder()
    const box = await sandbox().call(buyPreorder, buy(['box', 2]), { token })
    expect(box.body.purchase.itemList.map(({ itemId, amount }) => [itemId, amount])).toEqual([
      [`${id}-photo-1`, 2],
      [`${id}-photo-2`, 2],
      [`${id}-photo-3`, 2],
    ])
    expect(await ownedPhotos()).toEqual(
      new Map([
        ['photo-1', 4],
        ['photo-2', 2],
        ['photo-3', 2],
      ]),
    )
    sandbox().advanceClock(1)
    const { body } = await sandbox().call(buyPreorder, buy(['single', 10]), { token })
    expect(body.purchase.itemList.reduce((sum, { amount }) => sum + amount, 0)).toBe(10)
    expect(body.purchase.bonusList).toMatchObject([{ itemId: `${id}-photo-1`, amount: 10 }])
    expect((await sandbox().call(getPreorder, here, { token })).body.latestPurchase).toEqual(body.purchase)
  })

  it('are refused beyond the stock: in 40 concurrent requests by four members, ten succeed, at the exact price', async () => {
    await preorder()
    const names = ['acc-1', 'acc-2', 'acc-3', 'acc-4']
    const tokens = await Promise.all(names.map((each) => fan({ freeCoin: 3000, paidCoin: 0 }, each)))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        // Half of the requests list the items in the opposite order. Rows are always locked in the same order, which
        // prevents deadlocks.
        sandbox().call(buyPreorder, index % 2 ? buy(['single', 1], ['box', 1]) : buy(['box', 1], ['single', 1]), {
          token: tokens[index % 4],
        }),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.length - refused.length).toBe(10)
    expect(refused.every(({ body }) => ['FailedPrecondition', 'NotEnoughCoin'].includes(body.messageCode!))).toBe(true)
    const balances = await Promise.all(tokens.map((token) => sandbox().call(getCoinBalance, web, { token })))
    expect(balances.reduce((sum, { body }) => sum + body.total, 0)).toBe(12_000 - 10 * 800)
    const stocks = await (
      await sandbox().db()
    )
      .selectFrom('preorder_item')
      .select('stock')
      .where('type', '!=', 'NORMAL')
      .execute()
    expect(stocks).toEqual([{ stock: 0 }, { stock: 0 }])
  })

  it('return the first result, pack contents included, for a repeated idempotency key, and charge once (X13)', async () => {
    const token = await fan({ freeCoin: 3000, paidCoin: 0 })
    await preorder()
    const headers = { 'Idempotency-Key': 'the-same-cart' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sandbox().call(buyPreorder, buy(['single', 5]), { token, headers })),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.body.balance.total).toBe(2000)
  })

  it('are refused without a charge for a cart that is empty, repeats an item or has an unknown item (Q75, S133)', async () => {
    const token = await fan({ freeCoin: 3000, paidCoin: 0 })
    await preorder()
    const wrong = [
      [],
      [['item-1', 0]],
      [
        ['item-1', 1],
        ['item-1', 1],
      ],
      [
        ['item-1', 1],
        ['no-such', 1],
      ],
    ] as const
    for (const cart of wrong)
      expect((await sandbox().call(buyPreorder, buy(...cart), { token })).body.messageCode).toBe('InvalidArgument')
    const tooMany = await sandbox().call(buyPreorder, buy(['item-1', 1], ['single', 11]), { token })
    expect(tooMany.body.messageCode).toBe('FailedPrecondition')
    expect((await sandbox().call(getCoinBalance, web, { token })).body.total).toBe(3000)
    const { body } = await sandbox().call(getPreorder, here, { token })
    expect(body.categoryList[0]?.itemList[0]?.remainingCount).toBe(10)
  })
})
