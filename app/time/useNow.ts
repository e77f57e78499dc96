import { useEffect, useState } from 'react'
import { onClockChange, serverIso } from './clock.ts'

const minute = 60_000

/**
 * The server's time as ISO 8601, updated every minute, for comparing periods. It is read on the first render, and again
 * when the server's time is known, or the tab is shown again; until then it is the device's, which may be days off.
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
