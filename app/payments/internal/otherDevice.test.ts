import { describe, expect, it } from 'vitest'
import type { CoinHistoryEntry } from './coinHistory.ts'
import { drawAction } from './actions/draw.ts'
import { lotteryAction } from './actions/lottery.ts'
import { preorderAction } from './actions/preorder.ts'

const minute = 60_000
const startedAt = Date.parse('2026-02-01T03:00:00Z')
const times = { startedAt, sentAt: startedAt + minute }
const orderOf = (amount: number) => ({
  what: 'x',
  quantity: '1',
  price: { unit: 'coins' as const, amount, first: 'free' as const },
})
const done = { is: 'done', isAlike: true }
const movement = (id: string, more: Partial<CoinHistoryEntry> = {}): CoinHistoryEntry => ({
  id,
  time: startedAt + minute,
  coins: -200,
  message: 'x',
  ...more,
})
const old = movement('old', { time: startedAt - minute })

describe('a lottery payment without an answer, while another device may buy entries too (Q306, X13, C161, C162)', () => {
  const before = { entries: 1, run: 'r', movements: [old] }
  const checked = { paid: { lotteryId: 'l', count: 2 }, order: orderOf(200), ...times, before, claimed: [] }
  const seen = (entries: number, ...movements: CoinHistoryEntry[]) => ({
    entries,
    run: 'r',
    movements: [...movements, old],
  })

  it('counts as done if the entries exist and the coin history has a movement of the same amount and time as the payment', () =>
    expect(lotteryAction.verdictOf(checked, seen(3, movement('own')))).toEqual(done))

  it.each([
    ['three were bought at once', seen(4, movement('theirs', { coins: -300 }))],
    ['two were bought one by one', seen(3, movement('a', { coins: -100 }), movement('b', { coins: -100 }))],
    ['as many were bought an hour later', seen(3, movement('theirs', { time: startedAt + 60 * minute }))],
    ['nothing new was paid', seen(3)],
    ['as much was paid for something else', seen(1, movement('theirs'))],
  ])('is unknown if %s', (_name, now) => expect(lotteryAction.verdictOf(checked, now)).toBeUndefined())

  it('counts as not done only if the server has none of the entries', () => {
    expect(lotteryAction.wouldShowPayment(checked, seen(2, movement('theirs', { coins: -100 })))).toBe(true)
    expect(lotteryAction.wouldShowPayment(checked, seen(4, movement('theirs', { coins: -300 })))).toBe(false)
  })

  it('counts as done if the coin movement has the time of the last resend', () => {
    const late = seen(3, movement('own', { time: startedAt + 60 * minute }))
    expect(lotteryAction.verdictOf({ ...checked, sentAt: startedAt + 58 * minute }, late)).toEqual(done)
  })

  it('is unknown if an earlier build stored no coin movements', () => {
    const kept = { entries: 1, run: 'r' }
    expect(lotteryAction.verdictOf({ ...checked, before: kept }, seen(3, movement('own')))).toBeUndefined()
  })
})

describe('a cart payment without an answer, while another device may buy a cart too (Q306, X13, C164, C165)', () => {
  const before = { latest: 'old', coins: 500, time: startedAt - minute }
  const paid = { preorderId: 'p', items: [{ itemId: 'note', count: 1 }] }
  const checked = { paid, order: orderOf(500), ...times, before, claimed: [] }
  const purchase = { latest: 'new', coins: 500, time: startedAt + minute }

  it('counts as done if the server lists a new purchase with the amount and time of the payment', () =>
    expect(preorderAction.verdictOf(checked, purchase)).toEqual(done))

  it.each([
    ['another amount', { ...purchase, coins: 1_000 }],
    ['an hour later', { ...purchase, time: startedAt + 60 * minute }],
    ['an hour before', { ...purchase, time: startedAt - 60 * minute }],
    ['the one known before', before],
    ['none', {}],
  ])('is unknown if the latest purchase is %s', (_name, seen) =>
    expect(preorderAction.verdictOf(checked, seen)).toBeUndefined(),
  )

  it('counts as not done only if the server lists no new purchase', () => {
    expect(preorderAction.wouldShowPayment(checked, before)).toBe(true)
    expect(preorderAction.wouldShowPayment(checked, { ...purchase, coins: 1_000 })).toBe(false)
  })
})

describe('a draw without an answer, while another device may draw too (Q306, X13, C078)', () => {
  const paid = { ipId: 'i', gachaId: 'g', gachaName: 'パレード', count: 1 }
  const checked = { paid, order: orderOf(30), ...times, before: [old], claimed: [] }
  const drawn = (time: number) => movement('new', { coins: -30, message: 'ガチャ「パレード」', time })

  it('counts as done if the history has an entry at its time, and as unknown, without a resend, if that entry is an hour later', () => {
    expect(drawAction.verdictOf(checked, [drawn(startedAt + minute), old])).toEqual({ is: 'done' })
    expect(drawAction.verdictOf(checked, [drawn(startedAt + 60 * minute), old])).toBeUndefined()
    expect(drawAction.wouldShowPayment(checked, [drawn(startedAt + 60 * minute), old])).toBe(false)
    expect(drawAction.wouldShowPayment(checked, [old])).toBe(true)
  })
})
