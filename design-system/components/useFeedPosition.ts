import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readingPositionAt, type FeedPosition } from './feedPosition.ts'
import type { RowWindow } from './rowWindow.ts'

/**
 * The articles in the DOM. A live HTMLCollection, which the browser caches, so reading it in every scroll frame is
 * cheap.
 */
const articlesIn = (list: HTMLElement | null) => list?.getElementsByTagName('article') ?? []

/**
 * Whether an article is a laid-out row of the feed itself. An item may contain further articles, and a hidden row has
 * no position.
 */
const isItem = ({ dataset, style }: HTMLElement) => dataset['feed'] !== undefined && style.display !== 'none'

/** The laid-out rows of a feed, in order. */
export const articlesInFeed = (list: HTMLElement | null) => [...articlesIn(list)].filter(isItem)

/** The key and the top and bottom of a row, in px from the top of the viewport (negative above it). */
export const measureRow = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { key: element.dataset['feed'] ?? '', top, bottom }
}

/**
 * Yields the rows of a feed with their positions. A generator, so that `readingPositionAt` measures only as many rows
 * as it needs in each scroll frame.
 */
function* seenIn(list: HTMLElement | null) {
  for (const article of articlesIn(list)) if (isItem(article)) yield measureRow(article)
}

/** Space in px kept above the first item when scrolling to the start. */
export const startInsetPx = 96

/** The imperative controls of a feed. Returns the same object for the component's whole life. */
export function useFeedHandle(list: RefObject<HTMLDivElement | null>, rows: RowWindow, keys: readonly string[]) {
  const latestKeys = useRef(keys)
  useLayoutEffect(() => {
    latestKeys.current = keys
  })
  const [handle] = useState(() => ({
    list: () => list.current,
    place: () => readingPositionAt(seenIn(list.current), innerHeight),
    bring: ({ key, top }: FeedPosition) => {
      const at = latestKeys.current.indexOf(key)
      if (at >= 0) rows.scrollTo(at, top)
    },
    /** The key of the previous or next item, whether it is in the DOM or not. */
    beside: (key: string, by: 1 | -1) => latestKeys.current[latestKeys.current.indexOf(key) + by],
    goToStart: () => {
      list.current?.focus({ preventScroll: true })
      scrollBy({ top: (list.current?.getBoundingClientRect().top ?? 0) - startInsetPx, behavior: 'instant' })
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
const reportIntervalMs = 150

/** Restores each given reading position (`place`) once, and reports the current one while the user scrolls. */
export function useFeedPosition(
  handle: FeedControls,
  place: FeedPosition | undefined,
  onPlace: ((place: FeedPosition | undefined) => void) | undefined,
): void {
  const restoredKey = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!place || restoredKey.current === place.key) return undefined
    restoredKey.current = place.key
    return scrollToAndHold(handle, place)
  }, [place, handle])
  const report = useEffectEvent(() => onPlace?.(handle.place()))
  useLayoutEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const reportNow = () => {
      clearTimeout(timer)
      timer = undefined
      report()
    }
    const reportPending = () => timer !== undefined && reportNow()
    const scrolled = () => {
      timer ??= setTimeout(reportNow, reportIntervalMs)
    }
    addEventListener('scroll', scrolled, { passive: true, signal: abort.signal })
    // Listens in the capture phase, so that the report comes before the listeners that save the position on unload.
    for (const end of ['pagehide', 'visibilitychange'])
      addEventListener(end, reportPending, { capture: true, signal: abort.signal })
    return () => {
      reportPending()
      abort.abort()
    }
  }, [])
}

/** Frames in a row without movement after which a position counts as reached. */
const stableFrames = 20
/** Maximum number of frames to try: in a list that is too short, the position is never reached. */
const maxFrames = 600

/**
 * Scrolls to a position and holds it until the rows before it are measured and nothing moves any more. Any user input
 * stops it. Returns a function that cancels it.
 */
export function scrollToAndHold(handle: FeedControls, target: FeedPosition): () => void {
  const abort = new AbortController()
  let framesAtRest = 0
  let frames = 0
  const hold = () => {
    if (abort.signal.aborted) return
    const row = articlesInFeed(handle.list()).find((element) => element.dataset['feed'] === target.key)
    const offset = row ? row.getBoundingClientRect().top - target.top : undefined
    framesAtRest = offset !== undefined && Math.abs(offset) < 1 ? framesAtRest + 1 : 0
    if (offset === undefined) handle.bring(target)
    else if (framesAtRest === 0) scrollBy({ top: offset, behavior: 'instant' })
    frames += 1
    if (framesAtRest < stableFrames && frames < maxFrames) requestAnimationFrame(hold)
  }
  // The input event that triggered this scroll (a button press, say) is over by the next frame, so listen from then on.
  requestAnimationFrame(() => {
    for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(event, () => abort.abort(), { passive: true, signal: abort.signal })
    hold()
  })
  handle.bring(target)
  return () => abort.abort()
}
