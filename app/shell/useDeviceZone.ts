import { useEffect, useState } from 'react'

/** Minutes by which Japan's clock is ahead of UTC. */
const japanMinutes = 540

/** The device's time zone (IANA name). Undefined if its browser cannot format times in it, such as Etc/Unknown. */
function readZone(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    Intl.DateTimeFormat('ja-JP', { timeZone })
    return timeZone
  } catch {
    return undefined
  }
}

/**
 * The zone of a device whose clock differs from Japan's. Undefined in Japan, in zones with the same clock (Seoul), and
 * in the first render, because HTML that is hydrated has no zone; until then early/reserveDeviceTimes.ts reserves the
 * place of what a device abroad shows (Q436, Q407).
 */
export function useDeviceZone(): string | undefined {
  const [zone, setZone] = useState<string>()
  useEffect(() => {
    if (new Date().getTimezoneOffset() + japanMinutes) setZone(readZone())
  }, [])
  return zone
}
