import type { KeyboardEvent } from 'react'
import { focusMoveForKey } from './feedPosition.ts'
import { articlesInFeed, measureRow, startInsetPx, type FeedControls } from './useFeedPosition.ts'

/** Handles the keyboard shortcuts of an ARIA feed for events from anywhere inside it. */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>, handle: FeedControls): void {
  const list = handle.list()
  const move = focusMoveForKey(event)
  if (!list || !move || isTyping(event.target)) return
  if (move === 'behind' || move === 'before') {
    const outside = nearestFocusable(list, move)
    if (!outside) return
    event.preventDefault()
    outside.focus()
    return
  }
  const here = articlesInFeed(list).find((row) => row.contains(event.target as Node))
  const next = here ? handle.beside(measureRow(here).key, move === 'next' ? 1 : -1) : handle.place()?.key
  if (next === undefined) return
  event.preventDefault()
  focusRow(handle, next)
}

/** Focuses a row. A row outside the DOM is first scrolled into view, retrying once per frame. */
function focusRow(handle: FeedControls, key: string, tries = 30): void {
  const row = articlesInFeed(handle.list()).find((element) => element.dataset['feed'] === key)
  if (row) {
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'start', behavior: 'instant' })
    return
  }
  handle.bring({ key, top: startInsetPx })
  if (tries > 0) requestAnimationFrame(() => focusRow(handle, key, tries - 1))
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT|VIDEO)$/.test(target.tagName))

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** The nearest focusable element before or after the list in document order. */
function nearestFocusable(list: HTMLElement, side: 'before' | 'behind'): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !list.contains(element) && element.getClientRects().length > 0,
  )
  const follows = (element: HTMLElement) =>
    Boolean(list.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  return side === 'behind' ? all.find(follows) : all.findLast((element) => !follows(element))
}
