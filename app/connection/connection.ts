/**
 * Whether a server can be reached, and the cached answers that replace its own. Below the calls (api/); what a page
 * does offline is in offline/, which makes calls itself (Q444).
 */

/** The state of the connection, and how a call or the browser reports a change. */
export {
  hasEarlyAnswer,
  isOffline,
  noteNetworkLost,
  noteServerReachable,
  setOffline,
  useConnection,
} from './internal/connection.ts'
export { lazyCheckForOffline } from './internal/lazyCheckForOffline.ts'

/** Cached answers for calls: which are cacheable, and how a call caches its answer or falls back to an earlier one. */
export { cacheAnswer, withCacheFallback } from './internal/offlineFallback.ts'
export { isCacheable, isCacheableAddress } from './internal/responseCachePaths.ts'

/** The caches themselves, one for each account. */
export { cacheEarlyResponses, cacheResponse, cleanResponseCaches } from './internal/responseCache.ts'
export { deleteResponseCaches, hasMemberCache, responseCacheName } from './internal/responseCacheNames.ts'
export { readCachedAt } from './internal/responseCacheTime.ts'

/** The time of cached content on the page, and its renewal. `queryClientRef` receives the client that shows it. */
export { queryClientRef } from './internal/queryClientRef.ts'
export {
  markAllServedFromCache,
  oldestContentTime,
  refetchUnrenewedQueries,
  oldestUnrenewedTime,
} from './internal/oldestContentTime.ts'
