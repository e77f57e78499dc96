import { tokenCookies } from './cookies.ts'
import { claimsOf } from './jwt.ts'
import { useSession } from './sessionStore.ts'

/**
 * Id of the account in the cookies, which change before another tab's logout message arrives. Returns `accountId` in a
 * browser without cookies.
 */
function accountInCookies(accountId: string): string {
  const { accessToken } = tokenCookies.read()
  return accessToken === undefined ? accountId : claimsOf(accessToken).accountId
}

/**
 * Whether this member's session has ended or been replaced, in this tab or another one. If so, nothing more may be
 * stored for the member. Always false for a guest, whose account id is empty.
 */
export const isSessionOver = (accountId: string): boolean =>
  accountId !== '' && (accountId !== useSession.getState().accountId || accountId !== accountInCookies(accountId))

/** Whether a member is logged in, in this tab or (according to the cookies) in another one. */
export const isAnyMemberLoggedIn = (): boolean => (useSession.getState().accountId || accountInCookies('')) !== ''
