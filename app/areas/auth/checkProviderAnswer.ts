import type { ProviderProblem } from '@tsudoi/design-system/screens/login/provider.types'
import type { ProviderAnswer } from '../../providers/providerAnswer.ts'
import type { ProviderRedirect } from '../../providers/providerRedirect.ts'

/**
 * Result of the check: send the code to the server, show a problem, or ignore an answer that belongs to no redirect of
 * this tab.
 */
export type ProviderAnswerCheck =
  | { verdict: 'finish'; redirect: ProviderRedirect; code: string }
  | { verdict: 'problem'; problem: 'cancelled' | 'refused'; redirect: ProviderRedirect }
  | { verdict: 'unknown' }

/** Error values of providers that mean that the user cancelled. */
const cancelled: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'])

/**
 * Checks the provider’s answer against the redirect that this tab began. An answer to another redirect is `unknown`,
 * and its code must not be sent to the server.
 */
export function checkProviderAnswer(
  answer: ProviderAnswer | undefined,
  redirect: ProviderRedirect | undefined,
): ProviderAnswerCheck {
  if (!answer || !redirect || !redirect.state || answer.state !== redirect.state) return { verdict: 'unknown' }
  if (cancelled.has(answer.error)) return { verdict: 'problem', problem: 'cancelled', redirect }
  if (answer.error || !answer.code) return { verdict: 'problem', problem: 'refused', redirect }
  return { verdict: 'finish', redirect, code: answer.code }
}

/** Maps error codes of the server to the problem that the return page shows for them. */
export const providerReturnProblems: Readonly<Partial<Record<string, Exclude<ProviderProblem, 'unknown'>>>> = {
  TimeExpiredAccount: 'expired',
  InvalidAccount: 'invalid',
  AlreadyAssociated: 'taken',
  ActivatedProvider: 'linked',
}
