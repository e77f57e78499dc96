import webPush from 'web-push'
import type { OpenPush } from '../runtime/openSandbox.ts'
import type { PushMessage, PushOutcome, PushSender, PushTarget } from '../runtime/pushSender.ts'

interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Creates the keys with which a host signs its messages (RFC 8292), as text. */
const createVapidKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys())

/**
 * Returns a function that creates a sender of Web Push messages with the stored keys of earlier runs. `ownOrigins`: see
 * `PushSender.ownOrigins`.
 */
export const openWebPush =
  (ownOrigins: readonly string[] = []): OpenPush =>
  async (stored) =>
    webPushSender({ keys: await stored(createVapidKeys), subject: 'mailto:support@tsudoi.example', ownOrigins })

interface Options {
  /** The keys as text, as {@link createVapidKeys} returns them. */
  keys: string
  /** Contact for push services: an https or mailto address. */
  subject: string
  ownOrigins?: readonly string[]
  timeoutMs?: number
}

/** The waiting time in a Retry-After header, in milliseconds. Ignores a date, which push services do not send. */
function retryAfterMsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : undefined
}

/** What a push service's status means (RFC 8030): 404 and 410 end the subscription, 429 and 5xx ask for another try. */
function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused' }
  return { kind: 'later', isBusy: status === 429, retryAfterMs: retryAfterMsOf(headers.get('retry-after')) }
}

/**
 * Creates a sender of Web Push messages, which encrypts each message for its device (RFC 8291) and signs it with the
 * host's keys (RFC 8292).
 */
function webPushSender({ keys, subject, ownOrigins = [], timeoutMs = 10_000 }: Options): PushSender {
  const { publicKey, privateKey } = JSON.parse(keys) as VapidKeys
  const vapidDetails = { subject, publicKey, privateKey }

  async function send({ address, p256dh, auth }: PushTarget, { payload, ttlSeconds, topic }: PushMessage) {
    const subscription = { endpoint: address, keys: { p256dh, auth } }
    const options = { vapidDetails, TTL: ttlSeconds, topic, urgency: 'normal' as const }
    const { method, headers, body } = webPush.generateRequestDetails(subscription, payload, options)
    const sent = { ...(headers as Record<string, string>) }
    // Removes this header, because `fetch` computes the length of the body itself.
    delete sent['Content-Length']
    const response = await fetch(address, {
      method,
      headers: sent,
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return outcomeOf(response)
  }

  return {
    publicKey,
    ownOrigins,
    // Drops the details of an error, because its text contains the address.
    send: (target, message) => send(target, message).catch(() => ({ kind: 'later', isBusy: false })),
  }
}
