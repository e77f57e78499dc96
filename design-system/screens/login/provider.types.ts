import type { Failure } from '../../loadable.ts'
import type { SocialProvider } from './login.types.ts'

/** The purpose of a visit to a provider. */
export type ProviderIntent = 'login' | 'signup' | 'link' | 'reauthenticate'

/** Why a visit to a provider failed. */
export type ProviderProblem =
  /** The user declined or went back. */
  | 'cancelled'
  /** The provider sent an error. */
  | 'refused'
  /** The visit has expired, or its response was already used. */
  | 'expired'
  /** The server could not verify the provider's response. */
  | 'invalid'
  /**
   * While linking: the provider's account is already linked with another account of this product (AlreadyAssociated).
   */
  | 'taken'
  /** While linking: the member has already linked this provider (ActivatedProvider). */
  | 'linked'
  /** While linking: the member closed the reauthentication dialog. */
  | 'unproven'
  /** While linking: the session has ended. */
  | 'loggedOut'
  /** The visit did not start in this tab, or the return page was opened a second time. */
  | 'unknown'

/** A visit to a provider: which provider, and its purpose. */
export interface ProviderVisit {
  provider: SocialProvider
  intent: ProviderIntent
}

/** The state of the page after returning from a provider. */
export type ProviderReturn =
  | { state: 'checking'; provider?: SocialProvider | undefined }
  /** The provider's account is not known here: the user can sign up. */
  | { state: 'newcomer'; provider: SocialProvider }
  | { state: 'problem'; problem: Exclude<ProviderProblem, 'unknown'>; errand: ProviderVisit }
  | { state: 'problem'; problem: 'unknown'; errand?: undefined }
  /** The server could not be reached; the user can retry. */
  | { state: 'failed'; failure: Failure; errand: ProviderVisit }
