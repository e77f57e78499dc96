import type { Generated } from 'kysely'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'

/** Tables of sign-up, sign-in, providers and mailed codes. */
export interface AuthTables {
  signup: SignupTable
  finished_signup: FinishedSignupTable
  signin_failure: SigninFailureTable
  known_caller: KnownCallerTable
  provider_link: { account_id: string; provider: SocialProvider; subject: string; created_at: Date }
  provider_visit: ProviderVisitTable
  mailed_code: MailedCodeTable
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

export type CodePurpose = 'RESET_PASSWORD' | 'SAVE_PASSWORD' | 'SAVE_EMAIL'

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
