import { describe, expect, it } from 'vitest'
import { exceedsOwnLimit, changeOwnLimit, ownLimitAt } from './ownLimit.ts'

const now = '2026-01-31T10:00:00.000Z'
const tomorrow = '2026-02-01T10:00:00.000Z'
const justBefore = '2026-02-01T09:59:59.999Z'

describe('a spending limit set by the member (Q132)', () => {
  it('takes effect without a delay when the member first sets the limit, and when the member lowers it', () => {
    const first = changeOwnLimit(undefined, 5_000, now)
    expect(ownLimitAt(first, now)).toBe(5_000)
    const lowered = changeOwnLimit(first, 3_000, now)
    expect(ownLimitAt(lowered, now)).toBe(3_000)
    expect(lowered.next).toBeUndefined()
  })

  it.each([
    ['raised', 10_000],
    ['given up', undefined],
  ])('takes effect after 24 hours when it is %s', (_how, yen) => {
    const limit = changeOwnLimit({ yen: 5_000 }, yen, now)
    expect(ownLimitAt(limit, now)).toBe(5_000)
    expect(ownLimitAt(limit, justBefore)).toBe(5_000)
    expect(ownLimitAt(limit, tomorrow)).toBe(yen)
  })

  it('loses its pending raise when the member sets the old limit, or a lower one', () => {
    const raised = changeOwnLimit({ yen: 5_000 }, 10_000, now)
    expect(changeOwnLimit(raised, 5_000, now)).toEqual({ yen: 5_000 })
    expect(changeOwnLimit(raised, 100, now)).toEqual({ yen: 100 })
  })

  it('begins another 24 hours when the member raises it again before the first 24 hours have passed', () => {
    const raised = changeOwnLimit({ yen: 5_000 }, 10_000, now)
    const higher = changeOwnLimit(raised, 20_000, justBefore)
    expect(ownLimitAt(higher, tomorrow)).toBe(5_000)
  })

  it('is raised from the value in effect, once an earlier raise has taken effect', () => {
    const raised = changeOwnLimit({ yen: 5_000 }, 10_000, now)
    expect(changeOwnLimit(raised, 7_000, tomorrow)).toEqual({ yen: 7_000 })
  })

  it('is exceeded by a payment that makes the month’s sum higher than the limit, not by one that makes them equal', () => {
    const payment = { spentThisMonth: 4_000, price: 1_000, now }
    expect(exceedsOwnLimit({ yen: 5_000 }, payment)).toBe(false)
    expect(exceedsOwnLimit({ yen: 4_999 }, payment)).toBe(true)
    expect(exceedsOwnLimit({ yen: 0 }, { ...payment, spentThisMonth: 0 })).toBe(true)
    expect(exceedsOwnLimit(undefined, payment)).toBe(false)
    expect(exceedsOwnLimit({}, payment)).toBe(false)
  })

  it('is compared at the moment of paying, with the value that is in effect then', () => {
    const raised = changeOwnLimit({ yen: 1_000 }, 9_000, now)
    const payment = { spentThisMonth: 0, price: 5_000 }
    expect(exceedsOwnLimit(raised, { ...payment, now: justBefore })).toBe(true)
    expect(exceedsOwnLimit(raised, { ...payment, now: tomorrow })).toBe(false)
  })
})
