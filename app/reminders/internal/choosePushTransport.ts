import { env } from '../../env.ts'
import { firebasePushKey } from '../../realtime/firebasePushKey.ts'
import type { PushTransport } from '../../realtime/pushPort.ts'
import { createWebPush } from './webPush.ts'

/**
 * The way in which this deployment sends push messages: Firebase Cloud Messaging if its key is configured, otherwise
 * Web Push with the key of the server. Undefined if the server has no key.
 */
export async function choosePushTransport(
  hostKey: string | undefined,
  { firebase }: Pick<typeof env, 'firebase'> = env,
): Promise<PushTransport | undefined> {
  const firebaseKey = firebasePushKey(firebase)
  if (firebaseKey) {
    const { createFirebasePush } = await import('../../realtime/firebasePush.ts')
    return createFirebasePush(JSON.parse(firebase) as Parameters<typeof createFirebasePush>[0], firebaseKey)
  }
  return hostKey ? createWebPush(hostKey) : undefined
}
