import type { ProviderProblem } from '@tsudoi/design-system/screens/login/provider.types'
import { ApiError } from '../../api/apiError.ts'
import { raiseLater } from '../../errors/raiseLater.ts'
import { takeProviderAnswer } from '../../providers/providerAnswer.ts'
import { pendingVisit, type ProviderVisit } from '../../providers/providerVisit.ts'
import { createStore } from '../../session/createStore.ts'
import { isMember } from '../../session/sessionStore.ts'
import { finishVisit, allowedCallbackOrHome, type VisitResult } from './finishVisit.ts'
import { checkAnswer, returnProblems } from './checkAnswer.ts'
import { newcomer } from './newcomer.ts'

/** State of the return from a provider: what the screen shows, with the data needed to continue. */
export type ReturnState =
  | { state: 'checking'; visit?: ProviderVisit }
  | { state: 'newcomer'; visit: Pick<ProviderVisit, 'provider'> & Partial<ProviderVisit> }
  | { state: 'problem'; problem: Exclude<ProviderProblem, 'unknown'>; visit: ProviderVisit }
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown; visit: ProviderVisit; code: string }
  | ({ state: 'done' } & Extract<VisitResult, { to: string }>)

/** A store outside React: an answer may be used only once, but a page may render twice. */
export const useReturnState = createStore<ReturnState>(() => ({ state: 'checking' }))

const show = (way: ReturnState) => useReturnState.setState(way, true)

function showFailure(error: unknown, visit: ProviderVisit, code: string): void {
  const messageCode = error instanceof ApiError ? (error.messageCode ?? '') : ''
  const isCancelled = error instanceof ApiError && error.kind === 'cancelled'
  const problem = isCancelled ? 'unproven' : returnProblems[messageCode]
  if (problem) return show({ state: 'problem', problem, visit })
  show({ state: 'failed', error, visit, code })
  // The page shows the error itself. Effects on the session still apply (Q37).
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
 * Whether the user has logged in or out in another tab in the meantime. Then the answer is not for this session, and
 * the server is not called.
 */
function isOtherSession(visit: ProviderVisit): boolean {
  const isOfMember = visit.intent === 'link' || visit.intent === 'reauthenticate'
  if (isOfMember && !isMember()) {
    show({ state: 'problem', problem: 'loggedOut', visit })
    return true
  }
  if (!isOfMember && isMember()) {
    show({ state: 'done', to: allowedCallbackOrHome(visit) })
    return true
  }
  return false
}

/** Removes the provider's answer from the URL, checks it, and lets the server finish the visit. */
export async function receiveProviderAnswer(): Promise<void> {
  const answer = takeProviderAnswer()
  const known = newcomer.read()
  if (!answer && known) return show({ state: 'newcomer', visit: known })
  const check = checkAnswer(answer, pendingVisit.take())
  if (check.verdict === 'unknown') return show({ state: 'unknown' })
  const { visit } = check
  if (isOtherSession(visit)) return
  if (check.verdict === 'problem') return show({ state: 'problem', problem: check.problem, visit })
  await finish(visit, check.code)
}

/** Calls the server again after it was unreachable. */
export function retryProviderAnswer(): void {
  const way = useReturnState.getState()
  if (way.state === 'failed') void finish(way.visit, way.code)
}
