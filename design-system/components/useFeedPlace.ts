import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { placeAt, type FeedPlace } from './feedPlace.ts'
import type { RowWindow } from './rowWindow.ts'

export type Held<T> = { current: T | null }

/**
 * The articles in the DOM. A live HTMLCollection, which the browser caches, so reading it in every scroll frame is
 * cheap.
 */
const articlesIn = (list: HTMLElement | null) => list?.getElementsByTagName('article') ?? []

/**
 * A row of the feed itself, and laid out: an item may contain articles of its own, and a hidden row has no position.
 */
const isItem = ({ dataset, style }: HTMLElement) => dataset['feed'] !== undefined && style.display !== 'none'

/** The laid-out rows of a feed, in order. */
export const articlesOf = (list: HTMLElement | null) => [...articlesIn(list)].filter(isItem)

/** The key and the top and bottom of a row, in px from the top of the viewport (negative above it). */
export const seenOf = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { key: element.dataset['feed'] ?? '', top, bottom }
}

/** A generator, so that `placeAt` measures only as many rows as it needs in each scroll frame. */
function* seenIn(list: HTMLElement | null) {
  for (const article of articlesIn(list)) if (isItem(article)) yield seenOf(article)
}

/** Space in px kept above the first item when scrolling to the start. */
export const startRoom = 96

/** The imperative controls of a feed. Returns the same object for the component's whole life. */
export function useFeedHandle(list: Held<HTMLDivElement>, rows: RowWindow, keys: readonly string[]) {
  const known = useRef(keys)
  useLayoutEffect(() => {
    known.current = keys
  })
  const [handle] = useState(() => ({
    list: () => list.current,
    place: () => placeAt(seenIn(list.current), innerHeight),
    bring: ({ key, top }: FeedPlace) => {
      const at = known.current.indexOf(key)
      if (at >= 0) rows.scrollTo(at, top)
    },
    /** The key of the previous or next item, whether it is in the DOM or not. */
    beside: (key: string, by: 1 | -1) => known.current[known.current.indexOf(key) + by],
    goToStart: () => {
      list.current?.focus({ preventScroll: true })
      scrollBy({ top: (list.current?.getBoundingClientRect().top ?? 0) - startRoom, behavior: 'instant' })
      // The browser fires its scroll event one frame later; until then, prepended rows would move the user off the
      // start.
      dispatchEvent(new Event('scroll'))
    },
  }))
  return handle
}

/** The controls that `useFeedHandle` returns. */
export type FeedControls = ReturnType<typeof useFeedHandle>

/**
 * Minimum interval in ms between reports of the reading position. Measuring in every scroll frame would delay the rows.
 */
const rest = 150

/** Restores each `place` once, and reports the reading position while the user scrolls. */
export function useFeedPlace(
  handle: FeedControls,
  place: FeedPlace | undefined,
  onPlace: ((place: FeedPlace | undefined) => void) | undefined,
): void {
  const taken = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!place || taken.current === place.key) return undefined
    taken.current = place.key
    return settleAt(handle, place)
  }, [place, handle])
  const say = useEffectEvent(() => onPlace?.(handle.place()))
  useLayoutEffect(() => {
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const sayNow = () => {
      clearTimeout(timer)
      timer = undefined
      say()
    }
    const sayWaiting = () => timer !== undefined && sayNow()
    const scrolled = () => {
      timer ??= setTimeout(sayNow, rest)
    }
    addEventListener('scroll', scrolled, { passive: true, signal: over.signal })
    // In the capture phase, so that this runs before listeners that save the position on unload.
    for (const end of ['pagehide', 'visibilitychange'])
      addEventListener(end, sayWaiting, { capture: true, signal: over.signal })
    return () => {
      sayWaiting()
      over.abort()
    }
  }, [])
}

/** Frames in a row without movement after which a position counts as reached. */
const calmFrames = 20
/** Maximum number of frames to try: in a list that is too short, the position is never reached. */
const mostFrames = 600

/**
 * Scrolls to a position and holds it until the rows before it are measured and nothing moves any more. Any user input
 * stops it. Returns a function that cancels it.
 */
export function settleAt(handle: FeedControls, target: FeedPlace): () => void {
  const over = new AbortController()
  let calm = 0
  let frames = 0
  const hold = () => {
    if (over.signal.aborted) return
    const row = articlesOf(handle.list()).find((element) => element.dataset['feed'] === target.key)
    const off = row ? row.getBoundingClientRect().top - target.top : undefined
    calm = off !== undefined && Math.abs(off) < 1 ? calm + 1 : 0
    if (off === undefined) handle.bring(target)
    else if (calm === 0) scrollBy({ top: off, behavior: 'instant' })
    frames += 1
    if (calm < calmFrames && frames < mostFrames) requestAnimationFrame(hold)
  }
  // The input event that triggered this scroll (a button press, say) is over by the next frame, so listen from then on.
  requestAnimationFrame(() => {
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(move, () => over.abort(), { passive: true, signal: over.signal })
    hold()
  })
  handle.bring(target)
  return () => over.abort()
}
