import type { DeviceHeaders } from '@tsudoi/contracts/deviceHeaders'
import { env } from '../env.ts'
import { device } from '../platform/device.ts'

const key = 'tsudoi.device'

/** A random id that stays with this browser; without storage it lasts as long as the page. */
function deviceId(): string {
  const fresh = crypto.randomUUID()
  try {
    const known = localStorage.getItem(key)
    if (known) return known
    localStorage.setItem(key, fresh)
  } catch {
    // Storage is switched off: the next page has another id.
  }
  return fresh
}

let id: string | undefined

/** The device headers of every request (S076). */
export function deviceHeaders(): DeviceHeaders {
  id ??= deviceId()
  return {
    'x-device-type': device(),
    'x-device-platform': 'WEB',
    'x-device-id': id,
    'x-app-version': env.version,
  }
}
