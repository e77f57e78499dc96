import { deviceStore } from '../session/textStore.ts'
import { dropKept } from './keptNames.ts'

const key = 'tsudoi.shared-device'

/** Who logged in here said that others use this device, too: nothing is kept on it (Q283). */
export const isSharedDevice = () => deviceStore.get(key) !== undefined

/** Holds for the device until somebody says otherwise at a log-in. */
export function setSharedDevice(isShared: boolean): void {
  if (!isShared) return deviceStore.remove(key)
  deviceStore.set(key, 'yes')
  void dropKept()
}
