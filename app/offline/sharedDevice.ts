import { deviceStore } from '../session/textStore.ts'

/** Where it is said; `setSharedDevice` says it. */
export const sharedDeviceKey = 'tsudoi.shared-device'

/** Who logged in here said that others use this device, too: nothing is kept on it (Q283). */
export const isSharedDevice = () => deviceStore.get(sharedDeviceKey) !== undefined
