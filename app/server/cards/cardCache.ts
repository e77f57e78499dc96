import { LRUCache } from 'lru-cache'

/** The limits of a cache, and its clock. */
export interface CacheBounds {
  maxEntries: number
  /** Maximum total size of the cached values, in bytes. */
  maxBytes: number
  /** The time in ms since any fixed moment, but never 0, which lru-cache takes for no time. */
  now: () => number
}

/** A drawn card, and how long it may be cached. */
export interface DrawnCard {
  png: Uint8Array
  lifetimeMs: number
}

/** A cache of cards by key. At its limits it evicts the cards that were not used for the longest time. */
export interface CardCache {
  get: (key: string) => DrawnCard | undefined
  /** Stores a card for its lifetime, unless it is larger than the whole cache. */
  set: (key: string, card: DrawnCard) => void
  size: () => { entries: number; bytes: number }
}

/** Makes an empty cache. */
export function createCardCache({ maxEntries, maxBytes, now }: CacheBounds): CardCache {
  const cards = new LRUCache<string, DrawnCard>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ png }) => png.length,
    perf: { now },
    // Compares with the clock at each request. By default the cache keeps the time for a moment.
    ttlResolution: 0,
  })
  return {
    get: (key) => cards.get(key),
    set: (key, card) => void cards.set(key, card, { ttl: card.lifetimeMs }),
    size: () => ({ entries: cards.size, bytes: cards.calculatedSize }),
  }
}
