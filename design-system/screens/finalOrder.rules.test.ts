import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceAfterOrder, isOrderExpired, priceChangeText } from './finalOrder.rules.ts'

const balance = { paid: 2_400, free: 880, total: 3_280 }
const coins = (amount: number, first: 'free' | 'unsaid' = 'free') => ({ unit: 'coins' as const, amount, first })

describe('the balance after an order, as the confirmation shows it (S020, X13)', () => {
  it('is lower by the price; free coins are spent first where the server says so', () => {
    expect(balanceAfterOrder(balance, coins(300))).toEqual({ paid: 2_400, free: 580, total: 2_980 })
    expect(balanceAfterOrder(balance, coins(1_000))).toEqual({ paid: 2_280, free: 0, total: 2_280 })
    expect(balanceAfterOrder(balance, coins(0, 'unsaid'))).toEqual(balance)
  })

  it('is only a total where the server does not say which coins are spent first', () => {
    expect(balanceAfterOrder(balance, coins(300, 'unsaid'))).toEqual({ total: 2_980 })
  })

  it('has more paid coins after a coin pack is bought', () => {
    expect(balanceAfterOrder(balance, { unit: 'yen', amount: 1_100, coins: 1_000 })).toEqual({
      paid: 3_400,
      free: 880,
      total: 4_280,
    })
  })

  it('is undefined if the current balance is unknown or too low', () => {
    expect(balanceAfterOrder(undefined, coins(30))).toBeUndefined()
    expect(balanceAfterOrder(balance, coins(3_281))).toBeUndefined()
  })

  it('is never negative, and always the sum of paid and free coins (1,000 balances)', () => {
    const ledgers = fc.record({ paid: fc.nat(9_999_999), free: fc.nat(9_999_999), amount: fc.nat(20_000_000) })
    fc.assert(
      fc.property(ledgers, ({ paid, free, amount }) => {
        const total = paid + free
        const after = balanceAfterOrder({ paid, free, total }, coins(amount))
        expect(after === undefined).toBe(amount > total)
        if (!after) return
        const ofFree = Math.min(free, amount)
        expect(after).toEqual({ paid: total - amount - (free - ofFree), free: free - ofFree, total: total - amount })
        expect(after.paid).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the order deadline (S120, Q70)', () => {
  it('passes exactly at its time; an order without a deadline never expires', () => {
    const until = '2026-02-01T12:00:00+09:00'
    expect(isOrderExpired({ until }, '2026-02-01T02:59:59.999Z')).toBe(false)
    expect(isOrderExpired({ until }, '2026-02-01T03:00:00.000Z')).toBe(true)
    expect(isOrderExpired({ until: null }, '2099-01-01T00:00:00Z')).toBe(false)
  })
})

describe('the message about a price that has changed before payment (Q353)', () => {
  it('contains the old and the new price, in coins or in yen with tax, and says that nothing was paid', () => {
    expect(priceChangeText(coins(30), coins(1_050))).toBe(
      'お支払い金額が、30コインから1,050コインに変わりました。お支払いは行われていません。新しい金額でよければ、もう一度お進みください。',
    )
    expect(priceChangeText(coins(0), coins(30))).toContain('無料から30コインに')
    const yen = (amount: number) => ({ unit: 'yen' as const, amount, coins: 100 })
    expect(priceChangeText(yen(980), yen(1_100))).toContain('980円（税込）から1,100円（税込）に')
  })

  it('contains no amounts if the new price is unknown', () => {
    expect(priceChangeText(coins(30), coins(30))).toMatch(
      /新しい金額を読みこめませんでした。お支払いは行われていません。/,
    )
  })
})
