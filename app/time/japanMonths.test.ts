import { expect, it } from 'vitest'
import { latestMonths } from './japanMonths.ts'

it('latestMonths() returns the months by Japanese time, also at the turn of the year (Q73)', () => {
  expect(latestMonths('2026-01-31T14:59:59.999Z', 2)).toEqual([
    { start: '2025-12-31T15:00:00.000Z', end: '2026-01-31T15:00:00.000Z' },
    { start: '2025-11-30T15:00:00.000Z', end: '2025-12-31T15:00:00.000Z' },
  ])
  expect(latestMonths('2026-01-31T15:00:00Z', 1)[0].start).toBe('2026-01-31T15:00:00.000Z')
})
