import {
  memo,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { useIsServerMarkup } from '../lazy.tsx'
import { moveFocusByKey } from './feedKeys.ts'
import { hasStartChanged, type FeedPosition } from './feedPosition.ts'
import type { RowWindow } from './rowWindow.ts'
import { scrollToAndHold, useFeedHandle, useFeedPosition } from './useFeedPosition.ts'
import { useRowWindow } from './useRowWindow.ts'

export type { FeedPosition }

/** Methods of a feed that a page can call through its `ref`. */
export interface FeedHandle {
  /** The user's reading position; undefined while the list is below the viewport. */
  place: () => FeedPosition | undefined
  /** Scrolls an item to the given offset from the top of the viewport, and holds it there while rows are measured. */
  goTo: (place: FeedPosition) => void
  /** Scrolls to the start and focuses the list. */
  goToStart: () => void
}

export interface FeedProps<T> {
  items: readonly T[]
  /** Unique key of an item; stable while items are appended or prepended. */
  keyOf: (item: T) => string
  /** Accessible name of the list: 灯台放送局のタイムライン. */
  label: string
  /** Whether more items are loading. */
  isBusy?: boolean | undefined
  /** Whether the server has more items. The total is then unknown (`aria-setsize` is -1). */
  hasMore?: boolean | undefined
  /** The reading position to restore. Applied once per item key, as soon as that item is loaded. */
  place?: FeedPosition | undefined
  /**
   * Reports the reading position while the user scrolls, at most every 150 ms, and before the page or the list unloads.
   */
  onPlace?: ((place: FeedPosition | undefined) => void) | undefined
  /** Id of the element inside an item that names it. */
  labelledBy?: ((item: T) => string) | undefined
  ref?: Ref<FeedHandle> | undefined
  children: (item: T, at: number) => ReactNode
}

/** Rows within this distance of the viewport, in px, are rendered. On a phone these have at most about 250 elements. */
const overscanPx = 360
/** The number of rows that are rendered before any row has been measured. */
const initialRows = 6

/**
 * A virtualised list of articles of any height (ARIA feed): only rows near the viewport are in the DOM. Prepended items
 * do not move what the user is reading. A row whose video was started stays in the DOM until the video ends or another
 * one starts, so that it plays on (Q311). PageDown and PageUp move between items; Ctrl+End and Ctrl+Home move the focus
 * past or before the list.
 */
export function Feed<T>(props: FeedProps<T>) {
  const { items, keyOf, label, isBusy = false, hasMore = false, labelledBy, children, place, onPlace, ref } = props
  const list = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const content = useMemo(
    () =>
      cachedByIndex((at) => {
        const item = items[at]
        return item === undefined ? null : children(item, at)
      }),
    [items, children],
  )
  const [before, setBefore] = useState(keys)
  const hasChanged = before.length !== keys.length || before[0] !== keys[0]
  if (hasChanged) setBefore(keys)
  const isShifted = hasChanged && hasStartChanged(before, keys)
  const [startedKey, setStartedKey] = useState<string>()
  useLayoutEffect(() => {
    // A video in prerendered HTML can begin to play before React listens to it.
    const playing = [...(list.current?.querySelectorAll('video') ?? [])].find(({ paused }) => !paused)
    if (playing) setStartedKey(rowKeyOf(playing))
  }, [])
  const { box, rows, range, mounted, height, tops } = useRowWindow({
    count: items.length,
    isShifted,
    overscanPx,
    initialRows,
    pinned: startedKey === undefined ? -1 : keys.indexOf(startedKey),
  })
  const [from, to] = range
  // The server cannot measure rows, so its rows are in normal flow until the browser has measured them.
  const isInFlow = useIsServerMarkup() && tops === undefined
  const handle = useFeedHandle(list, rows, keys)
  useFeedPosition(handle, place, onPlace)
  useImperativeHandle(
    ref,
    () => ({
      ...handle,
      goTo: (target) => void scrollToAndHold(handle, target),
    }),
    [handle],
  )
  return (
    // The keyboard shortcuts of an ARIA feed apply to everything inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="feed"
      aria-label={label}
      // While the list is far from the viewport, it has no rows in the DOM, so it counts as busy.
      aria-busy={isBusy || to < from}
      tabIndex={-1}
      className="outline-none"
      onKeyDown={(event) => moveFocusByKey(event, handle)}
      onPlayCapture={({ target }) => setStartedKey(rowKeyOf(target))}
      onEndedCapture={({ target }) => setStartedKey((key) => (key === rowKeyOf(target) ? undefined : key))}
    >
      {/* The browser's own scroll anchoring would conflict with the list's. */}
      <div
        ref={box}
        className={`relative w-full flex-none [overflow-anchor:none] ${isInFlow ? '' : '[contain:size_style]'}`}
        style={isInFlow ? undefined : { height }}
      >
        {mounted.map((at) => {
          const item = items[at]
          return item === undefined ? null : (
            <Row
              key={keyOf(item)}
              feed={list}
              rows={rows}
              itemKey={keyOf(item)}
              at={at}
              setSize={hasMore ? -1 : items.length}
              top={tops?.get(at)}
              labelledBy={labelledBy?.(item)}
            >
              {content(at)}
            </Row>
          )
        })}
      </div>
    </div>
  )
}

/** The key of the row that contains an element. */
const rowKeyOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-feed]')?.dataset['feed'] : undefined

/** The maximum number of cached row elements: more than the viewport and the overscan contain. */
const maxCachedRows = 64

/**
 * Caches each row's React element by index. The list re-renders whenever a row mounts or unmounts; for an unchanged
 * element, React skips the row.
 */
function cachedByIndex(make: (at: number) => ReactNode) {
  const made = new Map<number, ReactNode>()
  return (at: number) => {
    const row = made.get(at) ?? make(at)
    if (made.size > maxCachedRows) made.clear()
    made.set(at, row)
    return row
  }
}

interface RowProps {
  feed: RefObject<HTMLDivElement | null>
  rows: RowWindow
  itemKey: string
  at: number
  setSize: number
  /** Position of the row's top in px. Undefined: normal flow, below the previous row. */
  top: number | undefined
  labelledBy: string | undefined
  children: ReactNode
}

/** Rows on the screen are visible at once: hiding them until they are measured would compute every style twice. */
const Row = memo(function Row({ feed, rows, itemKey, at, setSize, top, labelledBy, children }: RowProps) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    const list = feed.current
    // A row that is scrolled far away is unmounted: if it had the focus, the list takes it.
    return () => {
      if (element?.contains(document.activeElement)) list?.focus({ preventScroll: true })
    }
  }, [feed])
  useLayoutEffect(() => (row.current ? rows.measure(row.current, at) : undefined), [rows, at])
  return (
    <article
      ref={row}
      data-feed={itemKey}
      // Each article of an ARIA feed is focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-posinset={at + 1}
      aria-setsize={setSize}
      aria-labelledby={labelledBy}
      className={`w-full scroll-mt-24 -outline-offset-2 [contain:layout_style] ${top === undefined ? '' : 'absolute left-0'}`}
      style={{ top }}
    >
      {children}
    </article>
  )
})
