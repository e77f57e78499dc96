import { describe, expect, it } from 'vitest'
import { keyMove, placeAt, shiftsFront } from './feedPlace.ts'

describe('reading position and keys of a feed (W137)', () => {
  it('takes the first item whose end is on the screen as the reading position', () => {
    const rows = [
      { key: 'a', top: -300, bottom: -10 },
      { key: 'b', top: -10, bottom: 200 },
    ]
    expect(placeAt(rows, 800)).toEqual({ key: 'b', top: -10 })
    expect(placeAt([{ key: 'a', top: 900, bottom: 1000 }], 800)).toBeUndefined()
    expect(placeAt([], 800)).toBeUndefined()
  })

  it('detects changes at the start of the list, where the distance from the end is kept', () => {
    expect(shiftsFront(['b', 'c'], ['a', 'b', 'c'])).toBe(true)
    expect(shiftsFront(['a', 'b'], ['a', 'b', 'c'])).toBe(false)
    expect(shiftsFront([], ['a'])).toBe(false)
    expect(shiftsFront(['a', 'b'], ['x', 'y'])).toBe(false)
  })

  it.each([
    ['PageDown', false, 'next'],
    ['PageUp', false, 'previous'],
    ['End', true, 'behind'],
    ['Home', true, 'before'],
    ['End', false, undefined],
    ['a', true, undefined],
  ])('maps the key %s (Ctrl or Cmd: %s) to the move %s', (key, ctrlKey, move) => {
    expect(keyMove({ key, ctrlKey, metaKey: false })).toBe(move)
  })
})
