import { ownEarly } from '../api/earlyAnswers.ts'
import { reportError } from '../errors/reportError.ts'
import { queryClient } from '../queryClient.ts'
import { isMember, useSession } from '../session/sessionStore.ts'
import { isSharedDevice } from '../session/textStore.ts'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import { waitingLikes } from '../queries/waitingLikes.ts'
import { watchConnection } from './backOnline.ts'
import { isOffline, useConnection } from './connection.ts'
import { markShown } from './shownSince.ts'
import { watchBuilds } from './newBuild.ts'
import { keep, keepEarly, tidyKept } from './kept.ts'
import { isKeptAddress } from './keptPaths.ts'
import { readAhead } from './readAhead.ts'
import { handOverFiles, registerWorker } from './registerWorker.ts'

/** What the page's head was answered, before anything here was loaded. */
function keepHeads(): void {
  const bodies = Object.entries(ownEarly()?.bodies ?? {})
  const { accountId } = useSession.getState()
  if (window.tsudoiEarly) delete window.tsudoiEarly.bodies
  for (const [address, body] of bodies) if (isKeptAddress(address)) void keep(address, body, accountId)
}

/**
 * What was shown as it had been kept is asked for anew; where the page's head has begun to, that answer counts. What a
 * host refuses stays, and is as old as it was.
 */
function renewKept(): void {
  const early = ownEarly()
  if (!early?.fresh) return
  if (early.keptAt) markShown(early.keptAt)
  early.answers = early.fresh
  delete early.fresh
  void queryClient.invalidateQueries().finally(() => (early.answers = {}))
}

/** What was pressed offline goes out as soon as it can; most visits have nothing that waits. */
function sendWaiting(): void {
  if (isOffline() || !waitingLikes.areThere()) return
  void import('../queries/like.mutations.ts').then(({ sendWaitingLikes }) => sendWaitingLikes(), reportError)
}

/** A ticket is opened at the entrance, where there is no network: also one that was never opened before (Q340). */
function readAheadForMember(): void {
  if (isMember() && !isSharedDevice()) void readAhead()
}

/** Makes the next visit quick and possible without a network. It comes after the first content. */
export async function startOffline(): Promise<void> {
  renewKept()
  watchConnection()
  useConnection.subscribe(sendWaiting)
  useSession.subscribe(({ accountId }, before) => {
    if (accountId !== before.accountId) sendWaiting()
  })
  sendWaiting()
  watchBuilds()
  keepHeads()
  await tidyKept()
  if (!(await registerWorker())) return
  await handOverFiles()
  await keepEarly()
  readAheadForMember()
  useSession.subscribe(({ accountId }, before) => {
    if (accountId !== before.accountId) onNetworkIdle(readAheadForMember)
  })
}
