import type { ProviderProblem } from '@tsudoi/design-system/screens/login/provider.types'
import { ApiError } from '../../api/apiError.ts'
import { raiseLater } from '../../errors/raiseLater.ts'
import { takeProviderAnswer } from '../../providers/providerAnswer.ts'
import { pendingVisit, type ProviderVisit } from '../../providers/providerVisit.ts'
import { createStore } from '../../session/createStore.ts'
import { isMember } from '../../session/sessionStore.ts'
import { finishProviderVisit, allowedCallbackOrHome, type ProviderVisitResult } from './finishProviderVisit.ts'
import { checkProviderAnswer, providerReturnProblems } from './checkProviderAnswer.ts'
import { newcomer } from './newcomer.ts'

/** What the return page shows after a visit to a provider, with the data that it needs to continue. */
export type ProviderReturnState =
  | { state: 'checking'; visit?: ProviderVisit }
  | { state: 'newcomer'; visit: Pick<ProviderVisit, 'provider'> & Partial<ProviderVisit> }
  | { state: 'problem'; problem: Exclude<ProviderProblem, 'unknown'>; visit: ProviderVisit }
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown; visit: ProviderVisit; code: string }
  | ({ state: 'done' } & Extract<ProviderVisitResult, { to: string }>)

/**
 * The store of the return page. It is outside React, because React may render a page twice but an answer may be used
 * only once.
 */
export const useProviderReturnState = createStore<ProviderReturnState>(() => ({ state: 'checking' }))

const show = (next: ProviderReturnState) => useProviderReturnState.setState(next, true)

function showFailure(error: unknown, visit: ProviderVisit, code: string): void {
  const messageCode = error instanceof ApiError ? (error.messageCode ?? '') : ''
  const isCancelled = error instanceof ApiError && error.kind === 'cancelled'
  const problem = isCancelled ? 'unproven' : providerReturnProblems[messageCode]
  if (problem) return show({ state: 'problem', problem, visit })
  show({ state: 'failed', error, visit, code })
  // Reports the error without a dialog, because the page shows it. It may still end the session (Q37).
  raiseLater(error, { isSilent: true })
}

async function finish(visit: ProviderVisit, code: string): Promise<void> {
  show({ state: 'checking', visit })
  try {
    const finished = await finishProviderVisit(visit, code)
    show('to' in finished ? { state: 'done', ...finished } : { state: 'newcomer', visit })
  } catch (error) {
    showFailure(error, visit, code)
  }
}

/**
 * Whether the user has logged in or out in another tab since the visit began. The answer is then not sent to the
 * server; the page shows the problem or continues in the current session.
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

/** Takes the provider’s answer from the URL, checks it, and sends its code to the server. */
export async function receiveProviderAnswer(): Promise<void> {
  const answer = takeProviderAnswer()
  const known = newcomer.read()
  if (!answer && known) return show({ state: 'newcomer', visit: known })
  const check = checkProviderAnswer(answer, pendingVisit.take())
  if (check.verdict === 'unknown') return show({ state: 'unknown' })
  const { visit } = check
  if (isOtherSession(visit)) return
  if (check.verdict === 'problem') return show({ state: 'problem', problem: check.problem, visit })
  await finish(visit, check.code)
}

/** Sends the code again after the server could not be reached. */
export function retryProviderAnswer(): void {
  const current = useProviderReturnState.getState()
  if (current.state === 'failed') void finish(current.visit, current.code)
}
