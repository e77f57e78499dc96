import type { Failure } from '../../loadable.ts'
import type { SocialProvider } from './login.types.ts'

/** What one went to a provider for. */
export type ProviderIntent = 'login' | 'signup' | 'link' | 'reauthenticate'

/** Why a visit to a provider led to nothing. */
export type ProviderProblem =
  /** The person said no, or went back. */
  | 'cancelled'
  /** The provider sent an error. */
  | 'refused'
  /** Too late, or used before. */
  | 'expired'
  /** The host did not get the provider's word for it. */
  | 'invalid'
  /** Link: the person is linked with another account (AlreadyAssociated). */
  | 'taken'
  /** Link: the member has this provider already (ActivatedProvider). */
  | 'linked'
  /** Link: the member closed the dialog that asks who they are. */
  | 'unproven'
  /** Link: nobody is logged in any more. */
  | 'loggedOut'
  /** Not begun in this tab, or asked for a second time. */
  | 'unknown'

/** A visit to a provider: which one, and what for. */
export interface ProviderErrand {
  provider: SocialProvider
  intent: ProviderIntent
}

/** Where the way back from a provider stands. */
export type ProviderReturn =
  | { state: 'checking'; provider?: SocialProvider }
  /** The provider knows the person, and we do not: a sign-up can follow. */
  | { state: 'newcomer'; provider: SocialProvider }
  | { state: 'problem'; problem: Exclude<ProviderProblem, 'unknown'>; errand: ProviderErrand }
  | { state: 'problem'; problem: 'unknown'; errand?: undefined }
  /** The host could not be asked; it can be tried again. */
  | { state: 'failed'; failure: Failure; errand: ProviderErrand }
