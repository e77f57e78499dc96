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
 * The day and time at which something begins in the time zone of the user's device, written below the time in Japan.
 * Empty and hidden where both zones agree. An app that learns the device's zone after its first paint can reserve the
 * space by styles of the class `device-time`, so that nothing moves (Q436, Q407).
 */
export function DeviceTime({ at = '' }: DeviceTimeProps) {
  const zone = useContext(DeviceZoneContext)
  if (!Date.parse(at)) return null
  return (
    <span className="device-time block text-14 text-quiet" style={zone ? undefined : { display: 'none' }}>
      {zone && `お使いの端末では ${dateTimeText(at, { zone })}`}
    </span>
  )
}
