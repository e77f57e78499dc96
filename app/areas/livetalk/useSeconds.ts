import { useEffect, useState } from 'react'
import { serverNow } from '../../session/clock.ts'

const second = 1_000
const readClock = () => new Date(serverNow()).toISOString()

/** The host's clock as ISO 8601, moving on by the second, a moment after each is full. */
export function useSeconds(): string {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(readClock())
      timer = setTimeout(tick, second - (serverNow() % second))
    }
    timer = setTimeout(tick, second - (serverNow() % second))
    return () => clearTimeout(timer)
  }, [])
  return now
}
