import type { LoginChangeKind } from '@tsudoi/contracts/auth/undo.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { checkLoginUndo } from '@tsudoi/contracts/auth/undo.endpoints'
import { socialProviders } from '@tsudoi/contracts/auth/provider.endpoints'
import type { RevertedChange, UndoProblem, UndoPreview } from '@tsudoi/design-system/screens/account/undo.types'
import { ApiError } from '../../api/apiError.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'

const kinds: Readonly<Record<LoginChangeKind | 'UNKNOWN', RevertedChange['kind']>> = {
  EMAIL: 'email',
  PASSWORD: 'password',
  PROVIDER_ADDED: 'providerAdded',
  PROVIDER_REMOVED: 'providerRemoved',
  EMAIL_REMOVED: 'emailRemoved',
  PASSKEY_ADDED: 'passkeyAdded',
  PASSKEY_REMOVED: 'passkeyRemoved',
  UNKNOWN: 'other',
}

/** Converts the server’s answer about an undo link to the question that the screen asks. */
export function undoQuestionView({ email, changes, expireTime }: ResponseOf<typeof checkLoginUndo>): UndoPreview {
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

/** Returns why an undo link cannot be used, if the error says so; otherwise undefined. */
export const undoLinkProblemOf = (error: unknown): UndoProblem | undefined =>
  error instanceof ApiError ? problems[error.messageCode ?? ''] : undefined
