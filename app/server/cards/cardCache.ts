/** The limits of a cache, and its clock in ms. */
export interface CacheBounds {
  maxEntries: number
  /** Maximum total size of the cached values, in bytes. */
  maxBytes: number
  now: () => number
}

/** A cached value. It is valid until `until`, in ms of the cache's clock. */
interface Entry {
  bytes: Uint8Array
  until: number
}

/** A cache of bytes by key. At its limits it evicts the entries that were not used for the longest time. */
export interface CardCache {
  get: (key: string) => Uint8Array | undefined
  /** Stores a value, unless it is larger than the whole cache. */
  set: (key: string, bytes: Uint8Array, lifetimeMs: number) => void
  size: () => { entries: number; bytes: number }
}

/** Makes an empty cache. */
export function createCardCache({ maxEntries, maxBytes, now }: CacheBounds): CardCache {
  const entries = new Map<string, Entry>()
  let total = 0
  const remove = (key: string) => {
    total -= entries.get(key)?.bytes.length ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      // A map keeps the order of insertion, so the entry becomes the most recently used one.
      entries.delete(key)
      if (entry.until > now()) {
        entries.set(key, entry)
        return entry.bytes
      }
      total -= entry.bytes.length
      return undefined
    },
    set: (key, bytes, lifetimeMs) => {
      remove(key)
      if (bytes.length > maxBytes) return
      entries.set(key, { bytes, until: now() + lifetimeMs })
      total += bytes.length
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxBytes) break
        remove(oldest)
      }
    },
    size: () => ({ entries: entries.size, bytes: total }),
  }
}
