import { isPersonal, lifetimeOf } from '../session/storageKeys.ts'
import { deviceStore } from '../session/textStore.ts'
import { dropKept } from './keptNames.ts'

/** Whether a key belongs to the device, for more than one session, and not to its tab. */
const isLasting = (key: string) => key.startsWith('tsudoi.vault.') || ['device', 'logout'].includes(lifetimeOf(key))

/**
 * Says whether others use this device, too. It holds until the user says otherwise at a log-in. What is stored about
 * users moves into this tab and ends with it, or moves back to the device (Q359).
 */
export function setSharedDevice(isShared: boolean): void {
  const keys = deviceStore.keys('tsudoi.').filter(isShared ? isPersonal : isLasting)
  const values = keys.map((key) => [key, deviceStore.get(key) ?? ''] as const)
  if (isShared) deviceStore.set('tsudoi.shared-device', 'yes')
  else deviceStore.remove('tsudoi.shared-device')
  for (const [key, text] of values) {
    deviceStore.remove(key)
    deviceStore.set(key, text)
  }
  if (isShared) void dropKept()
}
