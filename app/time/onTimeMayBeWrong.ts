/** Interval between two checks of the device's clock, in milliseconds. */
const checkMs = 1_000
/**
 * If the clock has advanced by more than this between two checks, it was changed, or the device slept. In milliseconds.
 */
const maxStepMs = 3_000

const listeners = new Set<() => void>()

function announce(event?: Event): void {
  // The `pageshow` event of the first load needs nothing, because the page has just read the time.
  if (document.hidden || (event as PageTransitionEvent | undefined)?.persisted === false) return
  for (const listener of listeners) listener()
}

function startWatch(): () => void {
  let checkedAt = Date.now()
  const timer = setInterval(() => {
    const step = Date.now() - checkedAt
    checkedAt += step
    // A clock that was set back by less than the interval cannot be distinguished from an early timer, and does no
    // harm.
    if (step < -checkMs || step > maxStepMs) announce()
  }, checkMs)
  const watch = new AbortController()
  document.addEventListener('visibilitychange', announce, watch)
  for (const name of ['pageshow', 'online']) addEventListener(name, announce, watch)
  return () => {
    clearInterval(timer)
    watch.abort()
  }
}

let stopWatch = () => {}

/**
 * Calls the listener when a displayed time may be wrong: the tab becomes visible, the browser restores the page from
 * its back-forward cache, the network is back, the device has slept, or its clock was corrected. Returns a function
 * that unsubscribes.
 */
export function onTimeMayBeWrong(listener: () => void): () => void {
  if (listeners.size === 0) stopWatch = startWatch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatch()
  }
}
