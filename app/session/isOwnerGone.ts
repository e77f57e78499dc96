import { tokenCookies } from './cookies.ts'
import { claimsOf } from './jwt.ts'
import { useSession } from './sessionStore.ts'

/** The account in the cookies, which know of another tab's log-out before its message; `accountId` without cookies. */
function accountInCookies(accountId: string): string {
  const { accessToken } = tokenCookies.read()
  return accessToken === undefined ? accountId : claimsOf(accessToken).accountId
}

/**
 * Whether the session of this member has ended or been replaced, in this tab or in another one: nothing more is stored
 * for it. Never for a guest, whose account is empty.
 */
export const isOwnerGone = (accountId: string): boolean =>
  accountId !== '' && (accountId !== useSession.getState().accountId || accountId !== accountInCookies(accountId))

/** Whether a member is logged in, in this tab or, by the cookies, in another one. */
export const hasMember = (): boolean => (useSession.getState().accountId || accountInCookies('')) !== ''
