import { describe, expect, it } from 'vitest'
import { groupedDigits } from './groupedDigits.ts'

describe('groupedDigits(), which formats a number in groups of three digits,', () => {
  const formatted = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

  it.each([0, 7, 999, 1_000, 12_345, 123_456, 1_234_567, 123_456_789_012, 2 ** 53 - 1, -1, -999, -1_000, -123_456])(
    'returns for %d the same text as Intl.NumberFormat (S132)',
    (value) => {
      expect(groupedDigits(value)).toBe(formatted.format(value))
    },
  )

  it.each([1e21, -1e21, Number.NaN, Number.POSITIVE_INFINITY])(
    'returns for %d the same text as toLocaleString()',
    (value) => {
      expect(groupedDigits(value)).toBe(formatted.format(value))
    },
  )

  it.each([
    [1_234.9, '1,234'],
    [-1_234.9, '-1,234'],
    [-0.5, '0'],
  ])('cuts off the fraction of the number %d', (value, text) => {
    expect(groupedDigits(value)).toBe(text)
  })
})
