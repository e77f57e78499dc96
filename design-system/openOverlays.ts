/** A surface that covers the page: a dialog, a sheet, a menu, a panel. */
interface Overlay {
  /** Asks the overlay to close, as Escape does. A dialog that must not be closed now stays open. */
  close: () => void
  /** Whether the overlay was asked to close and may still be open. */
  isAsked: boolean
}

/**
 * The time that an overlay has to close: this many timers, one after the other. An overlay that is still open then has
 * refused to close. Several short timers work better than a long one on a slow phone, which may be busy all the time:
 * between two timers the browser runs the code that closes the overlay.
 */
const closingTurns = 6
const turnMs = 50

let overlays: readonly Overlay[] = []
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

/** Adds an overlay that has opened above the others. Returns a function that removes it when it has closed. */
function add(close: () => void): () => void {
  const overlay: Overlay = { close, isAsked: false }
  overlays = [...overlays, overlay]
  notify()
  return () => {
    overlays = overlays.filter((other) => other !== overlay)
    notify()
  }
}

/** The number of open overlays, without those that are closing. */
const count = (): number => overlays.filter(({ isAsked }) => !isAsked).length

/** Asks the topmost overlays to close until only `left` are open. Calls `onRefused` if one of them stays open. */
function closeDownTo(left: number, onRefused = () => {}): void {
  const asked = overlays.slice(left).filter(({ isAsked }) => !isAsked)
  if (asked.length === 0) return
  for (const overlay of asked.toReversed()) {
    overlay.isAsked = true
    overlay.close()
  }
  const isOpen = () => overlays.some((overlay) => asked.includes(overlay))
  const check = (turns: number) => {
    if (turns > 0 && isOpen()) return void setTimeout(() => check(turns - 1), turnMs)
    for (const overlay of asked) overlay.isAsked = false
    if (isOpen()) onRefused()
    notify()
  }
  setTimeout(() => check(closingTurns - 1), turnMs)
}

/** Asks the topmost overlay to close. Returns whether one was open. */
function closeTop(): boolean {
  const open = overlays.length
  closeDownTo(open - 1)
  return open > 0
}

/** Calls `listener` when an overlay has opened or closed, or has refused to close. Returns the unsubscribe function. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * All open overlays, in the order in which they opened. An app that subscribes can close them by the browser's Back.
 */
export const openOverlays = { add, count, closeDownTo, closeTop, subscribe } as const
