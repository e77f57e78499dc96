import { useEffect, useState } from 'react'
import { onClockChange, serverIso, serverNow } from './clock.ts'
import { useNow } from './useNow.ts'

/** A moment that is later than this needs no timer yet, because `useNow` re-renders every minute. In milliseconds. */
const timerLimitMs = 61_000

/** The first of these moments after `now`, in milliseconds since 1970. Infinity if there is none. */
const nextOf = (moments: readonly (string | undefined)[], now: string) =>
  Math.min(...moments.map((moment) => Date.parse(moment ?? '')).filter((at) => at > Date.parse(now)))

/**
 * The server's time like `useNow`, which also updates at each of these moments, to the second: for example when a sale
 * ends.
 */
export function useNowAt(...moments: readonly (string | undefined)[]): string {
  const minutely = useNow()
  const [passed, setPassed] = useState('')
  const now = passed > minutely ? passed : minutely
  const next = nextOf(moments, now)
  // Begins again when the server's time becomes known, or the device's clock was corrected: a moment that had passed by
  // the wrong clock may not have passed by the right one.
  useEffect(() => onClockChange(() => setPassed('')), [])
  useEffect(() => {
    const remainingMs = next - serverNow()
    if (!(remainingMs <= timerLimitMs)) return
    const timer = setTimeout(() => setPassed(serverIso()), Math.max(0, remainingMs) + 1)
    return () => clearTimeout(timer)
  }, [next, now])
  return now
}
