import type { PushAddress } from '@tsudoi/contracts/reminder/reminder'
import type { PushTransport } from '../../realtime/pushPort.ts'

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint = '', keys } = subscription.toJSON()
  return { transport: 'WEB_PUSH', address: endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }
}

/**
 * Whether a subscription was made with this key of the server. A server that has changed its keys can no longer use it.
 */
function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options?.applicationServerKey
  if (!key) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey.replaceAll('=', '')
}

/** Push messages by Web Push, with the public key of the server. */
export const createWebPush = (publicKey: string): PushTransport => ({
  publicKey,
  async subscribe({ pushManager }) {
    const former = await pushManager.getSubscription()
    if (former && !hasKey(former, publicKey)) await former.unsubscribe()
    return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  },
  async current({ pushManager }) {
    const subscription = await pushManager.getSubscription()
    return subscription && hasKey(subscription, publicKey) ? addressOf(subscription) : undefined
  },
  async unsubscribe({ pushManager }) {
    await (await pushManager.getSubscription())?.unsubscribe()
  },
})
