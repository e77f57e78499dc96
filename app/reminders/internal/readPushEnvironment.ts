import { device } from '../../platform/device.ts'
import { registerWorker } from '../../offline/offline.ts'
import type { PushEnvironment } from './pushSupport.ts'

/** An iPhone or iPad. An iPad names itself a Mac, but has a touch screen. */
const isAppleDevice = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** The permission for notifications; undefined in a browser without notifications. */
export const notificationPermission = (): NotificationPermission | undefined =>
  'Notification' in globalThis ? Notification.permission : undefined

/**
 * The properties of this browser and page for `pushSupportOf`. Waits until the service worker is registered, or turns
 * out to be unavailable.
 */
export async function readPushEnvironment(isOffered: boolean): Promise<PushEnvironment> {
  return {
    isWebview: device() === 'unity',
    isApple: isAppleDevice(navigator),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    hasWorker: (await registerWorker()) !== undefined,
    hasPush: 'PushManager' in globalThis,
    permission: notificationPermission(),
    isOffered,
  }
}
