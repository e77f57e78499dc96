/** Shows cached answers of read-only calls while the server is unreachable or slow (Q282, Q341). */
import { readAnswer } from '@tsudoi/contracts/client'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { ApiError } from '../../api/apiError.ts'
import { urlOfGet } from '../../api/earlyAnswers.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { claimsOf } from '../../session/jwt.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { currentSession, useSession } from '../../session/sessionStore.ts'
import { withTimeout } from '../../time/withTimeout.ts'
import { isOffline } from './connection.ts'
import { cacheResponse, readCachedResponse } from './responseCache.ts'
import { isCacheable } from './responseCachePaths.ts'
import { checkForOffline } from './checkForOffline.ts'
import { refetchCachedQueries, markServedFromCache } from './oldestContentTime.ts'
import { queryClientRef } from './queryClientRef.ts'

/** The fields of an axios response and its request that the cache needs. */
interface CacheableResponse {
  config: { endpoint?: Endpoint; url?: string; params?: unknown; bearer?: string | undefined }
  data: unknown
}

/** Caches a successful answer, if its call is cacheable, for the account of the request's token. */
export function cacheAnswer({ config, data }: CacheableResponse): void {
  const { endpoint, url = '', params, bearer } = config
  if (!endpoint || !isCacheable(endpoint)) return
  const address = urlOfGet({ ...endpoint, path: url }, {}, params as Record<string, unknown> | undefined)
  void cacheResponse(address, JSON.stringify(data), claimsOf(bearer).accountId)
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

/** How long (ms) to wait for the server before a cached answer is served (Q341). */
const cacheAfterMs = 3_000

interface SentCall {
  answer: Promise<unknown>
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number
}

const sentNow = (send: () => Promise<unknown>): SentCall => ({ answer: send(), sentAt: Date.now() })

/**
 * Whether the user has begun a change (a mutation) since the call was sent. Its answer may be older than the change and
 * would then undo it on the screen.
 */
const isOutdated = ({ sentAt }: SentCall) =>
  queryClientRef.client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.submittedAt > sentAt)

/**
 * Calls that have been in flight for longer than `cacheAfterMs`, by address. Further requests for the address share the
 * call, unless it is outdated.
 */
const slowCalls = new Map<string, SentCall>()
/**
 * Slow calls that have finished, by address. Each remains here while the queries refetch, so that they get its answer.
 */
const finishedCalls = new Map<string, SentCall>()

function currentCallOf(calls: ReadonlyMap<string, SentCall>, address: string): SentCall | undefined {
  const call = calls.get(address)
  return call && !isOutdated(call) ? call : undefined
}

onSessionReset(() => {
  slowCalls.clear()
  finishedCalls.clear()
})

const isOfKind = (error: unknown, ...kinds: ApiError['kind'][]) =>
  error instanceof ApiError && kinds.includes(error.kind)

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

/** Whether a call is still in flight after `waitMs`. */
const isLate = (call: Promise<unknown>, waitMs: number): Promise<boolean> =>
  withTimeout(
    failureOf(call).then(() => false),
    waitMs,
    true,
  )

/**
 * Waits for a slow call, then shows its result, or sends an outdated call again. A refusal is shown too, because it may
 * concern the session.
 */
async function trackSlowCall(address: string, call: SentCall, send: () => Promise<unknown>): Promise<void> {
  slowCalls.set(address, call)
  const failure = await failureOf(call.answer)
  if (slowCalls.get(address) !== call) return
  slowCalls.delete(address)
  if (isOfKind(failure, 'network', 'timeout') || isAbandoned(failure)) return
  if (isOutdated(call)) return trackSlowCall(address, sentNow(send), send)
  finishedCalls.set(address, call)
  await refetchCachedQueries()
  finishedCalls.delete(address)
}

/**
 * The cached answer for this member, parsed like a live answer. Undefined if there is none, if it no longer parses, or
 * if the session has ended.
 */
async function readCacheFor(endpoint: Endpoint, address: string, session: string): Promise<unknown> {
  const cached = await readCachedResponse(address, useSession.getState().accountId)
  if (!cached || session !== currentSession()) return undefined
  try {
    const answer = readAnswer(endpoint, cached.body)
    markServedFromCache(cached.time)
    void checkForOffline()
    return answer
  } catch {
    return undefined
  }
}

/**
 * Returns the server's answer, or a cached one if the server is unreachable or slow. While offline, it returns the
 * cached answer at once and the call continues in the background. `session` is the session that makes the call.
 */
export async function withCacheFallback(
  endpoint: Endpoint,
  request: unknown,
  send: () => Promise<unknown>,
  session: string,
): Promise<unknown> {
  const { params, query } = request as Parts
  const address = urlOfGet(endpoint, params, query)
  const finished = currentCallOf(finishedCalls, address)
  if (finished) return finished.answer
  const earlierCall = currentCallOf(slowCalls, address)
  const call = earlierCall ?? sentNow(send)
  const { answer } = call
  const isSlow = await isLate(answer, earlierCall || isOffline() ? 0 : cacheAfterMs)
  if (!isSlow && !isOfKind(await failureOf(answer), 'network', 'timeout')) return answer
  const cached = await readCacheFor(endpoint, address, session)
  if (cached === undefined) return answer
  if (isSlow && !earlierCall) void trackSlowCall(address, call, send)
  return cached
}
