import { signout } from '@tsudoi/contracts/auth/session.endpoints'
import { call } from '../api/call.ts'
import { withCrossTabLock } from '../api/crossTabLock.ts'
import { withTimeout } from '../time/withTimeout.ts'
import { deleteSession } from './endSession.ts'
import { tokenCookies } from './cookies.ts'
import { sendCallsBeforeLogout } from './beforeLogout.ts'

/** Time-out of each call that is sent before a logout, in milliseconds. A failed call does not make the logout fail. */
const signoutTimeoutMs = 3_000

/** Waits for a call, but not longer than the time-out. The call itself is not cancelled. */
const waitAtMost = (call: Promise<unknown>) =>
  withTimeout(
    call.catch(() => {}),
    signoutTimeoutMs,
  )

/**
 * Deletes the data of a member who logs out by a button. It also deletes all preorder carts, even the guest's, which
 * survive an expired session: the next user of a shared browser must not see them (Q8).
 */
export const deleteMemberData = () => deleteSession((until) => until === 'logout')

/**
 * Logs the member out: sends the calls registered by `beforeLogout`, revokes the refresh tokens (X3), then deletes
 * everything. If another tab is refreshing the tokens, it waits for that, so that no tokens are stored afterwards.
 */
export async function logout(forget = deleteMemberData): Promise<void> {
  // These calls may have to refresh the tokens, which needs the same lock.
  await waitAtMost(sendCallsBeforeLogout())
  await withCrossTabLock(async () => {
    if (tokenCookies.read().refreshToken) await waitAtMost(call(signout, {}))
    forget()
  })
}
