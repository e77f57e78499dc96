/**
 * A reading position: the item's key, and the distance of its top from the top of the viewport in px (negative above
 * it).
 */
export interface FeedPosition {
  key: string
  top: number
}

interface Seen extends FeedPosition {
  bottom: number
}

/** The first row whose end is below the top of the viewport. Undefined while the list is below the viewport. */
export function readingPositionAt(rows: Iterable<Seen>, height: number): FeedPosition | undefined {
  for (const { key, top, bottom } of rows) {
    // Rows are in order, so if this row is below the viewport, the rest of the list is too.
    if (top >= height) return undefined
    if (bottom > 0) return { key, top }
  }
  return undefined
}

/** Whether rows were added or removed at the start of a list. The list then keeps its scroll distance from the end. */
export function hasStartChanged(before: readonly string[], now: readonly string[]): boolean {
  const isSameEnd = before.length > 0 && before.at(-1) === now.at(-1)
  return isSameEnd && before[0] !== now[0]
}

/** The focus movement that a pressed key requests in an ARIA feed; undefined for other keys. */
export function focusMoveForKey(pressed: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}): 'next' | 'previous' | 'before' | 'behind' | undefined {
  const isControl = pressed.ctrlKey || pressed.metaKey
  if (pressed.key === 'PageDown') return 'next'
  if (pressed.key === 'PageUp') return 'previous'
  if (isControl && pressed.key === 'End') return 'behind'
  if (isControl && pressed.key === 'Home') return 'before'
  return undefined
}
