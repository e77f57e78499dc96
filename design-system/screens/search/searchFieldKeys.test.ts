import { describe, expect, it } from 'vitest'
import { searchKeyActionOf, type SearchKeyAction, type SuggestionsState } from './searchFieldKeys.ts'

const open = (active = -1): SuggestionsState => ({ isOpen: true, active })
const closed: SuggestionsState = { isOpen: false, active: -1 }

describe('a key in the search field', () => {
  it.each<[key: string, state: SuggestionsState, count: number, action: SearchKeyAction | undefined]>([
    ['ArrowDown', closed, 3, { state: open(0) }],
    ['ArrowDown', open(0), 3, { state: open(1) }],
    ['ArrowDown', open(2), 3, { state: open(-1) }],
    ['ArrowUp', closed, 3, { state: open(2) }],
    ['ArrowUp', open(-1), 3, { state: open(2) }],
    ['ArrowUp', open(0), 3, { state: open(-1) }],
    ['ArrowDown', closed, 0, undefined],
    ['Home', open(2), 3, { state: open(0) }],
    ['End', open(0), 3, { state: open(2) }],
    ['Home', open(-1), 3, undefined],
    ['End', closed, 3, undefined],
    ['Enter', open(1), 3, { state: closed, does: 'open' }],
    ['Enter', open(-1), 3, { state: closed, does: 'submit' }],
    ['Enter', open(1), 0, { state: closed, does: 'submit' }],
    ['Enter', closed, 3, { state: closed, does: 'submit' }],
    ['Escape', open(1), 3, { state: closed }],
    ['Escape', closed, 3, { state: closed, does: 'clear' }],
    ['Escape', open(1), 0, { state: closed, does: 'clear' }],
    ['Tab', open(1), 3, undefined],
    ['あ', open(1), 3, undefined],
  ])('%s with %j and %i suggestions', (key, state, count, action) =>
    expect(searchKeyActionOf({ key, altKey: false }, state, count)).toEqual(action),
  )

  it('opens or closes the suggestions without making one active if Alt is pressed too', () => {
    expect(searchKeyActionOf({ key: 'ArrowDown', altKey: true }, closed, 3)).toEqual({ state: open(-1) })
    expect(searchKeyActionOf({ key: 'ArrowUp', altKey: true }, open(1), 3)).toEqual({ state: closed })
  })
})
