import { localTexts, tabTexts } from './browserStorage.ts'
import { isPersonal, type StorageKey } from './storageKeys.ts'

/** Texts by key. They outlive a reload as far as the browser lets them. */
export interface TextStore {
  get: (key: StorageKey) => string | undefined
  /** The object or array of a JSON text; undefined where there is none. */
  getJson: (key: StorageKey) => object | undefined
  set: (key: StorageKey, text: string) => void
  setJson: (key: StorageKey, value: object) => void
  remove: (key: StorageKey) => void
  /** Whether the text is where it belongs, and not in memory or in a store that ends earlier. */
  isKept: (key: StorageKey) => boolean
  keys: (prefix: string) => StorageKey[]
}

/** Another build, or a user by hand, may have written anything. */
function parsed(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return value && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * A storage that is switched off or full throws. Then a text goes to `spare`, which has room of its own, or else to
 * memory. So does a text that must not be in this storage (`isBarred`).
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

/** They end with the tab. */
export const tabStore = textStore(tabTexts)

/**
 * They stay on the device, for all its tabs; where it has no room, they end with the tab. On a shared device everything
 * about a user ends with the tab, except what outlives a log-out to protect the member's money (Q359).
 */
export const deviceStore = textStore(localTexts, tabStore, (key) => isSharedDevice() && isPersonal(key))

/** Whether the user said at the log-in that others use this device, too (Q283). `setSharedDevice` sets it. */
export const isSharedDevice = () => deviceStore.get('tsudoi.shared-device') === 'yes'
