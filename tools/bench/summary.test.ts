import { expect, it } from 'vitest'
import { spread, formatWhole } from './summary.ts'

it('computes the median of odd and even numbers of runs', () => {
  expect(spread([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5, failed: 0 })
  expect(spread([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4, failed: 0 })
})

it('shows a failed measurement as an error, and excludes it from the statistics', () => {
  const one = spread([Number.NaN, 600, 800])
  expect(one).toEqual({ median: 700, min: 600, max: 800, failed: 1 })
  expect(formatWhole(one)).toBe('700 (600–800) error ×1')
  expect(formatWhole(spread([Number.NaN, Number.NaN]))).toBe('error ×2')
  expect(formatWhole(spread([600]))).toBe('600 (600–600)')
})
