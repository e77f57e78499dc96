let offset = 0

/** Whether the server has told its time, so that a change of the offset means that the device's clock was changed. */
let isMeasured = false

/** The offset for times that the device's clock gave up to `until`, before it was set forward. */
let offsetBefore: { until: number; offset: number } | undefined

/** The time at which the clock is stopped, in milliseconds since 1970; undefined while it runs. */
let stoppedAt: number | undefined

const listeners = new Set<() => void>()

/**
 * Calls the listener when a time that a page has read may be wrong: the server's time turns out to differ, or the tab
 * is shown again after a while. Returns a function that unsubscribes (Q435).
 */
export function onClockChange(listener: () => void): () => void {
  const watch = new AbortController()
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener, watch)
  addEventListener('pageshow', listener, watch)
  return () => {
    listeners.delete(listener)
    watch.abort()
  }
}

/** Makes all pages read the time again. */
export const notifyClockListeners = (): void => listeners.forEach((listener) => listener())

/** A change of the offset that is smaller than this does not re-render pages. In milliseconds. */
const minChangeMs = 1_000

function setOffset(milliseconds: number): void {
  const isFar = Math.abs(milliseconds - offset) > minChangeMs
  offset = milliseconds
  if (isFar) notifyClockListeners()
}

/**
 * The server's time in milliseconds since 1970. For members the app requests it once by `/v2/time`. Until then, and for
 * guests, it is the device's time (S062, Q14).
 */
export function serverNow(): number {
  return stoppedAt ?? Date.now() + offset
}

/**
 * Stops the clock at a time (ISO 8601), so that the server and the browser render the same page. Without a time the
 * clock runs again, and pages read it at once.
 */
export function stopClock(iso?: string): void {
  stoppedAt = iso === undefined ? undefined : Date.parse(iso)
  if (!iso) for (const listener of listeners) listener()
}

/**
 * Converts a past time of the device's clock to the server's time. Both are in milliseconds since 1970. If the clock
 * was set back since, the time may seem to be in the future, and becomes the current time.
 */
export function serverTimeOf(local: number): number {
  const then = offsetBefore && local <= offsetBefore.until ? offsetBefore.offset : offset
  return Math.min(local + then, serverNow())
}

/** The server's time as ISO 8601: now, or at a time of the device's clock in milliseconds since 1970. */
export const serverIso = (local?: number): string =>
  new Date(local === undefined ? serverNow() : serverTimeOf(local)).toISOString()

/**
 * Sets the clock by an answer of `/v2/time`. `askedAt` and `answeredAt` are times of the device's clock. It assumes
 * that the answer took half of the time in between, so that a slow connection does not make the clock late.
 */
export function setServerTime(iso: string, askedAt: number, answeredAt = Date.now()): void {
  const time = Date.parse(iso)
  if (!Number.isFinite(time)) return
  const measured = Math.round(time + (answeredAt - askedAt) / 2 - answeredAt)
  const setForwardMs = offset - measured
  if (isMeasured && setForwardMs > minChangeMs) offsetBefore = { until: answeredAt - setForwardMs, offset }
  isMeasured = true
  setOffset(measured)
}

/** Sets the clock to the device's time, because after a logout the account is no longer known (Q45). */
export function resetClock(): void {
  isMeasured = false
  offsetBefore = undefined
  setOffset(0)
}
