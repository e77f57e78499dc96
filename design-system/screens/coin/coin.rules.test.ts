import { describe, expect, it } from 'vitest'
import { totalsByChannel, totalsByPlatform, totalsByCoinKind, coinHistoryRows, coinSumsOf } from './coin.rules.ts'
import type { CoinMovement } from './coin.types.ts'

const movement = (id: string, rest: Partial<CoinMovement> = {}): CoinMovement => ({
  id,
  time: '2026-01-31T03:00:00Z',
  message: 'ガチャ「冬の星座」',
  platform: 'WEB',
  paid: 0,
  free: -10,
  ...rest,
})

const manyMovements = Array.from({ length: 400 }, (_, at) =>
  movement(`m-${at}`, {
    time: new Date(Date.UTC(2026, 0, 31) - at * 7_000_000).toISOString(),
    platform: (['WEB', 'IOS', 'ANDROID', 'UNSPECIFIED'] as const)[at % 4] ?? 'WEB',
    channel: at % 5 === 0 ? undefined : `局${at % 31}`,
    paid: ((at * 37) % 90) - 45,
    free: ((at * 53) % 70) - 20,
  }),
)
const netSum = (groups: { received: number; used: number }[]) =>
  groups.reduce((sum, { received, used }) => sum + received - used, 0)
const ledger = manyMovements.reduce((sum, { paid, free }) => sum + paid + free, 0)

describe('the totals of the coin history (W157)', () => {
  it('are the sums of received coins and of used coins, over paid and free coins', () => {
    expect(coinSumsOf([movement('a', { paid: 300 }), movement('b', { paid: -5, free: 20 })])).toEqual({
      received: 320,
      used: 15,
    })
  })

  it("equal the ledger's totals: overall, by month, by channel, by platform and by kind of coins", () => {
    const months = coinHistoryRows(manyMovements, false).flatMap((row) => (row.kind === 'month' ? [row.sums] : []))
    expect(months.length).toBe(2)
    for (const groups of [
      [coinSumsOf(manyMovements)],
      months,
      totalsByChannel(manyMovements),
      totalsByPlatform(manyMovements),
      totalsByCoinKind(manyMovements),
    ])
      expect(netSum(groups)).toBe(ledger)
  })

  it('combine all channels after the first ten in one row, without losing any amount', () => {
    const groups = totalsByChannel(manyMovements)
    expect(groups).toHaveLength(12)
    // The movements without a channel, such as purchases, are not among the channels, however few coins were used.
    expect(groups.slice(-2).map(({ name }) => name)).toEqual(['ほか21チャンネル', 'チャンネル以外'])
    const { received, used } = coinSumsOf(manyMovements)
    expect(groups.reduce((sum, group) => sum + group.received, 0)).toBe(received)
    expect(groups.reduce((sum, group) => sum + group.used, 0)).toBe(used)
  })
})

describe('the monthly totals of the coin history (W157)', () => {
  it('are grouped by the month in Japan, and shown above the movements of that month', () => {
    const rows = coinHistoryRows(
      [movement('new', { time: '2025-12-31T15:00:00Z' }), movement('old', { time: '2025-12-31T14:59:59Z' })],
      false,
    )
    expect(rows.map((row) => (row.kind === 'month' ? row.month : row.id))).toEqual([
      '2026年1月',
      'new',
      '2025年12月',
      'old',
    ])
  })

  it('are marked as complete once an older month has been loaded; those of the oldest month only when there are no more pages', () => {
    const movements = [movement('new'), movement('old', { time: '2025-12-01T00:00:00Z' })]
    const whole = (isMore: boolean) =>
      coinHistoryRows(movements, isMore).flatMap((row) => (row.kind === 'month' ? [row.isWhole] : []))
    expect(whole(true)).toEqual([true, false])
    expect(whole(false)).toEqual([true, true])
  })

  it('include movements whose time is unreadable, under a heading of their own', () => {
    expect(coinHistoryRows([movement('a', { time: 'いつか' })], false)[0]).toMatchObject({ month: '日時未定' })
  })
})
