import { expect, it } from 'vitest'
import { cellAfterKey, rowsToRender, restoredTop } from './gridKeys.ts'

const grid = { count: 11, columns: 4, rowsOnScreen: 2 }
const after = (key: string, at: number, ctrlKey = false) => cellAfterKey({ key, ctrlKey, metaKey: false }, at, grid)

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 10, 10],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 1, 1],
  ['ArrowUp', 9, 5],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 9, 10],
  ['PageDown', 1, 9],
  ['PageDown', 3, 7],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
])('a grid of eleven cells in four columns moves the focus with the key %s from cell %i to %i (W096)', (key, at, to) =>
  expect(after(key, at)).toBe(to),
)

it('a grid moves the focus to its first and last cell with Ctrl and Home or End, and does not react to other keys (W096)', () => {
  expect(after('End', 2, true)).toBe(10)
  expect(after('Home', 9, true)).toBe(0)
  expect(after('a', 2)).toBeUndefined()
  expect(after('toString', 2)).toBeUndefined()
})

it('a grid renders its visible rows, each row that is less than a quarter of a row height outside the viewport, and at least one row (W096)', () => {
  expect(rowsToRender({ top: 1000, bottom: 1800 }, 300, 1000)).toEqual({ start: 3, end: 7 })
  expect(rowsToRender({ top: -500, bottom: 300 }, 300, 1000)).toEqual({ start: 0, end: 2 })
  expect(rowsToRender({ top: 9e6, bottom: 9e6 }, 300, 10)).toEqual({ start: 9, end: 10 })
  expect(rowsToRender({ top: -900, bottom: -100 }, 300, 10)).toEqual({ start: 0, end: 1 })
})

it.each([
  [300, 300],
  [-100, -100],
  [-250, 88],
  [650, 650],
  [740, 456],
])(
  'a grid restores a row whose position was %i px to %i px, so that the row is between the header and the tab bar (W096)',
  (top, stands) => expect(restoredTop(top, 300, 844)).toBe(stands),
)
