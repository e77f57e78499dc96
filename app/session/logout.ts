import { signout } from '@tsudoi/contracts/auth/session.endpoints'
import { call } from '../api/call.ts'
import { withCrossTabLock } from '../api/crossTabLock.ts'
import { withTimeout } from '../time/withTimeout.ts'
import { deleteSession } from './endSession.ts'
import { tokenCookies } from './cookies.ts'
import { sendCallsBeforeLogout } from './beforeLogout.ts'

/** Time-out of each call that is sent before a logout, in milliseconds. A failed call does not make the logout fail. */
const signoutTimeoutMs = 3_000

/** Waits for a call up to the time-out. The call itself is not cancelled. */
const waitAtMost = (call: Promise<unknown>) =>
  withTimeout(
    call.catch(() => {}),
    signoutTimeoutMs,
  )

/**
 * Deletes the data of a member who logs out on purpose. Preorder carts, which survive an expired session, are deleted
 * too, the guest's included, so that nothing is left for the next user of a shared browser (Q8).
 */
export const deleteMemberData = () => deleteSession((until) => until === 'logout')

/**
 * Logs out: sends the calls registered by `beforeLogout`, revokes the refresh tokens (X3), then deletes everything. It
 * waits while another tab refreshes, so that no tokens are stored afterwards.
 */
export async function logout(forget = deleteMemberData): Promise<void> {
  await withCrossTabLock(async () => {
    await waitAtMost(sendCallsBeforeLogout())
    if (tokenCookies.read().refreshToken) await waitAtMost(call(signout, {}))
    forget()
  })
}
