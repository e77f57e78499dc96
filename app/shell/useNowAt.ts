import { useEffect, useState } from 'react'
import { onClockSet, serverNow } from '../session/clock.ts'
import { useNow } from './useNow.ts'

/** Milliseconds beyond which it is enough to look again with the next minute. */
const soon = 61_000

/** The first of these moments that is still to come; Infinity where none is. */
const nextOf = (moments: readonly (string | undefined)[], now: string) =>
  Math.min(...moments.map((moment) => Date.parse(moment ?? '')).filter((at) => at > Date.parse(now)))

/**
 * `useNow`, which also moves on at each of these moments, to the second by the server's clock: what may be bought until
 * then cannot be bought from then on.
 */
export function useNowAt(...moments: readonly (string | undefined)[]): string {
  const minutely = useNow()
  const [passed, setPassed] = useState('')
  const now = passed > minutely ? passed : minutely
  const next = nextOf(moments, now)
  // What has passed by another clock has not.
  useEffect(() => onClockSet(() => setPassed('')), [])
  useEffect(() => {
    const rest = next - serverNow()
    if (!(rest <= soon)) return
    const timer = setTimeout(() => setPassed(new Date(serverNow()).toISOString()), Math.max(0, rest) + 1)
    return () => clearTimeout(timer)
  }, [next, now])
  return now
}
