import { isPersonalKey, lifetimeOf } from '../storage/storageKeys.ts'
import { deviceStore } from '../storage/textStore.ts'
import { deleteResponseCaches } from '../connection/connection.ts'

/** Whether a stored value belongs to the device, and outlives sessions. */
const isLasting = (key: string) => key.startsWith('tsudoi.vault.') || ['device', 'logout'].includes(lifetimeOf(key))

/**
 * Sets whether other people use this device. The setting remains until the user changes it at a login. On a shared
 * device, stored user data moves to this tab's storage and ends with the tab; otherwise it moves back (Q359).
 */
export function setSharedDevice(isShared: boolean): void {
  const keys = deviceStore.keys('tsudoi.').filter(isShared ? isPersonalKey : isLasting)
  const values = keys.map((key) => [key, deviceStore.get(key) ?? ''] as const)
  if (isShared) deviceStore.set('tsudoi.shared-device', 'yes')
  else deviceStore.remove('tsudoi.shared-device')
  for (const [key, text] of values) {
    deviceStore.remove(key)
    deviceStore.set(key, text)
  }
  if (isShared) void deleteResponseCaches()
}
