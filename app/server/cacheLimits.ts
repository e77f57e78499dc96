import type { CacheLimits } from './documentCache.ts'

/** For these times guests' documents are served from the cache, even by a CDN. */
export const documentCacheLimits: CacheLimits = {
  freshMs: 30_000,
  staleMs: 300_000,
  maxEntries: 1_000,
  maxBytes: 48_000_000,
  maxInFlight: 64,
  rare: { maxEntries: 200, maxBytes: 8_000_000 },
}

/** Sitemaps are large, and there are few of them. */
export const sitemapCacheLimits: CacheLimits = {
  ...documentCacheLimits,
  maxEntries: 50,
  maxBytes: 16_000_000,
  maxInFlight: 4,
  rare: { maxEntries: 50, maxBytes: 100_000 },
}

/** A head is never served stale, because its card's picture would then show content that no longer exists. */
export const cardHeadLimits: CacheLimits = {
  freshMs: 30_000,
  staleMs: 0,
  maxEntries: 500,
  maxBytes: 4_000_000,
  maxInFlight: 32,
}
