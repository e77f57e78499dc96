import type { Location } from 'react-router-dom'
import { tabStore } from '../session/textStore.ts'

const stored = 'tsudoi.scroll'

/** An entry of the history has a key; the first one of a visit goes by its address. */
const nameOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

const read = () => (tabStore.getJson(stored) ?? {}) as Record<string, number>

let positions: Record<string, number> | undefined

/** Where a page was scrolled to when it was left, in CSS pixels; undefined for one that is new. */
export function recallPosition(location: Location): number | undefined {
  positions ??= read()
  return positions[nameOf(location)]
}

/** As many as browsers keep in the history of a tab. */
const most = 50

/** Keeps where a page is scrolled to, for as long as one can come back to it. */
export function keepPosition(location: Location): void {
  const name = nameOf(location)
  const others = Object.entries(positions ?? read()).filter(([other]) => other !== name)
  positions = Object.fromEntries([...others.slice(1 - most), [name, scrollY]])
  tabStore.setJson(stored, positions)
}

let pending: (() => void) | undefined

/** The page takes up its own place: a post and not a number of pixels. */
export const callOffScroll = (): void => pending?.()

/**
 * Scrolls to a place, as soon as the page is tall enough: its content may come a moment later. A person who moves first
 * has the last word. It begins right before the next paint, when the browser computes the layout anyway. Returns the
 * way to call it off.
 */
export function scrollWhenTall(top: number): () => void {
  const person = new AbortController()
  const settle = () => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) < 1) stop()
  }
  const observer = new ResizeObserver(settle)
  const stop = () => {
    observer.disconnect()
    person.abort()
  }
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, stop, { passive: true, signal: person.signal })
  const begin = requestAnimationFrame(() => {
    if (person.signal.aborted) return
    settle()
    if (!person.signal.aborted) observer.observe(document.body)
  })
  const callOff = () => {
    cancelAnimationFrame(begin)
    stop()
  }
  pending = callOff
  return callOff
}
