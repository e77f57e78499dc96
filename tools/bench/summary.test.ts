import { expect, it } from 'vitest'
import { summarizeRuns, formatSummary } from './summary.ts'

it('summarizeRuns() computes the median of odd and even numbers of runs', () => {
  expect(summarizeRuns([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5, failed: 0 })
  expect(summarizeRuns([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4, failed: 0 })
})

it('formatSummary() shows a failed measurement as an error, and summarizeRuns() excludes it from the median', () => {
  const one = summarizeRuns([Number.NaN, 600, 800])
  expect(one).toEqual({ median: 700, min: 600, max: 800, failed: 1 })
  expect(formatSummary(one)).toBe('700 (600–800) error ×1')
  expect(formatSummary(summarizeRuns([Number.NaN, Number.NaN]))).toBe('error ×2')
  expect(formatSummary(summarizeRuns([600]))).toBe('600 (600–600)')
})
