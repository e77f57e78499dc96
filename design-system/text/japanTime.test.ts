import { describe, expect, it } from 'vitest'
import { nextMidnightInJapan } from './japanTime.ts'

describe('the next midnight in Japan', () => {
  it.each([
    ['2026-01-24T14:59:59.999Z', '2026-01-24T15:00:00.000Z'],
    // Midnight itself belongs to the day that it begins.
    ['2026-01-24T15:00:00.000Z', '2026-01-25T15:00:00.000Z'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01T15:00:00.000Z'],
  ])('after %s is %s', (moment, next) => {
    expect(new Date(nextMidnightInJapan(Date.parse(moment))).toISOString()).toBe(next)
  })
})
