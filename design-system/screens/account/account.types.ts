/** A link to a page of the account. */
export interface AccountLink {
  label: string
  href: string
  /** A short description of the page, if its label does not explain it. */
  note?: string | undefined
}

/** Pages of the account's menu under one heading (W049). */
export interface AccountGroup {
  title: string
  links: AccountLink[]
}

/** The login methods of the member. Undefined while loading. */
export interface LoginMethodsState {
  /** Whether the account has a verified e-mail address (S070). */
  hasEmail: boolean
  /** Whether the account has an address but no password to log in with it. */
  hasNoPassword?: boolean | undefined
  /** The names of the linked services: LINE, Google. */
  providers: string[]
}

/** A fan whom the member has blocked. */
export interface BlockedFan {
  accountId: string
  nickName: string
  uniqueName: string
  image?: string | undefined
  /**
   * Whether the fan is still blocked. After the member has unblocked the fan on this page, the row remains, so that the
   * member can block again.
   */
  isHiddenByBlock: boolean
}

/** Whether a login detail is set for the first time (`save`) or replaces an earlier one (`change`). */
export type LoginChange = 'save' | 'change'

/** The values of the form at /account/email. */
export interface EmailValues {
  email: string
}

/** The number of steps to change the address: address, code. */
export const EMAIL_STEPS = 2
/** The number of steps to change the password: request a code, type the code, new password. */
export const PASSWORD_STEPS = 3
