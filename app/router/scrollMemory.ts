import type { Location } from 'react-router-dom'
import { tabStore } from '../storage/textStore.ts'

const stored = 'tsudoi.scroll'

/** Identifies a history entry: by its key, or by its URL if it is the first entry of a visit. */
const nameOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

const read = () => (tabStore.getJson(stored) ?? {}) as Record<string, number>

let positions: Record<string, number> | undefined

/**
 * The scroll position at which the user left a page, in CSS pixels. Undefined for a page that the user opens for the
 * first time.
 */
export function storedScrollPosition(location: Location): number | undefined {
  positions ??= read()
  return positions[nameOf(location)]
}

/** How many history entries browsers store per tab. */
const maxEntries = 50

/** Stores the current scroll position of a page, for as long as the user can return to it. */
export function storeScrollPosition(location: Location): void {
  const name = nameOf(location)
  const others = Object.entries(positions ?? read()).filter(([other]) => other !== name)
  positions = Object.fromEntries([...others.slice(1 - maxEntries), [name, scrollY]])
  tabStore.setJson(stored, positions)
}

let pending: (() => void) | undefined

/** Cancels the restoring of the scroll position. For a page that restores the position of a post instead of pixels. */
export const cancelScrollRestore = (): void => pending?.()

/**
 * Scrolls to a position in CSS pixels as soon as the page is tall enough, because its content may load a moment later.
 * Stops if the user scrolls or presses before that. It begins right before the next paint, when the browser computes
 * the layout in any case. Returns a function that cancels it.
 */
export function scrollWhenTall(top: number): () => void {
  const userInput = new AbortController()
  const settle = () => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) < 1) stop()
  }
  const observer = new ResizeObserver(settle)
  const stop = () => {
    observer.disconnect()
    userInput.abort()
  }
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, stop, { passive: true, signal: userInput.signal })
  const begin = requestAnimationFrame(() => {
    if (userInput.signal.aborted) return
    settle()
    if (!userInput.signal.aborted) observer.observe(document.body)
  })
  const cancel = () => {
    cancelAnimationFrame(begin)
    stop()
  }
  pending = cancel
  return cancel
}
