/** Where somebody reads: an item, and how far its top is below the top of the screen, in px; above it when negative. */
export interface FeedPlace {
  key: string
  top: number
}

interface Seen extends FeedPlace {
  bottom: number
}

/** The first item that is read: its end is on the screen. Undefined before the list is reached. */
export function placeAt(rows: Iterable<Seen>, height: number): FeedPlace | undefined {
  for (const { key, top, bottom } of rows) {
    // Rows stand in their order: the list is not reached.
    if (top >= height) return undefined
    if (bottom > 0) return { key, top }
  }
  return undefined
}

/** Whether a list has grown in front, or lost what stood there: then it keeps its distance from the end. */
export function shiftsFront(before: readonly string[], now: readonly string[]): boolean {
  const isSameEnd = before.length > 0 && before.at(-1) === now.at(-1)
  return isSameEnd && before[0] !== now[0]
}

/** What a key of an ARIA feed asks for. */
export function keyMove(pressed: {
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
