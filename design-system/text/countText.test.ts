import { describe, expect, it } from 'vitest'
import { countParts, countText } from './countText.ts'

describe('a shortened count', () => {
  it.each([
    [0, '0'],
    [9_204, '9,204'],
    [9_999, '9,999'],
    [10_000, '1.0万'],
    [99_999, '9.9万'],
    [124_000, '12.4万'],
    [999_999, '99.9万'],
    [1_000_000, '100万'],
    [12_349_999, '1,234万'],
    [99_999_999, '9,999万'],
    [100_000_000, '1億'],
    [123_456_789_012, '1,234億'],
  ])('of %d is shown as %s, rounded down (S090, Q55)', (count, text) => {
    expect(countText(count)).toBe(text)
  })

  it('is also available as number and unit, so that a screen can show them in two sizes (S090)', () => {
    expect(countParts(124_000)).toEqual({ figure: '12.4', unit: '万' })
    expect(countParts(86)).toEqual({ figure: '86', unit: '' })
  })

  it.each([Number.NaN, -5, Number.POSITIVE_INFINITY])('is 0 for %d, which is not a count', (count) => {
    expect(countText(count)).toBe('0')
  })
})
