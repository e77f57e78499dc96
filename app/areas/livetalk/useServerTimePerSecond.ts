import { useEffect, useState } from 'react'
import { serverIso, serverNow } from '../../time/clock.ts'

const secondMs = 1_000
/** The server's time in ISO 8601, updated at each full second. */
export function useServerTimePerSecond(): string {
  const [now, setNow] = useState(() => serverIso())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(serverIso())
      timer = setTimeout(tick, secondMs - (serverNow() % secondMs))
    }
    timer = setTimeout(tick, secondMs - (serverNow() % secondMs))
    return () => clearTimeout(timer)
  }, [])
  return now
}
