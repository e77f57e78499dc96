import type { PushAddress } from '@tsudoi/contracts/reminder/reminder'

/** How this browser receives push messages: by Web Push, or by Firebase Cloud Messaging where it is configured. */
export interface PushTransport {
  /** The public key for subscriptions as base64url: that of the server, or of the Firebase project. */
  publicKey: string
  /** Subscribes, or returns the existing subscription. Rejects if the browser or its push service refuses. */
  subscribe: (registration: ServiceWorkerRegistration) => Promise<PushAddress>
  /** The address of the existing subscription; undefined if there is none. Never asks the user. */
  current: (registration: ServiceWorkerRegistration) => Promise<PushAddress | undefined>
  /** Ends the subscription, so that no more messages arrive, even if the server could not be reached. */
  unsubscribe: (registration: ServiceWorkerRegistration) => Promise<void>
}
