import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { placeAt, type FeedPlace } from './feedPlace.ts'
import type { RowWindow } from './rowWindow.ts'

/** A ref to an element; null while it is not in the page. */
export type Held<T> = { current: T | null }

/** The items in the page. The browser keeps this collection: asked for with each frame of scrolling, it is free. */
const articlesIn = (list: HTMLElement | null) => list?.getElementsByTagName('article') ?? []

/** An item may hold articles of its own; one that is not laid out yet is nowhere. */
const isItem = ({ dataset, style }: HTMLElement) => dataset['feed'] !== undefined && style.display !== 'none'

/** The items of a list that are laid out, in their order. */
export const articlesOf = (list: HTMLElement | null) => [...articlesIn(list)].filter(isItem)

/** An item by its key, with the ends of its box: px below the top of the screen, above it when negative. */
export const seenOf = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { key: element.dataset['feed'] ?? '', top, bottom }
}

/** Each is measured as it is asked for: said with each frame of scrolling, few are. */
function* seenIn(list: HTMLElement | null) {
  for (const article of articlesIn(list)) if (isItem(article)) yield seenOf(article)
}

/** Above the first item: the place of what stays in view there, in px. */
export const startRoom = 96

/** What can be done with a feed from outside; the same object for its whole life. */
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
    /** The one before or behind, whether it is in the page or not. */
    beside: (key: string, by: 1 | -1) => known.current[known.current.indexOf(key) + by],
    goToStart: () => {
      list.current?.focus({ preventScroll: true })
      scrollBy({ top: (list.current?.getBoundingClientRect().top ?? 0) - startRoom, behavior: 'instant' })
      // The browser tells of it a frame later: until then, what comes in front would move the reader off.
      dispatchEvent(new Event('scroll'))
    },
  }))
  return handle
}

/** What `useFeedHandle` gives to the parts of a feed. */
export type FeedControls = ReturnType<typeof useFeedHandle>

/** As they read on, at most so often, in ms: measured with each frame of scrolling, it would be in the rows' way. */
const rest = 150

/** Takes up each place where the reader was, once, and says where they are as they read on. */
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
    // Whoever writes it down as the page goes hears of it first.
    for (const end of ['pagehide', 'visibilitychange'])
      addEventListener(end, sayWaiting, { capture: true, signal: over.signal })
    return () => {
      sayWaiting()
      over.abort()
    }
  }, [])
}

/** So many frames in a row a place stands still before it is left alone. */
const calmFrames = 20
/** In a list too short for it a place is never reached. */
const mostFrames = 600

/**
 * Goes to a place and holds it until what lies before it is measured and nothing moves any more. A person who moves has
 * the last word.
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
  // What moved the page to here, a press on a button say, is over by the next frame.
  requestAnimationFrame(() => {
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(move, () => over.abort(), { passive: true, signal: over.signal })
    hold()
  })
  handle.bring(target)
  return () => over.abort()
}
