import { useSyncExternalStore } from 'react'

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

const zoneAbroad = () => (new Date().getTimezoneOffset() + japanMinutes ? readZone() : undefined)

/** A device's zone is not watched: it changes with a journey. */
const subscribe = () => () => {}

/**
 * The zone of a device whose clock differs from Japan's. Undefined in Japan, in zones with the same clock (Seoul), and
 * on the server and in the render that hydrates its HTML: there early/reserveDeviceTimes.ts reserves the place of what
 * a device abroad shows (Q436, Q407).
 */
export const useDeviceZone = (): string | undefined => useSyncExternalStore(subscribe, zoneAbroad, () => undefined)
