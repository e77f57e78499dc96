import { useEffect, useState } from 'react'
import type { foreignTimeZone } from './foreignTimeZone.ts'

/** Minutes by which Japan's clock is ahead of UTC. */
const japanMinutes = 540

/**
 * What a device shows whose clock differs from Japan's. Undefined in Japan, in zones with the same clock (Seoul), and
 * until its file has loaded: HTML that is hydrated has no zone (Q436).
 */
export function useForeignTimeZone(): typeof foreignTimeZone {
  const [loaded, setLoaded] = useState<typeof foreignTimeZone>()
  useEffect(() => {
    if (new Date().getTimezoneOffset() + japanMinutes)
      import('./foreignTimeZone.ts').then((file) => setLoaded(file.foreignTimeZone)).catch(() => {})
  }, [])
  return loaded
}
