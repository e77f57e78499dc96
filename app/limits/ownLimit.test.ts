import { describe, expect, it } from 'vitest'
import { exceedsOwnLimit, changeOwnLimit, ownLimitAt } from './ownLimit.ts'

const now = '2026-01-31T10:00:00.000Z'
const tomorrow = '2026-02-01T10:00:00.000Z'
const justBefore = '2026-02-01T09:59:59.999Z'

describe('a spending limit set by the member (Q132)', () => {
  it('takes effect at once when it is first set, and when it is lowered', () => {
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

  it('cancels a pending raise when the old limit, or a lower one, is set again', () => {
    const raised = changeOwnLimit({ yen: 5_000 }, 10_000, now)
    expect(changeOwnLimit(raised, 5_000, now)).toEqual({ yen: 5_000 })
    expect(changeOwnLimit(raised, 100, now)).toEqual({ yen: 100 })
  })

  it('restarts the 24 hours when it is raised again before they have passed', () => {
    const raised = changeOwnLimit({ yen: 5_000 }, 10_000, now)
    const higher = changeOwnLimit(raised, 20_000, justBefore)
    expect(ownLimitAt(higher, tomorrow)).toBe(5_000)
  })

  it('is raised from the current value, once an earlier raise has taken effect', () => {
    const raised = changeOwnLimit({ yen: 5_000 }, 10_000, now)
    expect(changeOwnLimit(raised, 7_000, tomorrow)).toEqual({ yen: 7_000 })
  })

  it('is exceeded by a payment that makes the month’s sum higher than it, not by one that makes it equal, and never without a limit', () => {
    const payment = { spentThisMonth: 4_000, price: 1_000, now }
    expect(exceedsOwnLimit({ yen: 5_000 }, payment)).toBe(false)
    expect(exceedsOwnLimit({ yen: 4_999 }, payment)).toBe(true)
    expect(exceedsOwnLimit({ yen: 0 }, { ...payment, spentThisMonth: 0 })).toBe(true)
    expect(exceedsOwnLimit(undefined, payment)).toBe(false)
    expect(exceedsOwnLimit({}, payment)).toBe(false)
  })

  it('is compared with the value in effect at the moment of paying', () => {
    const raised = changeOwnLimit({ yen: 1_000 }, 9_000, now)
    const payment = { spentThisMonth: 0, price: 5_000 }
    expect(exceedsOwnLimit(raised, { ...payment, now: justBefore })).toBe(true)
    expect(exceedsOwnLimit(raised, { ...payment, now: tomorrow })).toBe(false)
  })
})
