import { describe, expect, it } from 'vitest'
import { latestMonths } from '../../time/japanMonths.ts'
import { ownLimitView, spendingView, usedCoinsIn } from './spending.mappers.ts'

const months = latestMonths('2026-01-31T10:00:00Z', 2)

const entry = (transactionTime: string, message: string, free: number, paid = 0) => ({
  assetHistoryId: `${transactionTime} ${message}`,
  transactionTime,
  message,
  platformType: 'WEB' as const,
  optionCoin: { free, paid },
})
const order = (orderTime: string, price: number, status: 'SUCCEEDED' | 'PENDING' = 'SUCCEEDED') => ({
  transactionId: `${orderTime} ${status}`,
  orderTime,
  itemName: '100コイン',
  price,
  status,
})

describe('the overview of a member’s spending (Q133)', () => {
  it('sums payments and used coins, by months in Japan', () => {
    const list = [
      order('2025-12-31T15:00:00Z', 1_000),
      order('2025-12-31T14:59:59Z', 300),
      order('2026-01-02T00:00:00Z', 5_000, 'PENDING'),
    ]
    const entries = [
      entry('2026-01-30T00:00:00Z', 'ガチャ「冬の星座」', -20, -10),
      entry('2026-01-29T00:00:00Z', 'ガチャ「春」', -5),
      entry('2026-01-29T00:00:00Z', 'お知らせの受け取り「春」', 300),
      entry('2025-12-31T14:59:59Z', '物語「波」', -50),
      // An entry of the coin history that converts paid to free coins, so that no coins are used.
      entry('2025-12-30T00:00:00Z', 'コインの増減', 7, -7),
    ]
    expect(spendingView(months, { list }, { entries })).toEqual({
      months: [
        { start: '2025-12-31T15:00:00.000Z', yen: 1_000, coins: 35 },
        { start: '2025-11-30T15:00:00.000Z', yen: 300, coins: 57 },
      ],
      kinds: [
        { name: '物語', coins: 50 },
        { name: 'ガチャ', coins: 35 },
        { name: 'コインの増減', coins: 7 },
      ],
      coinsSince: undefined,
    })
  })

  it('adds up the kinds of spending beyond the first six in one row, and shows the date from which coins are counted', () => {
    const entries = Array.from({ length: 9 }, (_, at) => entry('2026-01-30T00:00:00Z', `使い道${at}「あ」`, -10 + at))
    const { kinds, coinsSince } = spendingView(months, { list: [] }, { entries, readSince: '2026-01-03T00:00:00Z' })
    expect(kinds).toHaveLength(7)
    expect(kinds.at(-1)).toEqual({ name: 'そのほかの合計', coins: 4 + 3 + 2 })
    expect(kinds.reduce((sum, { coins }) => sum + coins, 0)).toBe(10 + 9 + 8 + 7 + 6 + 5 + 4 + 3 + 2)
    expect(coinsSince).toBe('2026-01-03T00:00:00.000Z')
  })

  it('shows a raised limit as pending until the raise takes effect, and then shows only the raised limit', () => {
    const limit = { yen: 5_000, next: { yen: 9_000, from: '2026-02-01T00:00:00Z' } }
    expect(ownLimitView(limit, '2026-01-31T23:59:59Z')).toEqual(limit)
    expect(ownLimitView(limit, '2026-02-01T00:00:00Z')).toEqual({ yen: 9_000 })
    expect(ownLimitView(undefined, '2026-02-01T00:00:00Z')).toEqual({ yen: undefined })
  })
})

it('the used coins of a year are those used within it, with the time since which they are counted (Q523)', () => {
  const year = { start: '2025-12-31T15:00:00.000Z', end: '2026-12-31T15:00:00.000Z' }
  const entries = [
    entry('2026-12-31T15:00:00Z', 'ガチャ「次の年」', -100),
    entry('2026-02-01T00:00:00Z', 'ガチャ「冬の星座」', -20, -10),
    entry('2026-01-01T00:00:00Z', 'プレゼント', 300),
    entry('2025-12-31T14:59:59Z', 'ガチャ「前の年」', -7),
  ]
  expect(usedCoinsIn(year, { entries })).toEqual({ used: 30, since: undefined })
  expect(usedCoinsIn(year, { entries, readSince: '2026-01-01T00:00:00Z' }).since).toBe('2026-01-01T00:00:00.000Z')
})
