import { createStore } from '../session/createStore.ts'

/**
 * Delay before the overlay opens, so that it does not flicker for a quick call. In milliseconds; the product chose the
 * value.
 */
const openingDelayMs = 300

/**
 * Delay before the overlay closes after the last answer, in milliseconds. Calls in a row then show one overlay (S057).
 */
const closingDelayMs = 100

/** The state of the loading overlay: open while calls that are not silent are in flight (Q58). */
export const useLoadingOverlay = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))

let count = 0
let change: ReturnType<typeof setTimeout> | undefined

function scheduleChange(isOpen: boolean, delay: number): void {
  clearTimeout(change)
  change = setTimeout(() => useLoadingOverlay.setState({ isOpen }), delay)
}

/** Counts one call as in flight. The returned function ends it; further calls of the function do nothing. */
export function countOpenCall(): () => void {
  count += 1
  if (count === 1) scheduleChange(true, useLoadingOverlay.getState().isOpen ? 0 : openingDelayMs)
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    count -= 1
    if (count === 0) scheduleChange(false, closingDelayMs)
  }
}
