import { memo, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { moveByKey } from './feedKeys.ts'
import { shiftsFront, type FeedPlace } from './feedPlace.ts'
import type { RowWindow } from './rowWindow.ts'
import { settleAt, useFeedHandle, useFeedPlace, type Held } from './useFeedPlace.ts'
import { useRowWindow } from './useRowWindow.ts'

export type { FeedPlace }

/** What a page can ask of a feed through its `ref`. */
export interface FeedHandle {
  /** Where the reader is now; undefined above the list. */
  place: () => FeedPlace | undefined
  /** Brings an item to where it stood. */
  goTo: (place: FeedPlace) => void
  /** To the first item, which takes the focus. */
  goToStart: () => void
}

export interface FeedProps<T> {
  items: readonly T[]
  /** Tells items apart, and stays the same while the list grows, also in front. */
  keyOf: (item: T) => string
  /** Names the list: 灯台放送局のタイムライン. */
  label: string
  /** More is on its way. */
  isBusy?: boolean
  /** There are more than have come: how many in all is then unknown. */
  hasMore?: boolean
  /** Where the reader was; taken up once, as soon as that item is there. A place at another item is taken up anew. */
  place?: FeedPlace
  /** Said as reading goes on, at most every 150 ms, and before the page or the list goes. */
  onPlace?: (place: FeedPlace | undefined) => void
  /** Names an item by the id of an element in it. */
  labelledBy?: (item: T) => string
  ref?: Ref<FeedHandle>
  children: (item: T, at: number) => ReactNode
}

/** So much beyond the screen is rendered, in px: what is scrolled to is there, in at most 250 elements on a phone. */
const margin = 360
/** So many are rendered at once, before anything is measured. */
const first = 6

/**
 * A list of any length whose items are articles of any height (ARIA feed): only what is near the screen is in the page.
 * What is put in front does not move what is read; PageDown and PageUp go from item to item, Ctrl+End behind the list.
 */
export function Feed<T>(props: FeedProps<T>) {
  const { items, keyOf, label, isBusy = false, hasMore = false, labelledBy, children, place, onPlace, ref } = props
  const list = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const content = useMemo(
    () =>
      madeOnce((at) => {
        const item = items[at]
        return item === undefined ? null : children(item, at)
      }),
    [items, children],
  )
  const [before, setBefore] = useState(keys)
  const hasChanged = before.length !== keys.length || before[0] !== keys[0]
  if (hasChanged) setBefore(keys)
  const isShifted = hasChanged && shiftsFront(before, keys)
  const { box, rows, range, height, tops } = useRowWindow({ count: items.length, isShifted, margin, first })
  const [from, to] = range
  const handle = useFeedHandle(list, rows, keys)
  useFeedPlace(handle, place, onPlace)
  useImperativeHandle(
    ref,
    () => ({
      ...handle,
      goTo: (target) => void settleAt(handle, target),
    }),
    [handle],
  )
  return (
    // The keys of a feed (ARIA) work from everything inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="feed"
      aria-label={label}
      // Far from the screen nothing of it is in the page.
      aria-busy={isBusy || to < from}
      tabIndex={-1}
      className="outline-none"
      onKeyDown={(event) => moveByKey(event, handle)}
    >
      {/* The browser's own anchor would work against the list's. */}
      <div
        ref={box}
        className="relative w-full flex-none [contain:size_style] [overflow-anchor:none]"
        style={{ height }}
      >
        {items.slice(from, to + 1).map((item, nth) => (
          <Row
            key={keyOf(item)}
            feed={list}
            rows={rows}
            name={keyOf(item)}
            at={from + nth}
            of={hasMore ? -1 : items.length}
            top={tops?.get(from + nth)}
            labelledBy={labelledBy?.(item)}
          >
            {content(from + nth)}
          </Row>
        ))}
      </div>
    </div>
  )
}

/** More than a screen and its margins hold. */
const keptRows = 64

/**
 * The list is rendered whenever a row comes or goes: what one holds that stays as it is is the same, and costs nothing.
 */
function madeOnce(make: (at: number) => ReactNode) {
  const made = new Map<number, ReactNode>()
  return (at: number) => {
    const row = made.get(at) ?? make(at)
    if (made.size > keptRows) made.clear()
    made.set(at, row)
    return row
  }
}

interface RowProps {
  feed: Held<HTMLDivElement>
  rows: RowWindow
  name: string
  at: number
  of: number
  /** In px. Default: below the one before it. */
  top: number | undefined
  labelledBy: string | undefined
  children: ReactNode
}

/** What is on the screen is seen at once: hidden until it is measured, every style in it would be worked out twice. */
const Row = memo(function Row({ feed, rows, name, at, of, top, labelledBy, children }: RowProps) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    const list = feed.current
    // An item that is scrolled away is taken out of the page: the focus stays in the list.
    return () => {
      if (element?.contains(document.activeElement)) list?.focus({ preventScroll: true })
    }
  }, [feed])
  useLayoutEffect(() => (row.current ? rows.measure(row.current, at) : undefined), [rows, at])
  return (
    <article
      ref={row}
      data-feed={name}
      // Each article of a feed takes the focus (ARIA).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-posinset={at + 1}
      aria-setsize={of}
      aria-labelledby={labelledBy}
      className={`w-full scroll-mt-24 -outline-offset-2 [contain:layout_style] ${top === undefined ? '' : 'absolute left-0'}`}
      style={{ top }}
    >
      {children}
    </article>
  )
})
