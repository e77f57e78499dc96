import type { Failure } from '../../loadable.ts'
import type { SocialProvider } from '../login/login.types.ts'

/** One change of the log-in that a link undoes. */
export interface UndoneChange {
  /** `other`: a kind that this build does not know yet. */
  kind: 'email' | 'password' | 'providerAdded' | 'providerRemoved' | 'emailRemoved' | 'other'
  /** With `providerAdded` and `providerRemoved`. */
  provider?: SocialProvider
  /** ISO 8601. */
  time: string
}

/** What a mailed link would do. */
export interface UndoQuestion {
  /** The address that the account gets back. */
  email: string
  changes: UndoneChange[]
  /** Until when the link works, ISO 8601. */
  expires: string
}

/** Why a link undoes nothing. */
export type UndoProblem =
  /** Older than seven days. */
  | 'expired'
  | 'used'
  /** Not a link of ours, cut off, or of an account that is gone. */
  | 'unknown'
  /** Another account has the address by now. */
  | 'taken'

/** Where the undoing of a change is. */
export type UndoOutcome =
  | { state: 'checking' }
  | { state: 'ready'; question: UndoQuestion }
  | { state: 'done' }
  | { state: 'problem'; problem: UndoProblem }
  /** The host could not be asked; it can be tried again. */
  | { state: 'failed'; failure: Failure }
