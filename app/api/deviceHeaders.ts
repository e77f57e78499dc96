import type { DeviceHeaders } from '@tsudoi/contracts/deviceHeaders'
import { env } from '../env.ts'
import { device } from '../platform/device.ts'
import { deviceStore } from '../storage/textStore.ts'
import { randomId } from '../randomId.ts'

const key = 'tsudoi.device'

/** A random id of this browser, stored on the device. */
function deviceId(): string {
  const known = deviceStore.get(key)
  if (known) return known
  const fresh = randomId()
  deviceStore.set(key, fresh)
  return fresh
}

/** The device headers of every request (S076). */
export function deviceHeaders(): DeviceHeaders {
  return {
    'x-device-type': device(),
    'x-device-platform': 'WEB',
    'x-device-id': deviceId(),
    'x-app-version': env.version,
  }
}
