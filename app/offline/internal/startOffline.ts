import { dropEarlyAnswers, earlyRequestsOfAccount } from '../../api/earlyAnswers.ts'
import { reportError } from '../../errors/reportError.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useSession } from '../../session/sessionStore.ts'
import { isSharedDevice } from '../../storage/textStore.ts'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { sendWaitingLikesLater, waitingLikes } from '../../posts/posts.ts'
import { watchConnection } from './backOnline.ts'
import {
  isOffline,
  useConnection,
  markAllServedFromCache,
  cacheResponse,
  cacheEarlyResponses,
  cleanResponseCaches,
  isCacheableAddress,
} from '../../connection/connection.ts'
import { answersInHtml } from '../../answersInHtml.ts'
import { watchForNewBuild } from './newBuild.ts'
import { prefetchPages } from './prefetchPages.ts'
import { cacheLoadedFiles, registerWorker } from './registerWorker.ts'

/** The answers in the HTML of a page, if the server has rendered it for a guest. */
const guestAnswersInHtml = (): [address: string, body: string][] =>
  isMember() ? [] : Object.entries(answersInHtml()).map(([address, body]) => [address, JSON.stringify(body)])

/**
 * Caches the answers that arrived before the app had loaded: those of the early script's calls, or of the page's HTML.
 */
function cacheEarlyAnswers(): void {
  const bodies = [...Object.entries(earlyRequestsOfAccount()?.bodies ?? {}), ...guestAnswersInHtml()]
  const { accountId } = useSession.getState()
  if (window.tsudoiEarly) delete window.tsudoiEarly.bodies
  for (const [address, body] of bodies) if (isCacheableAddress(address)) void cacheResponse(address, body, accountId)
}

/**
 * Refetches the queries that the early script filled from the cache. They get the live answers of the early script,
 * where it requested them. A query that the server refuses keeps its cached data and time.
 */
function refetchCached(): void {
  const early = earlyRequestsOfAccount()
  if (!early?.fresh) return
  if (early.keptAt) markAllServedFromCache(early.keptAt)
  early.answers = early.fresh
  delete early.fresh
  void queryClient.invalidateQueries().finally(() => (early.answers = {}))
}

/**
 * Drops the early answers when the user changes something, or has done so before this file was loaded: they were
 * requested before the change and would undo it on the screen.
 */
function dropEarlyAnswersAtChanges(): void {
  const mutations = queryClient.getMutationCache()
  if (mutations.getAll().length > 0) dropEarlyAnswers()
  mutations.subscribe(({ type }) => {
    if (type === 'added') dropEarlyAnswers()
  })
}

/** Sends the likes that the user pressed while offline. */
function sendWaiting(): void {
  if (isOffline() || !waitingLikes.areThere()) return
  void sendWaitingLikesLater().catch(reportError)
}

/** Prefetches the offline pages for a member, so that for example a ticket opens at a venue without network (Q340). */
function readAheadForMember(): void {
  if (isMember() && !isSharedDevice()) void prefetchPages()
}

/** Sets up offline use and a quick next visit. Runs after the first content is shown. */
export async function startOffline(): Promise<void> {
  dropEarlyAnswersAtChanges()
  refetchCached()
  watchConnection()
  useConnection.subscribe(sendWaiting)
  useSession.subscribe(({ accountId }, before) => {
    if (accountId !== before.accountId) sendWaiting()
  })
  sendWaiting()
  watchForNewBuild()
  cacheEarlyAnswers()
  await cleanResponseCaches()
  if (!(await registerWorker())) return
  await cacheLoadedFiles()
  await cacheEarlyResponses()
  readAheadForMember()
  useSession.subscribe(({ accountId }, before) => {
    if (accountId !== before.accountId) onNetworkIdle(readAheadForMember)
  })
}
