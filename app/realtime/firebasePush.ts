import { getApp, getApps, initializeApp, type FirebaseOptions } from 'firebase/app'
import { deleteToken, getMessaging, getToken } from 'firebase/messaging'
import type { PushTransport } from './pushPort.ts'

/**
 * Push messages by Firebase Cloud Messaging. The server sends messages with `data` only, which the app's own service
 * worker shows, so that Firebase's worker is not needed.
 */
export function createFirebasePush(options: FirebaseOptions, vapidKey: string): PushTransport {
  const messaging = getMessaging(getApps().length > 0 ? getApp() : initializeApp(options))
  const tokenFor = async (serviceWorkerRegistration: ServiceWorkerRegistration) => ({
    transport: 'FCM' as const,
    address: await getToken(messaging, { vapidKey, serviceWorkerRegistration }),
  })
  return {
    publicKey: vapidKey,
    subscribe: tokenFor,
    async current(registration) {
      return (await registration.pushManager.getSubscription()) ? tokenFor(registration) : undefined
    },
    async unsubscribe({ pushManager }) {
      await (await pushManager.getSubscription())?.unsubscribe()
      // Fails offline, and after a reload, because Firebase then looks for a worker file of its own. No more messages
      // arrive anyway.
      await deleteToken(messaging).catch(() => undefined)
    },
  }
}
