import { device } from '../../platform/device.ts'
import { registerWorker } from '../../offline/offline.ts'
import type { BrowserFacts } from './pushSupport.ts'

/** An iPhone or iPad. An iPad names itself a Mac, but has a touch screen. */
const isAppleDevice = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** The permission for notifications; undefined where the browser has none. */
export const notificationPermission = (): NotificationPermission | undefined =>
  'Notification' in globalThis ? Notification.permission : undefined

/** What is known about this browser. Waits until the service worker is registered, or turns out to be unavailable. */
export async function browserFacts(isOffered: boolean): Promise<BrowserFacts> {
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
