import { localStorageArea, sessionStorageArea } from './browserStorage.ts'
import { isPersonalKey, type StorageKey } from './storageKeys.ts'

/** Stores texts by key. They survive a reload if the browser allows it. */
export interface TextStore {
  get: (key: StorageKey) => string | undefined
  /** The object or array of a JSON text; undefined if there is none or it is invalid. */
  getJson: (key: StorageKey) => object | undefined
  set: (key: StorageKey, text: string) => void
  setJson: (key: StorageKey, value: object) => void
  remove: (key: StorageKey) => void
  /** Whether the text is in this store's own storage, and not in memory or in a storage that ends earlier. */
  isKept: (key: StorageKey) => boolean
  keys: (prefix: string) => StorageKey[]
}

/**
 * Parses a JSON object or array. Undefined for any other text, because another build or the user may have written
 * anything.
 */
function parsed(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Creates a store of texts. If its storage is switched off or full, it writes a text to `spare`, which has its own
 * quota, or else to memory. It does the same with texts that must not be in this storage (`isBarred`).
 */
function textStore(storage: () => Storage, spare?: TextStore, isBarred?: (key: string) => boolean) {
  const memory = new Map<StorageKey, string>()
  const tryWith = <Value>(act: (there: Storage) => Value): Value | undefined => {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  const put = (key: string, text: string) => !isBarred?.(key) && tryWith((there) => there.setItem(key, text) ?? true)
  const elsewhere = (key: StorageKey) => (spare ?? memory).get(key)
  const forget = (key: StorageKey) => (spare ? spare.remove(key) : memory.delete(key))
  const store: TextStore = {
    get: (key) => elsewhere(key) ?? tryWith((there) => there.getItem(key)) ?? undefined,
    getJson: (key) => parsed(store.get(key)),
    set: (key, text) => {
      if (put(key, text)) forget(key)
      else (spare ?? memory).set(key, text)
    },
    setJson: (key, value) => store.set(key, JSON.stringify(value)),
    remove: (key) => {
      forget(key)
      tryWith((there) => there.removeItem(key))
    },
    isKept: (key) => elsewhere(key) === undefined,
    keys: (prefix) =>
      [...new Set([...(spare?.keys(prefix) ?? memory.keys()), ...(tryWith(Object.keys) ?? [])])].filter((key) =>
        key.startsWith(prefix),
      ) as StorageKey[],
  }
  return store
}

/** Stores texts that end with the tab. */
export const tabStore = textStore(sessionStorageArea)

/**
 * Stores texts that stay on the device, for all its tabs. If the device has no room, they end with the tab. On a shared
 * device all personal texts end with the tab, except those that outlive a logout to protect the member's money (Q359).
 */
export const deviceStore = textStore(localStorageArea, tabStore, (key) => isSharedDevice() && isPersonalKey(key))

/** Whether the user said at the login that the device is shared (Q283). `setSharedDevice` sets it. */
export const isSharedDevice = () => deviceStore.get('tsudoi.shared-device') === 'yes'
