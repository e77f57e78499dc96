let offset = 0

const listeners = new Set<() => void>()

/** Tells when the server's time turns out to be another one; returns the way to call it off. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Less than that, in milliseconds, changes nothing on a page. */
const little = 1_000

function shift(milliseconds: number): void {
  const isFar = Math.abs(milliseconds - offset) > little
  offset = milliseconds
  if (isFar) for (const listener of listeners) listener()
}

/**
 * Milliseconds since 1970 on the server, as far as known: members ask `/v2/time` once, guests have the local clock
 * (Q14, S062).
 */
export function serverNow(): number {
  return Date.now() + offset
}

/** The server's time of a moment by the local clock, both in milliseconds since 1970. */
export const serverTimeOf = (local: number): number => local + offset

/**
 * Sets the clock by an answer of `/v2/time`. `askedAt` is the local time of the question; half of the way is taken for
 * the journey back, so a slow connection does not make the clock late.
 */
export function setServerTime(iso: string, askedAt: number, answeredAt = Date.now()): void {
  const time = Date.parse(iso)
  if (Number.isFinite(time)) shift(Math.round(time + (answeredAt - askedAt) / 2 - answeredAt))
}

/** Back to the local clock: after logout the account is no longer known (Q45). */
export function resetClock(): void {
  shift(0)
}
