import { createStore } from '../session/createStore.ts'

/** The overlay closes this long after the last answer, so that calls in a row do not make it flicker (S057). */
const closingDelay = 100

/** Whether the loading overlay is open: a counter of open calls that are not silent (Q58). */
export const useOpenCalls = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))

let count = 0
let closing: ReturnType<typeof setTimeout> | undefined

/** Counts one call; the returned function ends it, once. */
export function openCall(): () => void {
  clearTimeout(closing)
  count += 1
  useOpenCalls.setState({ isOpen: true })
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    count -= 1
    if (count === 0) closing = setTimeout(() => useOpenCalls.setState({ isOpen: false }), closingDelay)
  }
}
