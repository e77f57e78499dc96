import { useEffect, useState } from 'react'
import { serverNow } from '../../time/clock.ts'

const secondMs = 1_000
const readClock = () => new Date(serverNow()).toISOString()

/** The server's time in ISO 8601, updated at each full second. */
export function useServerTimePerSecond(): string {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(readClock())
      timer = setTimeout(tick, secondMs - (serverNow() % secondMs))
    }
    timer = setTimeout(tick, secondMs - (serverNow() % secondMs))
    return () => clearTimeout(timer)
  }, [])
  return now
}
