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
  discarded_email: {
    /** Tells the address again, and nothing else about it. */
    email_mark: string
    discarded_at: Date
  }
}

interface SignupTable {
  session_id: string
  email: string
  email_key: string
  /** Null: a sign-up by a provider. */
  password_hash: string | null
  provider: SocialProvider | null
  subject: string | null
  code_hash: string
  code_expires_at: Date
  failures: number
  locked_until: Date | null
}

/** The code that a new account came from: whose answer was lost learns by it that the account is there (Q106). */
interface FinishedSignupTable {
  account_id: string
  code_hash: string
  code_expires_at: Date
}

/** Log-ins that failed, of one caller for one address. */
interface SigninFailureTable {
  email_key: string
  /** The device, the account or the session that tried. */
  caller: string
  failures: number
  locked_until: Date | null
  tried_at: Date
}

/** A device or network that an account has logged in from. */
interface KnownCallerTable {
  account_id: string
  kind: 'DEVICE' | 'NETWORK'
  /** Recognises the device's id or the network without storing it. */
  mark: string
  seen_at: Date
}

/** A session's way to a provider and back. */
interface ProviderVisitTable {
  session_id: string
  provider: SocialProvider
  /** Null: used. */
  state_hash: string | null
  /** Whom the provider confirmed, when the sandbox knows nobody of that name yet. */
  subject: string | null
  expires_at: Date
}

export type CodePurpose = 'RESET_PASSWORD' | 'SAVE_PASSWORD' | 'SAVE_EMAIL' | 'REAUTHENTICATE'

/** What waits for a code that was mailed; bound to the session that asked for it (X6). */
interface MailedCodeTable {
  session_id: string
  purpose: CodePurpose
  email: string
  email_key: string
  code_hash: string
  /** Of the code; once it was entered, of what it allows. */
  code_expires_at: Date
  failures: number
  locked_until: Date | null
  is_proven: Generated<boolean>
}

/** A session in which the member has just proven who they are (X21). */
interface SessionProofTable {
  session_id: string
  proven_until: Date
  /** The session that asked for the proof. It ends with the first change, so a lost answer logs nobody out. */
  replaced_session_id: string | null
}

/** A provider's person who logs in to an account, as a change of the log-in keeps it. */
export interface KeptLink {
  provider: SocialProvider
  subject: string
}

/** A change of the log-in, with what it was before, until the old address no longer undoes it. */
interface LoginChangeTable {
  /** Later changes have higher numbers. */
  id: Generated<number>
  account_id: string
  token_hash: string
  kind: LoginChangeKind
  provider: SocialProvider | null
  /** The address before the change, to which the link was mailed. */
  email: string
  email_key: string
  links: Json<KeptLink[]>
  changed_at: Date
  /** The link no longer works: it was used, or an earlier change was undone. */
  closed_at: Date | null
}
