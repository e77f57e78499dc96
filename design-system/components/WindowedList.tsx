import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { heightsOf, ListWatch, windowOf } from './listWindow.ts'

export interface WindowedListProps<T> {
  items: readonly T[]
  /** Tells items apart, and stays the same while the list grows. */
  keyOf: (item: T) => string
  /** Height in px of an item that was never on the screen, until some are measured. */
  estimate: number
  /** What is in an item. Nothing that takes the focus: an item that is scrolled away is gone. */
  children: (item: T) => ReactNode
}

/** So far beyond the screen items are rendered, in px: what is scrolled to is there. */
const margin = 240
/** Rendered before the list is on the screen, in px. */
const first = 800

/**
 * A list of any length of which only what is seen is in the page: 10,000 rows cost as much as thirty. The room of the
 * others is kept, so the scroll bar tells the truth. A screen reader hears how many there are.
 */
export function WindowedList<T>({ items, keyOf, estimate, children }: WindowedListProps<T>) {
  const [watch] = useState(() => new ListWatch(first))
  const sight = useSyncExternalStore(watch.subscribe, watch.sight, watch.sight)
  const heights = heightsOf(items.map(keyOf), sight, estimate)
  const { start, end, before, after } = windowOf(heights, sight.top - margin, sight.bottom + margin)
  return (
    <ul ref={(list) => watch.follow(list)}>
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {items.slice(start, end).map((item, at) => (
        <li key={keyOf(item)} data-row={keyOf(item)} aria-posinset={start + at + 1} aria-setsize={items.length}>
          {children(item)}
        </li>
      ))}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  )
}
