/** Caches the answers of read-only pages on the device, per member, so that they can be shown offline (Q282). */
import { pictureOf } from '../../mappers/pictureOf.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { responseCaches } from '../../storage/browserStorage.ts'
import { claimsOf } from '../../session/jwt.ts'
import { isSharedDevice } from '../../storage/textStore.ts'
import { cachedAtHeader, readCachedAt, maxCacheAgeMs } from './responseCacheTime.ts'
import { deleteResponseCaches, responseCacheName } from './responseCacheNames.ts'

/** Maximum number of cached answers and pictures; the oldest are evicted. */
const maxEntries = 400

/** How many pictures of one answer are cached. A story has no limit, because it is read to its end. */
const maxPictures = 12
const isStory = (address: string) => /\/v2\/story\/group\/[^?]+\/view\//.test(address)

/**
 * Id of the current session's account. It is read from the cookies, because these change before a tab notices a login
 * or logout.
 */
const currentAccountId = () => claimsOf(tokenCookies.read().accessToken).accountId

/** Lists of a door, which name its guests. They are deleted after a day, and by the page once the door has closed. */
const isDoorList = (address: string) => /\/v2\/door\//.test(address)
const maxDoorListAgeMs = 86_400_000

/** When an answer was cached, in ms. Undefined for a picture, which is evicted only because of `maxEntries`. */
function cachedTimeOf(found: Response | undefined): number | undefined {
  const header = found?.headers.get(cachedAtHeader)
  return header ? Number(header) : undefined
}

/**
 * Whether a service worker controls the page. Without one, no page opens offline. Some browsers throw in a sandboxed
 * frame.
 */
function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

/** The pictures that are being cached, by address: several answers of a page may contain the same picture. */
const additions = new Map<string, Promise<void>>()

async function putPicture(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return
  const addition = additions.get(address) ?? cache.add(address).finally(() => additions.delete(address))
  additions.set(address, addition)
  await addition
}

async function putPictures(cache: Cache, address: string, body: string): Promise<void> {
  const matches = [...body.matchAll(/"(?:background|(?:hero)?[iI]mage)":"([^"\\]+)"/g)]
  const used = matches.slice(0, isStory(address) ? undefined : maxPictures)
  const addresses = new Set(used.flatMap(([, path]) => pictureOf(path) ?? []))
  await Promise.allSettled([...addresses].map((each) => putPicture(cache, each)))
}

/** Answers of a first visit that arrived before the service worker was ready, by address. */
const earlyResponses = new Map<string, [body: string, accountId: string]>()
const maxEarlyResponses = 40
onSessionReset(() => earlyResponses.clear())

/** Caches the answers that arrived before the service worker was ready. */
export async function cacheEarlyResponses(): Promise<void> {
  const all = [...earlyResponses]
  earlyResponses.clear()
  await Promise.all(all.map(([address, [body, accountId]]) => cacheResponse(address, body, accountId)))
}

/**
 * Caches an answer for the account that got it. Does nothing once that account's session has ended in any tab, and
 * deletes the answer if the session ended during the write.
 */
export async function cacheResponse(address: string, body: string, accountId: string): Promise<void> {
  if (isSharedDevice() || currentAccountId() !== accountId) return
  if (!hasWorker()) {
    if (earlyResponses.size < maxEarlyResponses) earlyResponses.set(address, [body, accountId])
    return
  }
  try {
    const cache = await responseCaches().open(responseCacheName(accountId))
    const headers = { 'content-type': 'application/json', [cachedAtHeader]: String(Date.now()) }
    await cache.put(address, new Response(body, { headers }))
    await putPictures(cache, address, body)
  } catch {
    // Ignored: cache storage is unavailable or full, so nothing is cached.
  }
  if (isSharedDevice() || currentAccountId() !== accountId)
    await deleteResponseCaches(responseCacheName(currentAccountId()))
}

/**
 * Deletes the caches of other accounts, whose session ended while no page was open, and of this account the old and
 * surplus answers.
 */
export async function cleanResponseCaches(): Promise<void> {
  const own = responseCacheName(currentAccountId())
  await deleteResponseCaches(isSharedDevice() ? undefined : own)
  try {
    const stores = responseCaches()
    if (!(await stores.has(own))) return
    const cache = await stores.open(own)
    const requests = await cache.keys()
    const times = await Promise.all(requests.map(async (each) => cachedTimeOf(await cache.match(each))))
    await Promise.all(
      requests.map(async (each, index) => {
        const maxAgeMs = isDoorList(each.url) ? maxDoorListAgeMs : maxCacheAgeMs
        const isOld = (times[index] ?? Date.now()) < Date.now() - maxAgeMs
        if (isOld || index < requests.length - maxEntries) await cache.delete(each)
      }),
    )
  } catch {
    // Ignored: cache storage is unavailable, so nothing was cached.
  }
}

/** Deletes an answer of the current account from its cache. */
export async function deleteCachedResponse(address: string): Promise<void> {
  try {
    const stores = responseCaches()
    const own = responseCacheName(currentAccountId())
    if (await stores.has(own)) await (await stores.open(own)).delete(address)
  } catch {
    // Ignored: cache storage is unavailable, so nothing was cached.
  }
}

/** A cached answer with the time (ms) when it arrived. */
export interface CachedResponse {
  body: unknown
  time: number
}

/** Reads the cached answer of this account; undefined if there is none or it is too old. */
export async function readCachedResponse(address: string, accountId: string): Promise<CachedResponse | undefined> {
  try {
    const found = await responseCaches().match(address, { cacheName: responseCacheName(accountId) })
    const time = readCachedAt(found)
    if (!found || !time || currentAccountId() !== accountId) return undefined
    return { body: await found.json(), time }
  } catch {
    return undefined
  }
}
