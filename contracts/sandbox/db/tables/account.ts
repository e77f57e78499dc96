import type { Generated } from 'kysely'
import type { SocialProvider } from '../../../auth/provider.endpoints.ts'

/** Tables of accounts, providers, codes. */
export interface AccountTables {
  provider_link: { account_id: string; provider: SocialProvider; subject: string; created_at: Date }
  provider_visit: ProviderVisitTable
  mailed_code: MailedCodeTable
  discarded_email: {
    /** Tells the address again, and nothing else about it. */
    email_mark: string
    discarded_at: Date
  }
  /** In lower case. */
  locked_unique_name: { name: string }
}

/** A session's way to a provider and back. */
interface ProviderVisitTable {
  session_id: string
  provider: SocialProvider
  /** Null: used. */
  state_hash: string | null
  /** Whom the provider confirmed, when the house knows nobody of that name yet. */
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
