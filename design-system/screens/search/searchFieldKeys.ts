/** The state of a search field with a list of suggestions. */
export interface SuggestionsState {
  isOpen: boolean
  /** The index of the active suggestion; -1 for none. */
  active: number
}

/** What a key does in a search field. */
export interface SearchKeyAction {
  state: SuggestionsState
  /** `open` the active suggestion, `submit` the typed words, or `clear` them. */
  does?: 'open' | 'submit' | 'clear' | undefined
}

/** The state with all suggestions closed. */
export const closedSuggestions: SuggestionsState = { isOpen: false, active: -1 }

/** The state with the suggestions shown, none of them active. */
export const openSuggestions: SuggestionsState = { isOpen: true, active: -1 }

const move = (active: number, by: 1 | -1, count: number): number =>
  // One step beyond the first or last suggestion leads to the field itself: no suggestion is then active.
  active === -1 ? (by === 1 ? 0 : count - 1) : active + by === count ? -1 : active + by

/**
 * What a key does, by the ARIA pattern of a combobox with a list; undefined for a key that the field handles itself,
 * such as Home without an active suggestion. `count`: the number of suggestions.
 */
export function searchKeyActionOf(
  { key, altKey }: { key: string; altKey: boolean },
  { isOpen, active }: SuggestionsState,
  count: number,
): SearchKeyAction | undefined {
  const shown = isOpen && count > 0
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (count === 0) return undefined
    if (altKey) return { state: { isOpen: key === 'ArrowDown', active: -1 } }
    return { state: { isOpen: true, active: move(shown ? active : -1, key === 'ArrowDown' ? 1 : -1, count) } }
  }
  if (key === 'Enter') return { state: closedSuggestions, does: shown && active !== -1 ? 'open' : 'submit' }
  if (key === 'Escape') return shown ? { state: closedSuggestions } : { state: closedSuggestions, does: 'clear' }
  if (shown && active !== -1 && key === 'Home') return { state: { isOpen, active: 0 } }
  if (shown && active !== -1 && key === 'End') return { state: { isOpen, active: count - 1 } }
  return undefined
}
