import type { ProviderProblem } from '@tsudoi/design-system/screens/login/provider.types'
import type { ProviderAnswer } from '../../providers/providerAnswer.ts'
import type { ProviderVisit } from '../../providers/providerVisit.ts'

export type ProviderAnswerCheck =
  | { verdict: 'finish'; visit: ProviderVisit; code: string }
  | { verdict: 'problem'; problem: 'cancelled' | 'refused'; visit: ProviderVisit }
  | { verdict: 'unknown' }

/** The error values by which providers report that the user cancelled. */
const cancelled: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login'])

/**
 * Checks a provider's answer against the visit that this tab began. An answer to any other visit is `unknown`, and the
 * server is not called.
 */
export function checkProviderAnswer(
  answer: ProviderAnswer | undefined,
  visit: ProviderVisit | undefined,
): ProviderAnswerCheck {
  if (!answer || !visit || !visit.state || answer.state !== visit.state) return { verdict: 'unknown' }
  if (cancelled.has(answer.error)) return { verdict: 'problem', problem: 'cancelled', visit }
  if (answer.error || !answer.code) return { verdict: 'problem', problem: 'refused', visit }
  return { verdict: 'finish', visit, code: answer.code }
}

/** Error codes of the server that the landing page shows itself. */
export const providerReturnProblems: Readonly<Partial<Record<string, Exclude<ProviderProblem, 'unknown'>>>> = {
  TimeExpiredAccount: 'expired',
  InvalidAccount: 'invalid',
  AlreadyAssociated: 'taken',
  ActivatedProvider: 'linked',
}
