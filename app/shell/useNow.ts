import { useEffect, useState } from 'react'
import { serverNow } from '../session/clock.ts'

const minute = 60_000

const readClock = () => new Date(serverNow()).toISOString()

/**
 * Server time as ISO 8601, moving on by the minute: what screens compare periods with. It is read as a page is rendered
 * for the first time.
 */
export function useNow(): string {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
