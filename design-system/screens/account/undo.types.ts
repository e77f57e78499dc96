import type { Failure } from '../../loadable.ts'
import type { SocialProvider } from '../login/login.types.ts'

/** One change of the login that the link reverts. */
export interface UndoneChange {
  /** `other`: a kind of change that this build does not know. */
  kind: 'email' | 'password' | 'providerAdded' | 'providerRemoved' | 'emailRemoved' | 'other'
  /** Set for `providerAdded` and `providerRemoved`. */
  provider?: SocialProvider
  /** ISO 8601. */
  time: string
}

/** What the link of a security mail would revert. */
export interface UndoQuestion {
  /** The address that the account gets back. */
  email: string
  changes: UndoneChange[]
  /** When the link expires, ISO 8601. */
  expires: string
}

/** Why the link cannot revert anything. */
export type UndoProblem =
  /** Older than seven days. */
  | 'expired'
  | 'used'
  /** Not one of our links, truncated, or for a deleted account. */
  | 'unknown'
  /** Another account uses the address now. */
  | 'taken'

/** The progress of the request to revert the changes. */
export type UndoOutcome =
  | { state: 'checking' }
  | { state: 'ready'; question: UndoQuestion }
  | { state: 'done' }
  | { state: 'problem'; problem: UndoProblem }
  /** The server could not be reached; the user can retry. */
  | { state: 'failed'; failure: Failure }
