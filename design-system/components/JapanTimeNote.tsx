import { useContext } from 'react'
import { DeviceZoneContext } from './DeviceTime.tsx'

/** Says once per page that its times are Japan's. Renders nothing where the device's clock agrees (Q436). */
export function JapanTimeNote() {
  const zone = useContext(DeviceZoneContext)
  return zone ? <p className="page py-2 text-12 text-quiet">日付と時刻は、日本時間です。</p> : null
}
