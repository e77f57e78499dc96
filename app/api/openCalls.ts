import { createStore } from '../session/createStore.ts'

/** Calls this quick show nothing: a flicker would be worse than the wait. Milliseconds, ours. */
const openingDelay = 300

/** The overlay closes this long after the last answer, so that calls in a row are one wait (S057). */
const closingDelay = 100

/** Whether the loading overlay is open: a counter of open calls that are not silent (Q58). */
export const useOpenCalls = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))

let count = 0
let change: ReturnType<typeof setTimeout> | undefined

function turn(isOpen: boolean, delay: number): void {
  clearTimeout(change)
  change = setTimeout(() => useOpenCalls.setState({ isOpen }), delay)
}

/** Counts one call; the returned function ends it, once. */
export function openCall(): () => void {
  count += 1
  if (count === 1) turn(true, useOpenCalls.getState().isOpen ? 0 : openingDelay)
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    count -= 1
    if (count === 0) turn(false, closingDelay)
  }
}
