/** The limits of a cache, and its clock in ms. */
export interface CacheBounds {
  maxEntries: number
  /** Maximum total size of the cached values, in bytes. */
  maxBytes: number
  now: () => number
}

/** A drawn card, and how long it may be cached. */
export interface DrawnCard {
  png: Uint8Array
  lifetimeMs: number
}

/** A cached card. It is valid until `until`, in ms of the cache's clock. */
interface Entry {
  card: DrawnCard
  until: number
}

/** A cache of cards by key. At its limits it evicts the entries that were not used for the longest time. */
export interface CardCache {
  get: (key: string) => DrawnCard | undefined
  /** Stores a card for its lifetime, unless it is larger than the whole cache. */
  set: (key: string, card: DrawnCard) => void
  size: () => { entries: number; bytes: number }
}

/** Makes an empty cache. */
export function createCardCache({ maxEntries, maxBytes, now }: CacheBounds): CardCache {
  const entries = new Map<string, Entry>()
  let total = 0
  const remove = (key: string) => {
    total -= entries.get(key)?.card.png.length ?? 0
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
        return entry.card
      }
      total -= entry.card.png.length
      return undefined
    },
    set: (key, card) => {
      remove(key)
      if (card.png.length > maxBytes) return
      entries.set(key, { card, until: now() + card.lifetimeMs })
      total += card.png.length
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxBytes) break
        remove(oldest)
      }
    },
    size: () => ({ entries: entries.size, bytes: total }),
  }
}
