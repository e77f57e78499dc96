import { describe, expect, it } from 'vitest'
import { listWindowOf } from './listWindow.ts'

const rows = (count: number, height = 10) => Array.from({ length: count }, () => height)

describe('the rendered part of a long list (W157)', () => {
  it('consists of the items that overlap the visible range of the list', () => {
    expect(listWindowOf(rows(100), 25, 55)).toEqual({ start: 2, end: 6, before: 20, after: 940 })
  })

  it('has spacers around it that keep the height of the whole list at every scroll position', () => {
    const heights = Array.from({ length: 500 }, (_, at) => 40 + ((at * 7) % 23))
    const whole = heights.reduce((sum, height) => sum + height, 0)
    for (let top = -300; top < whole + 900; top += 137) {
      const { start, end, before, after } = listWindowOf(heights, top, top + 600)
      const shown = heights.slice(start, end).reduce((sum, height) => sum + height, 0)
      expect(before + shown + after).toBe(whole)
      expect(end).toBeGreaterThan(start)
      expect(before <= Math.max(top, 0) || start === heights.length - 1).toBe(true)
      expect(before + shown >= Math.min(top + 600, whole)).toBe(true)
    }
  })

  it('is empty for an empty list, and has one item when the visible range is above or below the list', () => {
    expect(listWindowOf([], 0, 100)).toEqual({ start: 0, end: 0, before: 0, after: 0 })
    expect(listWindowOf(rows(3), -500, -100)).toMatchObject({ start: 0, end: 1 })
    expect(listWindowOf(rows(3), 500, 900)).toMatchObject({ start: 2, end: 3, after: 0 })
  })
})
