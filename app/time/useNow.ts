import { useEffect, useState } from 'react'
import { onClockSet, serverNow } from './clock.ts'

const minute = 60_000

const readClock = () => new Date(serverNow()).toISOString()

/**
 * The server's time as ISO 8601, updated every minute, for comparing periods. It is read on the first render, and again
 * when the server's time is known; until then it is the device's, which may be days off.
 */
export function useNow(): string {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const read = () => setNow(readClock())
    const timer = setInterval(read, minute)
    const unsubscribe = onClockSet(read)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [])
  return now
}
