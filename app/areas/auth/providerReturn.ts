import type { ProviderProblem } from '@tsudoi/design-system/screens/login/provider.types'
import { ApiError } from '../../api/apiError.ts'
import { raiseLater } from '../../errors/raiseLater.ts'
import { takeAnswer } from '../../providers/providerAnswer.ts'
import { pendingVisit, type ProviderVisit } from '../../providers/providerVisit.ts'
import { createStore } from '../../session/createStore.ts'
import { isMember } from '../../session/sessionStore.ts'
import { finishVisit, homeOf, type Finish } from './finishVisit.ts'
import { checkAnswer, problemOf } from './checkAnswer.ts'
import { newcomer } from './newcomer.ts'

/** Where the way back stands: what the screen shows, with what it needs to go on. */
export type WayBack =
  | { state: 'checking'; visit?: ProviderVisit }
  | { state: 'newcomer'; visit: Pick<ProviderVisit, 'provider'> & Partial<ProviderVisit> }
  | { state: 'problem'; problem: Exclude<ProviderProblem, 'unknown'>; visit: ProviderVisit }
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown; visit: ProviderVisit; code: string }
  | ({ state: 'done' } & Extract<Finish, { to: string }>)

/** Outside of React, because an answer counts once and a page may be rendered twice. */
export const useWayBack = createStore<WayBack>(() => ({ state: 'checking' }))

const show = (way: WayBack) => useWayBack.setState(way, true)

function showFailure(error: unknown, visit: ProviderVisit, code: string): void {
  const messageCode = error instanceof ApiError ? (error.messageCode ?? '') : ''
  const isCancelled = error instanceof ApiError && error.kind === 'cancelled'
  const problem = isCancelled ? 'unproven' : problemOf[messageCode]
  if (problem) return show({ state: 'problem', problem, visit })
  show({ state: 'failed', error, visit, code })
  // The page says it; what concerns the session is said and done all the same (Q37).
  raiseLater(error, { isSilent: true })
}

async function finish(visit: ProviderVisit, code: string): Promise<void> {
  show({ state: 'checking', visit })
  try {
    const finished = await finishVisit(visit, code)
    show('to' in finished ? { state: 'done', ...finished } : { state: 'newcomer', visit })
  } catch (error) {
    showFailure(error, visit, code)
  }
}

/**
 * Somebody who has logged in or out in another tab meanwhile: the answer is no longer for this session, and nobody asks
 * the host.
 */
function isForOtherSession(visit: ProviderVisit): boolean {
  const isOfMember = visit.intent === 'link' || visit.intent === 'reauthenticate'
  if (isOfMember && !isMember()) {
    show({ state: 'problem', problem: 'loggedOut', visit })
    return true
  }
  if (!isOfMember && isMember()) {
    show({ state: 'done', to: homeOf(visit) })
    return true
  }
  return false
}

/** Takes the answer out of the address, checks it, and lets the host finish the visit. */
export async function receiveAnswer(): Promise<void> {
  const answer = takeAnswer()
  const known = newcomer.read()
  if (!answer && known) return show({ state: 'newcomer', visit: known })
  const check = checkAnswer(answer, pendingVisit.take())
  if (check.verdict === 'unknown') return show({ state: 'unknown' })
  const { visit } = check
  if (isForOtherSession(visit)) return
  if (check.verdict === 'problem') return show({ state: 'problem', problem: check.problem, visit })
  await finish(visit, check.code)
}

/** Asks the host once more, after it could not be reached. */
export function retryAnswer(): void {
  const way = useWayBack.getState()
  if (way.state === 'failed') void finish(way.visit, way.code)
}
