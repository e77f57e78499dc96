import { responseCaches } from '../../storage/browserStorage.ts'

const prefix = 'tsudoi.kept.'

/**
 * Name of the cache with an account's answers on this device. All guests have the empty id and share one cache (Q282).
 */
export const responseCacheName = (accountId: string) => prefix + encodeURIComponent(accountId)

/** Deletes the response caches of all accounts, except the cache named `spared`. */
export async function deleteResponseCaches(spared?: string): Promise<void> {
  try {
    const stores = responseCaches()
    for (const name of await stores.keys()) if (name.startsWith(prefix) && name !== spared) await stores.delete(name)
  } catch {
    // Ignored: cache storage is unavailable, so nothing was cached.
  }
}

/** Whether this device has a member's response cache. */
export async function hasMemberCache(): Promise<boolean> {
  try {
    return (await responseCaches().keys()).some((name) => name.startsWith(prefix) && name !== prefix)
  } catch {
    return false
  }
}
