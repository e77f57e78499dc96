/**
 * Whether a server can be reached, and the cached answers that replace those of an unreachable server. The calls (api/)
 * import this folder. What a page does offline is in offline/, which imports the calls (Q444).
 */

/** The state of the connection, and the functions with which a call or the browser reports a change. */
export {
  hasEarlyAnswer,
  isOffline,
  noteNetworkLost,
  noteServerReachable,
  setOffline,
  useConnection,
} from './internal/connection.ts'
export { lazyCheckForOffline } from './internal/lazyCheckForOffline.ts'

/** Which calls have cacheable answers, and how a call caches its answer or falls back to a cached one. */
export { cacheAnswer, withCacheFallback } from './internal/offlineFallback.ts'
export { isCacheable, isCacheableAddress } from './internal/responseCachePaths.ts'

/** The caches with the answers, one for each account. */
export {
  cacheEarlyResponses,
  cacheResponse,
  cleanResponseCaches,
  deleteCachedResponse,
} from './internal/responseCache.ts'
export { deleteResponseCaches, hasMemberCache, responseCacheName } from './internal/responseCacheNames.ts'
export { readCachedAt } from './internal/responseCacheTime.ts'

/**
 * How old the cached content of the page is, and how it is refetched. `queryClientRef` receives the query client that
 * shows it.
 */
export { queryClientRef } from './internal/queryClientRef.ts'
export {
  markAllServedFromCache,
  oldestContentTime,
  refetchUnrenewedQueries,
  oldestUnrenewedTime,
} from './internal/oldestContentTime.ts'
