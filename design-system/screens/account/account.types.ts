/** A page that belongs to the account. */
export interface AccountLink {
  label: string
  href: string
  /** What one finds there, where the label does not say it. */
  note?: string
}

/** Pages of the account's menu under one heading (W049). */
export interface AccountGroup {
  title: string
  links: AccountLink[]
}

/** How one can log in. Undefined until it is known. */
export interface LoginWays {
  /** A certificate by e-mail exists (S070). */
  hasEmail: boolean
  /** There is an address, and no password to log in with it. */
  lacksPassword?: boolean
  /** The others, by name: LINE, Google. */
  providers: string[]
}

/** Somebody whom the member has blocked. */
export interface BlockedFan {
  accountId: string
  nickName: string
  uniqueName: string
  image?: string
  /** False once the block was taken back here: the row stays, so that it can be put back. */
  isHiddenByBlock: boolean
}

/** Whether something about the log-in is given for the first time or takes the place of a former one. */
export type LoginChange = 'save' | 'change'

/** What is typed at /account/email. */
export interface EmailValues {
  email: string
}

/** Steps of another address: address, code. */
export const EMAIL_STEPS = 2
/** Steps of another password: asking for a code, code, new password. */
export const PASSWORD_STEPS = 3
