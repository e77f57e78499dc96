import { deviceStore } from '../session/textStore.ts'
import { dropKept } from './keptNames.ts'
import { sharedDeviceKey } from './sharedDevice.ts'

/** Holds for the device until somebody says otherwise at a log-in. */
export function setSharedDevice(isShared: boolean): void {
  if (!isShared) return deviceStore.remove(sharedDeviceKey)
  deviceStore.set(sharedDeviceKey, 'yes')
  void dropKept()
}
