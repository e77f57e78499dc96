import type { Generated } from 'kysely'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import type { LoginChangeKind } from '../../auth/undo.endpoints.ts'
import type { Json } from '../runtime/db/columns.ts'

/** Tables of sign-up, sign-in, providers and mailed codes. */
export interface AuthTables {
  signup: SignupTable
  finished_signup: FinishedSignupTable
  signin_failure: SigninFailureTable
  known_caller: KnownCallerTable
  provider_link: { account_id: string; provider: SocialProvider; subject: string; created_at: Date }
  provider_visit: ProviderVisitTable
  mailed_code: MailedCodeTable
  session_proof: SessionProofTable
  proof_failure: { session_id: string; failures: number; locked_until: Date | null }
  login_change: LoginChangeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  discarded_email: {
    /** A keyed hash that recognises the address of a discarded account without storing it. */
    email_mark: string
    discarded_at: Date
  }
}

interface SignupTable {
  session_id: string
  email: string
  email_key: string
  /** The hash of the chosen password; null for a sign-up by a provider. */
  password_hash: string | null
  provider: SocialProvider | null
  subject: string | null
  code_hash: string
  code_expires_at: Date
  failures: number
  locked_until: Date | null
}

/**
 * The code with which a sign-up was completed. A member whose answer was lost sends it again and learns that the
 * account exists (Q106).
 */
interface FinishedSignupTable {
  account_id: string
  code_hash: string
  code_expires_at: Date
}

/** Failed logins of a caller for an address. */
interface SigninFailureTable {
  email_key: string
  /** The device, account or session that tried to log in. */
  caller: string
  failures: number
  locked_until: Date | null
  tried_at: Date
}

/** A device or network that an account has logged in from. */
interface KnownCallerTable {
  account_id: string
  kind: 'DEVICE' | 'NETWORK'
  /** A keyed hash that recognises the device id or network without storing it. */
  mark: string
  seen_at: Date
}

/** A visit to a login provider, such as Google, that a session has started. */
interface ProviderVisitTable {
  session_id: string
  provider: SocialProvider
  /** The hash of the random `state` that the provider returns; null once it was used. */
  state_hash: string | null
  /** The id of the person whom the provider confirmed, if no account is linked with that person yet. */
  subject: string | null
  expires_at: Date
}

/** The action that a member may take after entering a mailed code. */
export type CodePurpose = 'RESET_PASSWORD' | 'SAVE_PASSWORD' | 'SAVE_EMAIL' | 'REAUTHENTICATE'

/** A pending action that waits for a mailed code; bound to the session that requested it (X6). */
interface MailedCodeTable {
  session_id: string
  purpose: CodePurpose
  email: string
  email_key: string
  code_hash: string
  /** When the code expires. Once the code was entered: when the action that it allows expires. */
  code_expires_at: Date
  failures: number
  locked_until: Date | null
  is_proven: Generated<boolean>
}

/** A session in which the member has just reauthenticated (X21); it counts as a proof of identity. */
interface SessionProofTable {
  session_id: string
  proven_until: Date
  /**
   * The session in which the member reauthenticated and which this session replaces. It ends only when this session
   * first changes the login, so that a member who did not get the answer is not logged out.
   */
  replaced_session_id: string | null
}

/** A removed provider link, stored with a login change so that it can be restored. */
export interface RemovedProviderLink {
  provider: SocialProvider
  subject: string
}

/** A login change with the state before it, stored until the old address can no longer undo it. */
interface LoginChangeTable {
  /** Ascending number: a later change has a higher one. */
  id: Generated<number>
  account_id: string
  token_hash: string
  kind: LoginChangeKind
  provider: SocialProvider | null
  /** The address before the change; the undo link was mailed to it. */
  email: string
  email_key: string
  links: Json<RemovedProviderLink[]>
  /** Ids of the account's passkeys before the change: an undo deletes those that were added since. */
  passkeys: Json<string[]>
  changed_at: Date
  /** When the undo link stopped working: it was used, or the link of an earlier change was; null while it works. */
  closed_at: Date | null
}

/** A passkey of a member (WebAuthn). */
interface PasskeyTable {
  id: string
  account_id: string
  /** Credential id, as base64url. */
  credential_id: string
  /** Public key in COSE, as base64url. */
  public_key: string
  /** Handle of the account with which the passkey was created, as base64url. */
  user_handle: string
  /** The signature counter that the passkey's last log-in contained. */
  counter: number
  transports: Json<string[]>
  name: string
  created_at: Date
  used_at: Date | null
}

/** What a challenge is for: the registration of a passkey, or a log-in. */
export type ChallengePurpose = 'REGISTER' | 'SIGNIN'

/** An unused passkey challenge of a session. */
interface PasskeyChallengeTable {
  session_id: string
  purpose: ChallengePurpose
  challenge_hash: string
  expires_at: Date
}
