/** Header that the cache adds to an answer: when the answer arrived, in milliseconds of the device's clock. */
export const cachedAtHeader = 'x-kept-at'
/** Cached answers older than this are not shown. */
export const maxCacheAgeMs = 30 * 86_400_000

/** When a cached answer arrived (ms); undefined if there is none or it is too old. */
export function readCachedAt(found: Response | undefined): number | undefined {
  const time = Number(found?.headers.get(cachedAtHeader))
  return time && Date.now() - time <= maxCacheAgeMs ? time : undefined
}
