import { expect, it } from 'vitest'
import { renderedRange } from './renderedRange.ts'

it('a long list adds to its rendered rows one row beyond the viewport at a time, at either end (W137)', () => {
  expect(renderedRange([10, 20], [10, 15], [11, 14])).toEqual([10, 16])
  expect(renderedRange([4, 15], [10, 15], [11, 14])).toEqual([9, 15])
  expect(renderedRange([4, 20], [10, 15], [11, 14], 0)).toEqual([10, 15])
})

it('a long list adds to its rendered rows all visible rows in one step, together with the rows between (W137)', () => {
  expect(renderedRange([10, 20], [10, 15], [17, 18])).toEqual([10, 18])
  expect(renderedRange([4, 15], [10, 15], [6, 9])).toEqual([6, 15])
  expect(renderedRange([40, 50], [10, 15], [41, 44])).toEqual([40, 50])
})

it('a long list renders all rows near the viewport in one step if none of them is rendered yet (W137)', () => {
  expect(renderedRange([10, 20], undefined, [11, 14])).toEqual([10, 20])
  expect(renderedRange([0, -1], [0, 5], [1, 0])).toEqual([0, -1])
})

it('a long list removes rows far from the viewport only when several such rows have accumulated (W137)', () => {
  expect(renderedRange([12, 16], [10, 15], [12, 15])).toEqual([10, 16])
  expect(renderedRange([13, 16], [10, 15], [13, 15])).toEqual([13, 16])
  expect(renderedRange([5, 12], [6, 14], [7, 10])).toEqual([5, 14])
  expect(renderedRange([5, 11], [6, 14], [7, 10])).toEqual([5, 11])
})
