import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { WindowVirtualizer, type CustomItemComponentProps, type WindowVirtualizerHandle } from 'virtua'
import { moveByKey } from './feedKeys.ts'
import { shiftsFront, type FeedPlace } from './feedPlace.ts'
import { settleAt, useFeedHandle, useFeedPlace, type Held } from './useFeedPlace.ts'

export type { FeedPlace }

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
  /** Said as reading goes on. */
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
  const rows = useRef<WindowVirtualizerHandle>(null)
  const inPage = useRef(0)
  const [isBare, setBare] = useState(true)
  // Only the first and the last of them render the list anew: as one scrolls, rows come and go with every frame.
  const [count] = useState(() => (by: 1 | -1) => {
    inPage.current += by
    setBare(inPage.current === 0)
  })
  const keys = useMemo(() => items.map(keyOf), [items, keyOf])
  const row = useMemo(
    () =>
      madeOnce((item: T, at) => (
        <Row
          key={keyOf(item)}
          feed={list}
          onCount={count}
          name={keyOf(item)}
          at={at}
          of={hasMore ? -1 : items.length}
          labelledBy={labelledBy?.(item)}
        >
          {children(item, at)}
        </Row>
      )),
    [items, keyOf, hasMore, labelledBy, children, count],
  )
  const handle = useFeedHandle(list, rows, keys)
  const [isPastStart, setPastStart] = useFeedPlace(handle, place, onPlace)
  useImperativeHandle(
    ref,
    () => ({
      ...handle,
      goTo: (target) => void settleAt(handle, target),
      goToStart: () => {
        // The browser tells of the way there a frame later: until then, what comes in front would move the reader off.
        setPastStart(false)
        handle.goToStart()
      },
    }),
    [handle, setPastStart],
  )
  const [before, setBefore] = useState(keys)
  const [isShifted, setShifted] = useState(false)
  // Told while it is rendered: one frame later what is read would have moved already. Whoever sees the first item sees
  // what comes in front of it.
  if (before.length !== keys.length || before[0] !== keys[0]) {
    setBefore(keys)
    setShifted(isPastStart && shiftsFront(before, keys))
  }
  return (
    // The keys of a feed (ARIA) work from everything inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="feed"
      aria-label={label}
      // Far from the screen nothing of it is in the page.
      aria-busy={isBusy || isBare}
      tabIndex={-1}
      // The windowed list refuses pointers while it is scrolled: a press that stops the scrolling would be lost.
      className="outline-none *:pointer-events-auto!"
      onKeyDown={(event) => moveByKey(event, handle)}
    >
      <WindowVirtualizer
        ref={rows}
        data={items}
        bufferSize={margin}
        shift={isShifted}
        ssrCount={Math.min(first, items.length)}
        item={Place}
      >
        {row}
      </WindowVirtualizer>
    </div>
  )
}

/**
 * The place of an item. It is seen at once: the windowed list would hide it until it is measured, and then have the
 * browser work out every style in it anew.
 */
function Place({ ref, style, children }: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} style={{ ...style, visibility: undefined }}>
      {children}
    </div>
  )
}

/** More than a screen and its margins hold. */
const keptRows = 64

/**
 * The windowed list asks for its items with each frame of scrolling: one that stays as it is is the same element, and
 * costs nothing.
 */
function madeOnce<T>(make: (item: T, at: number) => ReactElement) {
  const made = new Map<number, ReactElement>()
  return (item: T, at: number) => {
    const row = made.get(at) ?? make(item, at)
    if (made.size > keptRows) made.clear()
    made.set(at, row)
    return row
  }
}

interface RowProps {
  feed: Held<HTMLDivElement>
  /** One more is in the page, or one less. */
  onCount: (by: 1 | -1) => void
  name: string
  at: number
  of: number
  labelledBy: string | undefined
  children: ReactNode
}

function Row({ feed, onCount, name, at, of, labelledBy, children }: RowProps) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    const list = feed.current
    onCount(1)
    // An item that is scrolled away is taken out of the page: the focus stays in the list.
    return () => {
      if (element?.contains(document.activeElement)) list?.focus({ preventScroll: true })
      onCount(-1)
    }
  }, [feed, onCount])
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
      className="scroll-mt-24 -outline-offset-2"
    >
      {children}
    </article>
  )
}
