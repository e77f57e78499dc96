import { createContext, useContext } from 'react'
import { dateTimeText } from '../text/dateTimeText.ts'

/**
 * The device's time zone (IANA name) if its clock differs from Japan's. Undefined, the default, shows times in Japan
 * only (Q436).
 */
export const DeviceZoneContext = createContext<string | undefined>(undefined)

export interface DeviceTimeProps {
  /** When something begins, ISO 8601. Renders nothing if it is undefined or cannot be parsed. */
  at: string | undefined
}

/**
 * The day and time at which something begins by the user's own device. It is written below the time in Japan, and
 * renders nothing where both clocks agree (Q436).
 */
export function DeviceTime({ at = '' }: DeviceTimeProps) {
  const zone = useContext(DeviceZoneContext)
  return zone && Date.parse(at) ? (
    <span className="block text-14 text-quiet">お使いの端末では {dateTimeText(at, { zone })}</span>
  ) : null
}
