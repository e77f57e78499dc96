import { describe, expect, it } from 'vitest'
import { orderPeriods, selectedPeriod } from './orderPeriods.ts'

describe('the periods of the order history (R045, W077)', () => {
  it('are everything, the last three months and each of the last three years, by days in Japan', () => {
    const periods = orderPeriods('2025-12-31T15:30:00.000Z')
    expect(periods.map(({ value }) => value)).toEqual(['all', 'recent', '2026', '2025', '2024'])
    expect(periods[1]).toEqual({ value: 'recent', label: '最近3か月', start: '2025-09-30T15:00:00.000Z' })
    expect(periods[2]).toMatchObject({ start: '2025-12-31T15:00:00.000Z', end: '2026-12-31T15:00:00.000Z' })
  })

  it('are selected by the URL; without a selection the history shows everything', () => {
    const periods = orderPeriods('2026-01-31T00:00:00Z')
    expect(selectedPeriod(periods, new URLSearchParams('period=2025'))).toBe(periods[3])
    for (const search of ['', 'period=1999'])
      expect(selectedPeriod(periods, new URLSearchParams(search))).toMatchObject({ value: 'all' })
  })

  it('have the same start and end during a whole day, so that the app fetches no period twice', () => {
    expect(orderPeriods('2026-01-31T00:00:00Z')).toEqual(orderPeriods('2026-01-31T14:59:59Z'))
  })
})
