import type { Failure } from '../../loadable.ts'
import type { SocialProvider } from '../login/login.types.ts'

/** One change of the login that the link reverts. */
export interface RevertedChange {
  /** The kind of change; `other` is one that this build does not know. */
  kind:
    | 'email'
    | 'password'
    | 'providerAdded'
    | 'providerRemoved'
    | 'emailRemoved'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'other'
  /** The login provider that was added or removed. */
  provider?: SocialProvider | undefined
  /** When the change was made, ISO 8601. */
  time: string
}

/** What the link of a security mail would revert. */
export interface UndoPreview {
  /** The address that the account gets back. */
  email: string
  changes: RevertedChange[]
  /** When the link expires, ISO 8601. */
  expires: string
}

/** Why the link cannot revert anything. */
export type UndoProblem =
  /** The link is older than seven days. */
  | 'expired'
  | 'used'
  /** The link was not created by this product, is truncated, or belongs to a deleted account. */
  | 'unknown'
  /** Another account uses the earlier address now. */
  | 'taken'

/** The progress of the request to revert the changes. */
export type UndoOutcome =
  | { state: 'checking' }
  | { state: 'ready'; question: UndoPreview }
  | { state: 'done' }
  | { state: 'problem'; problem: UndoProblem }
  /** The server could not be reached; the user can retry. */
  | { state: 'failed'; failure: Failure }
