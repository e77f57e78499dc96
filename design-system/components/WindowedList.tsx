import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { itemHeights, ListObserver, listWindowOf } from './listWindow.ts'

export interface WindowedListProps<T> {
  items: readonly T[]
  /** Unique key of an item; stable while the list grows. */
  keyOf: (item: T) => string
  /** Estimated height in px of unmeasured items, until some are measured. */
  estimate: number
  /** Renders an item. It must contain nothing focusable, because items outside the viewport are unmounted. */
  children: (item: T) => ReactNode
  className?: string | undefined
}

/** Items within this distance of the viewport are rendered, so that fast scrolling shows no gaps. */
const overscanPx = 240
/** Height of the part that is rendered before the list is on the screen. */
const initialHeightPx = 800

/**
 * A virtualised list: only visible items are in the DOM, so that 10,000 rows cost as much as thirty. Spacers keep the
 * full height, so the scroll bar is correct. Screen readers get the total number of items.
 */
export function WindowedList<T>({ items, keyOf, estimate, children, className }: WindowedListProps<T>) {
  const [watch] = useState(() => new ListObserver(initialHeightPx))
  const sight = useSyncExternalStore(watch.subscribe, watch.sight, watch.sight)
  const heights = itemHeights(items.map(keyOf), sight, estimate)
  const { start, end, before, after } = listWindowOf(heights, sight.top - overscanPx, sight.bottom + overscanPx)
  return (
    <ul ref={(list) => watch.setList(list)} className={className}>
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
