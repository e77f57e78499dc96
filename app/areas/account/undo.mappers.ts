import type { LoginChangeKind } from '@tsudoi/contracts/auth/undo.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { checkLoginUndo } from '@tsudoi/contracts/auth/undo.endpoints'
import { socialProviders } from '@tsudoi/contracts/auth/provider.endpoints'
import type { UndoneChange, UndoProblem, UndoQuestion } from '@tsudoi/design-system/screens/account/undo.types'
import { ApiError } from '../../api/apiError.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'

const kinds: Readonly<Record<LoginChangeKind | 'UNKNOWN', UndoneChange['kind']>> = {
  EMAIL: 'email',
  PASSWORD: 'password',
  PROVIDER_ADDED: 'providerAdded',
  PROVIDER_REMOVED: 'providerRemoved',
  EMAIL_REMOVED: 'emailRemoved',
  UNKNOWN: 'other',
}

/** Converts the answer about an undo link to the question that the screen shows. */
export function undoQuestion({ email, changes, expireTime }: ResponseOf<typeof checkLoginUndo>): UndoQuestion {
  return {
    email,
    expires: normalisedInstant(expireTime),
    changes: changes.map(({ kind, provider, changeTime }) => ({
      kind: kinds[kind],
      provider: socialProviders.find((known) => known === provider),
      time: normalisedInstant(changeTime),
    })),
  }
}

const problems: Readonly<Partial<Record<string, UndoProblem>>> = {
  NotFound: 'unknown',
  UndoLinkExpired: 'expired',
  UndoLinkUsed: 'used',
  AlreadyUsedEmail: 'taken',
}

/** Why the link cannot undo anything; undefined for any other failure. */
export const undoProblemOf = (error: unknown): UndoProblem | undefined =>
  error instanceof ApiError ? problems[error.messageCode ?? ''] : undefined
