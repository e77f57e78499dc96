import { useEffect, useState } from 'react'
import { onClockSet, serverNow } from '../session/clock.ts'

const minute = 60_000

const readClock = () => new Date(serverNow()).toISOString()

/**
 * Server time as ISO 8601, moving on by the minute: what screens compare periods with. It is read as a page is rendered
 * for the first time, and again when the host has told the time: until then it is the device's, which may be days off.
 */
export function useNow(): string {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const read = () => setNow(readClock())
    const timer = setInterval(read, minute)
    const callOff = onClockSet(read)
    return () => {
      clearInterval(timer)
      callOff()
    }
  }, [])
  return now
}
