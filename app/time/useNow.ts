import { useEffect, useState } from 'react'
import { onClockChange, serverIso } from './clock.ts'

const minute = 60_000

/**
 * The server's time as ISO 8601, for comparing periods, updated every minute. It is read again when the server's time
 * becomes known, and when the tab is shown again. Until the server's time is known, it is the device's time, which may
 * be days off.
 */
export function useNow(): string {
  const [now, setNow] = useState(() => serverIso())
  useEffect(() => {
    const read = () => setNow(serverIso())
    const timer = setInterval(read, minute)
    const unsubscribe = onClockChange(read)
    return () => {
      clearInterval(timer)
      unsubscribe()
    }
  }, [])
  return now
}
