import type { StorageKeyName } from '../storage/storageKeys.ts'
import { tabStore } from '../storage/textStore.ts'
import { randomId } from '../randomId.ts'

const storageKeyOf = (name: StorageKeyName) => `tsudoi.${name}` as const

/**
 * Returns the Idempotency-Key stored under a name, or stores a new one. It survives time-outs and reloads, until
 * `forgetIdempotencyKey` is called or the tab closes.
 */
export function idempotencyKeyFor(name: StorageKeyName): string {
  const known = tabStore.get(storageKeyOf(name))
  if (known) return known
  const fresh = randomId()
  tabStore.set(storageKeyOf(name), fresh)
  return fresh
}

/**
 * Deletes a key after the server has decided on its request, so that the next request under this name gets a new key.
 * Does nothing if another key is stored by now, for example that of another member who has logged in.
 */
export function forgetIdempotencyKey(name: StorageKeyName, key: string): void {
  if (tabStore.get(storageKeyOf(name)) === key) tabStore.remove(storageKeyOf(name))
}
