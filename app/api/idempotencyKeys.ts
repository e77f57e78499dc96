import type { KeyName } from '../session/storageKeys.ts'
import { tabStore } from '../session/textStore.ts'

const placeOf = (name: KeyName) => `tsudoi.${name}` as const

/**
 * The Idempotency-Key under a name: the same one until it is forgotten, over time-outs and reloads. It ends with the
 * tab.
 */
export function keyOf(name: KeyName): string {
  const known = tabStore.get(placeOf(name))
  if (known) return known
  const fresh = crypto.randomUUID()
  tabStore.set(placeOf(name), fresh)
  return fresh
}

/**
 * The host has decided on what was sent with this key; what is sent under its name next is new. After a log-in the next
 * member may have another key under the same name already.
 */
export function forgetKey(name: KeyName, key: string): void {
  if (tabStore.get(placeOf(name)) === key) tabStore.remove(placeOf(name))
}
