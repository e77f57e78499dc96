import { describe, expect, it } from 'vitest'
import { coinsAction, type PaidPack } from './coins.ts'

const paid: PaidPack = { shopCoinId: 'spring', paymentMethod: 'PAY_PAY' }
const order = {
  what: '有償コイン 1,100コイン',
  quantity: '1個',
  price: { unit: 'yen' as const, amount: 1_000, coins: 1_100 },
}
const checked = { paid, order, startedAt: 0, sentAt: 0, before: [], claimed: [] }
const seen = { id: 'o', price: 1_000, itemName: '1,100コイン', shopCoinId: 'spring', status: 'SUCCEEDED' }
const verdictOf = (...orders: object[]) =>
  coinsAction.verdictOf(
    checked,
    orders.map((own) => ({ ...seen, ...own })),
  )

describe('the order at the gateway that belongs to a lost payment (C111, C178, Q293)', () => {
  it('is the order with the payment’s price and pack', () =>
    expect(verdictOf({ id: 'other', shopCoinId: 'summer' }, {})).toEqual({ is: 'done', orderId: 'o' }))

  it('is not an order of another pack with the same price, placed at the same time', () =>
    expect(verdictOf({ shopCoinId: 'summer' })).toBeUndefined())

  it('is found by the full item name if the server does not send the pack, and not by a part of that name', () => {
    expect(verdictOf({ shopCoinId: undefined })).toEqual({ is: 'done', orderId: 'o' })
    expect(verdictOf({ shopCoinId: undefined, itemName: '100コイン' })).toBeUndefined()
  })

  it('is not an order with another price', () => expect(verdictOf({ price: 900 })).toBeUndefined())

  it('is not an order that existed before the payment, or that belongs to another payment', () => {
    expect(coinsAction.verdictOf({ ...checked, before: [seen] }, [seen])).toBeUndefined()
    expect(coinsAction.verdictOf({ ...checked, claimed: ['o'] }, [seen])).toBeUndefined()
  })
})
