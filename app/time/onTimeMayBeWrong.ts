/** Interval of the check for jumps, in milliseconds. */
const checkMs = 1_000
/** A clock that advanced by more than this between two checks has jumped, or the device slept. Milliseconds. */
const maxStepMs = 3_000

const listeners = new Set<() => void>()

function announce(event?: Event): void {
  // The `pageshow` of the first load needs nothing: the time is fresh.
  if (document.hidden || (event as PageTransitionEvent | undefined)?.persisted === false) return
  for (const listener of listeners) listener()
}

function startWatch(): () => void {
  let checkedAt = Date.now()
  const timer = setInterval(() => {
    const step = Date.now() - checkedAt
    checkedAt += step
    // A clock that went back by less than the interval looks like an early timer, and does no harm.
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
 * Calls the listener when the displayed time may be wrong: the tab becomes visible, the page is restored from the
 * back-forward cache, the network is back, the device slept, or its clock was corrected. Returns a function that
 * unsubscribes.
 */
export function onTimeMayBeWrong(listener: () => void): () => void {
  if (listeners.size === 0) stopWatch = startWatch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatch()
  }
}
