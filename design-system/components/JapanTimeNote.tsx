import { useContext } from 'react'
import { DeviceZoneContext } from './DeviceTime.tsx'

/**
 * Says once per page that its times are Japan's. Empty and hidden where the device's clock agrees, as `DeviceTime` is
 * (Q436).
 */
export function JapanTimeNote() {
  const zone = useContext(DeviceZoneContext)
  return (
    <p className="device-time page py-2 text-12 text-quiet" style={zone ? undefined : { display: 'none' }}>
      {zone && '日付と時刻は、日本時間です。'}
    </p>
  )
}
