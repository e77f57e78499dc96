/** A device to which a message is sent. */
export interface PushTarget {
  address: string
  p256dh: string
  auth: string
}

/** A message for a device. The sender encrypts the payload for this device. */
export interface PushMessage {
  payload: string
  /** How long the push service stores the message for a device that is off, in seconds. */
  ttlSeconds: number
  /** At most 32 characters: a waiting message is replaced by a later one with the same topic. */
  topic: string
}

/**
 * The result of sending a message. `gone`: the device no longer receives messages. `refused`: the push service will
 * never accept this message. `later`: send the message again, after `retryAfterMs` if the push service named a delay;
 * `isBusy`: the push service accepts no other messages now, either.
 */
export type PushOutcome =
  | { kind: 'sent' | 'gone' | 'refused' }
  | { kind: 'later'; isBusy: boolean; retryAfterMs?: number | undefined }

/** Sends messages by Web Push. */
export interface PushSender {
  /** The host's public key, which devices need to subscribe. */
  publicKey: string
  /** Further allowed origins besides the known push services, for the push service of a test. */
  ownOrigins: readonly string[]
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}
