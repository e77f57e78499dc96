import { useEffect, useState } from 'react'
import type { foreignZone } from './foreignZone.ts'

/** Minutes by which Japan's clock is ahead of UTC. */
const japanMinutes = 540

/**
 * The device's time zone and the note about it, if its clock differs from Japan's. Undefined in Japan, in zones with
 * the same clock (Seoul), and until the file is loaded: the first render must match the HTML, which has no time zone
 * (Q436).
 */
export function useForeignZone(): typeof foreignZone {
  const [loaded, setLoaded] = useState<typeof foreignZone>()
  useEffect(() => {
    if (new Date().getTimezoneOffset() + japanMinutes)
      import('./foreignZone.ts').then((file) => setLoaded(file.foreignZone)).catch(() => {})
  }, [])
  return loaded
}
