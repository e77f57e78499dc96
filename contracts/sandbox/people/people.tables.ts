import type { Generated } from 'kysely'

/** The tables of accounts and profiles. */
export interface PeopleTables {
  account: AccountTable
  profile: ProfileTable
  moderation_word: { word: string }
}

interface AccountTable {
  id: string
  /** The e-mail address; null for a member who logs in only by a provider. */
  email: string | null
  /** The address in lower case, which must be unique; null without an address. */
  email_key: string | null
  /** The hash of the password; null if the member cannot log in by e-mail. */
  password_hash: string | null
  suspended_at: Date | null
  created_at: Date
}

interface ProfileTable {
  account_id: string
  nick_name: string
  unique_name: string
  is_official: Generated<boolean>
  first_name: string | null
  last_name: string | null
  birthday: string | null
  gender: 1 | 2 | 3 | null
  prefecture: number | null
  image: string | null
}
