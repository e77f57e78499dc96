import type { PushAddress } from '@tsudoi/contracts/reminder/reminder'

/** How this browser receives push messages: by Web Push, or by Firebase Cloud Messaging where it is configured. */
export interface PushTransport {
  /** The key for subscriptions as base64url: of the host, or of the Firebase project. */
  publicKey: string
  /** Subscribes, or returns the existing subscription. Rejects if the browser or its push service refuses. */
  subscribe: (registration: ServiceWorkerRegistration) => Promise<PushAddress>
  /** The address of the existing subscription; undefined if there is none. Never asks the user. */
  current: (registration: ServiceWorkerRegistration) => Promise<PushAddress | undefined>
  /** Ends the subscription, so that nothing arrives any more, even from a host that was not reached. */
  unsubscribe: (registration: ServiceWorkerRegistration) => Promise<void>
}
