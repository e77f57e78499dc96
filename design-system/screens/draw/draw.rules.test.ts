import { describe, expect, it } from 'vitest'
import type { DrawPrize } from './draw.types.ts'
import {
  nextEntryTime,
  drawOutcomeText,
  drawPrizesText,
  msUntilNextChange,
  whyDrawClosed,
  winnersLeftText,
} from './draw.rules.ts'
import { losingPercent, prizeRowText } from './prize.rules.ts'

const period = { start: '2026-01-10T03:00:00Z', end: '2026-02-14T14:59:00Z' }
const photo: DrawPrize = { id: 'p', kind: 'PHOTO', name: '灯台の栞', amount: 1, percent: 1, remaining: 10 }
const coins: DrawPrize = { id: 'c', kind: 'COIN', name: '10コイン', amount: 10, percent: 30 }

describe('the period of a prize draw (C180, Q70)', () => {
  it('includes its start time and excludes its end time', () => {
    expect(whyDrawClosed(period, '2026-01-10T02:59:59.999Z')).toEqual({
      title: 'まだ始まっていません',
      text: '2026/01/10(土) 12:00から引けます。',
    })
    expect(whyDrawClosed(period, period.start)).toBeUndefined()
    expect(whyDrawClosed(period, '2026-02-14T14:58:59.999Z')).toBeUndefined()
    expect(whyDrawClosed(period, period.end)?.title).toBe('終了しました')
  })

  it.each([
    ['its beginning', '2026-01-10T02:00:00Z', '2026-01-10T03:00:00Z'],
    ['midnight in Japan', '2026-01-10T03:00:00Z', '2026-01-10T15:00:00Z'],
    ['the midnight after one', '2026-01-10T15:00:00Z', '2026-01-11T15:00:00Z'],
    ['its end', '2026-02-14T14:00:00Z', '2026-02-14T14:59:00Z'],
    ['midnight, once it is over', '2026-02-14T14:59:00Z', '2026-02-14T15:00:00Z'],
  ])('determines the next change of the page: %s', (_what, now, next) => {
    expect(msUntilNextChange(period, Date.parse(now))).toBe(Date.parse(next) - Date.parse(now))
  })

  it('allows the next entry from the next midnight in Japan, unless the draw ends before', () => {
    expect(nextEntryTime({ entered: '2026-01-31T10:42:00Z' }, period)).toBe('2026-01-31T15:00:00.000Z')
    expect(nextEntryTime({ entered: '2026-01-31T15:00:00Z' }, period)).toBe('2026-02-01T15:00:00.000Z')
    expect(nextEntryTime({ entered: '2026-02-14T01:00:00Z' }, period)).toBeUndefined()
    expect(nextEntryTime({ entered: '2026-02-14T01:00:00Z' }, { end: '2026-02-14T15:00:00Z' })).toBeUndefined()
  })
})

describe('the odds of a prize draw', () => {
  const odds = (...percents: number[]) => percents.map((percent) => ({ percent }))

  it('add up to 100 % together with the share that wins nothing, without floating-point errors', () => {
    expect(losingPercent(odds(1, 9, 30, 30))).toBe(30)
    expect(losingPercent(odds(0.1, 0.2))).toBe(99.7)
    expect(losingPercent(odds(100))).toBe(0)
    expect(losingPercent([])).toBe(100)
  })

  it('add up to 100 % ± 0.01 for any stock', () => {
    for (let seed = 1; seed <= 2_000; seed += 1) {
      let left = 10_000
      const percents = Array.from({ length: (seed % 30) + 1 }, (_, index) => {
        const weight = (seed * 7919 + index * 104_729) % (left + 1)
        left -= weight
        return weight / 100
      })
      const miss = losingPercent(odds(...percents))
      const sum = percents.reduce((whole, percent) => whole + percent, miss ?? NaN)
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.01)
    }
  })

  it.each([
    ['more than 100 %', odds(60, 40.02)],
    ['negative', odds(-1, 50)],
    ['not a number', odds(NaN)],
  ])('are invalid when they are %s', (_what, wrong) => {
    expect(losingPercent(wrong)).toBeUndefined()
  })

  it('are valid when their sum exceeds 100 % only by a rounding error', () => {
    expect(losingPercent(odds(33.34, 33.34, 33.33))).toBe(0)
  })
})

describe('the text for a prize of a prize draw', () => {
  it('is one sentence with the prize’s stock and odds for screen readers', () => {
    expect(prizeRowText(photo, true)).toBe('灯台の栞、写真、残り10本、確率1.0%')
    expect(prizeRowText(coins, true)).toBe('10コイン、本数の定めなし、確率30.0%')
    expect(prizeRowText(photo, false)).toBe('灯台の栞、写真、残り10本')
  })

  it('never abbreviates the number of remaining prizes, and says when none is left', () => {
    expect(winnersLeftText({ remaining: 1_234_567 })).toBe('残り1,234,567本')
    expect(winnersLeftText({ remaining: 0 })).toBe('残り0本（終了）')
    expect(drawPrizesText([photo, coins])).toBe('灯台の栞　残り10本\n10コイン　本数の定めなし')
    expect(drawPrizesText([])).toBe('まだ発表されていません。')
  })

  it('begins in the result of an entry with whether the member has won', () => {
    expect(drawOutcomeText({ prize: photo })).toBe('灯台の栞が、当たりました')
    expect(drawOutcomeText({})).toBe('今日は、はずれでした')
  })
})
