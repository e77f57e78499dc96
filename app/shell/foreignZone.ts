import { JapanTimeContainer } from './JapanTimeContainer.tsx'

/**
 * The device's time zone (IANA name). Undefined if the browser cannot format times in that zone, such as Etc/Unknown.
 */
export function readDeviceTimeZone(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    Intl.DateTimeFormat('ja-JP', { timeZone })
    return timeZone
  } catch {
    return undefined
  }
}

const zone = readDeviceTimeZone()

/** What the app needs on a device abroad: its time zone, read once, and the note on pages with times (Q436). */
export const foreignZone = zone === undefined ? undefined : { zone, JapanTimeContainer }
