import type { ProviderProblem } from '@tsudoi/design-system/screens/login/provider.types'
import { ApiError } from '../../api/apiError.ts'
import { raiseLater } from '../../errors/raiseLater.ts'
import { takeProviderAnswer } from '../../providers/providerAnswer.ts'
import { pendingProviderRedirect, type ProviderRedirect } from '../../providers/providerRedirect.ts'
import { createStore } from '../../session/createStore.ts'
import { isMember } from '../../session/sessionStore.ts'
import { finishProviderRedirect, allowedCallbackOrHome, type ProviderRedirectResult } from './finishProviderRedirect.ts'
import { checkProviderAnswer, providerReturnProblems } from './checkProviderAnswer.ts'
import { storedProviderSignup } from './storedProviderSignup.ts'

/** What the return page shows after a redirect to a provider, with the data that it needs to continue. */
export type ProviderReturnState =
  | { state: 'checking'; redirect?: ProviderRedirect }
  | { state: 'newcomer'; redirect: Pick<ProviderRedirect, 'provider'> & Partial<ProviderRedirect> }
  | { state: 'problem'; problem: Exclude<ProviderProblem, 'unknown'>; redirect: ProviderRedirect }
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown; redirect: ProviderRedirect; code: string }
  | ({ state: 'done' } & Extract<ProviderRedirectResult, { to: string }>)

/**
 * The store of the return page. It is outside React, because React may render a page twice but an answer may be used
 * only once.
 */
export const useProviderReturnState = createStore<ProviderReturnState>(() => ({ state: 'checking' }))

const show = (next: ProviderReturnState) => useProviderReturnState.setState(next, true)

function showFailure(error: unknown, redirect: ProviderRedirect, code: string): void {
  const messageCode = error instanceof ApiError ? (error.messageCode ?? '') : ''
  const isCancelled = error instanceof ApiError && error.kind === 'cancelled'
  const problem = isCancelled ? 'unproven' : providerReturnProblems[messageCode]
  if (problem) return show({ state: 'problem', problem, redirect })
  show({ state: 'failed', error, redirect, code })
  // Reports the error without a dialog, because the page shows it. It may still end the session (Q37).
  raiseLater(error, { isSilent: true })
}

async function finish(redirect: ProviderRedirect, code: string): Promise<void> {
  show({ state: 'checking', redirect })
  try {
    const finished = await finishProviderRedirect(redirect, code)
    show('to' in finished ? { state: 'done', ...finished } : { state: 'newcomer', redirect })
  } catch (error) {
    showFailure(error, redirect, code)
  }
}

/**
 * Whether the user has logged in or out in another tab since the redirect began. The answer is then not sent to the
 * server; the page shows the problem or continues in the current session.
 */
function isOtherSession(redirect: ProviderRedirect): boolean {
  const isOfMember = redirect.intent === 'link' || redirect.intent === 'reauthenticate'
  if (isOfMember && !isMember()) {
    show({ state: 'problem', problem: 'loggedOut', redirect })
    return true
  }
  if (!isOfMember && isMember()) {
    show({ state: 'done', to: allowedCallbackOrHome(redirect) })
    return true
  }
  return false
}

/** Takes the provider’s answer from the URL, checks it, and sends its code to the server. */
export async function receiveProviderAnswer(): Promise<void> {
  const answer = takeProviderAnswer()
  const known = storedProviderSignup.read()
  if (!answer && known) return show({ state: 'newcomer', redirect: known })
  const check = checkProviderAnswer(answer, pendingProviderRedirect.take())
  if (check.verdict === 'unknown') return show({ state: 'unknown' })
  const { redirect } = check
  if (isOtherSession(redirect)) return
  if (check.verdict === 'problem') return show({ state: 'problem', problem: check.problem, redirect })
  await finish(redirect, check.code)
}

/** Sends the code again after the server could not be reached. */
export function retryProviderAnswer(): void {
  const current = useProviderReturnState.getState()
  if (current.state === 'failed') void finish(current.redirect, current.code)
}
