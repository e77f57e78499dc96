import { describe, expect, it } from 'vitest'
import { focusMoveForKey, readingPositionAt, hasStartChanged } from './feedPosition.ts'

describe('the functions for positions in a feed (W137)', () => {
  it('take the first item whose end is on the screen as the reading position', () => {
    const rows = [
      { key: 'a', top: -300, bottom: -10 },
      { key: 'b', top: -10, bottom: 200 },
    ]
    expect(readingPositionAt(rows, 800)).toEqual({ key: 'b', top: -10 })
    expect(readingPositionAt([{ key: 'a', top: 900, bottom: 1000 }], 800)).toBeUndefined()
    expect(readingPositionAt([], 800)).toBeUndefined()
  })

  it('detect items added or removed at the feed’s start, so that the feed keeps its distance from the end', () => {
    expect(hasStartChanged(['b', 'c'], ['a', 'b', 'c'])).toBe(true)
    expect(hasStartChanged(['a', 'b'], ['a', 'b', 'c'])).toBe(false)
    expect(hasStartChanged([], ['a'])).toBe(false)
    expect(hasStartChanged(['a', 'b'], ['x', 'y'])).toBe(false)
  })

  it.each([
    ['PageDown', false, 'next'],
    ['PageUp', false, 'previous'],
    ['End', true, 'behind'],
    ['Home', true, 'before'],
    ['End', false, undefined],
    ['a', true, undefined],
  ])('map the key %s (with Ctrl or ⌘: %s) to the focus move %s', (key, ctrlKey, move) => {
    expect(focusMoveForKey({ key, ctrlKey, metaKey: false })).toBe(move)
  })
})
