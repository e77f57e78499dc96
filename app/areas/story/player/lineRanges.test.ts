import { describe, expect, it } from 'vitest'
import { hasLine, joinLineRanges, parseLineRanges, withLine, type LineRanges } from './lineRanges.ts'

const of = (...lines: number[]) => lines.reduce<LineRanges>(withLine, [])

describe('the stored ranges of lines that were read', () => {
  it('grow while the reader reads, and two ranges are merged when the gap between them is filled', () => {
    expect(of(0, 1, 2, 3)).toEqual([[0, 4]])
    expect(of(5, 1, 3)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
    expect(of(5, 1, 3, 2, 4)).toEqual([[1, 6]])
    expect(of(2, 2)).toEqual([[2, 3]])
  })

  it('are equal for all orders in which the lines were read', () => {
    const lines = Array.from({ length: 400 }, (_, at) => (at * 173) % 401)
    const ranges = lines.slice(0, 200).reduce<LineRanges>(withLine, [])
    const known = new Set(lines.slice(0, 200))
    for (let line = 0; line < 401; line += 1) expect(hasLine(ranges, line)).toBe(known.has(line))
    expect(lines.slice(0, 200).toReversed().reduce<LineRanges>(withLine, [])).toEqual(ranges)
  })

  it('of a guest and a member are merged when the guest logs in', () => {
    expect(joinLineRanges(of(0, 1, 5), of(2, 9))).toEqual(of(0, 1, 2, 5, 9))
  })

  it('are read from the device without malformed and out-of-range values', () => {
    const anything = [[0, 2], [1, 4], 'x', [3, 3], [4, 9], [5], [9, 99], [10, 12, 13], [Number.NaN, 3], null]
    expect(parseLineRanges(anything, 12)).toEqual([
      [0, 2],
      [4, 9],
    ])
    for (const other of [undefined, null, 'x', {}, 7]) expect(parseLineRanges(other, 12)).toEqual([])
  })
})
