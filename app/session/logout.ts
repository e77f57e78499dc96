import { signout } from '@tsudoi/contracts/auth/session.endpoints'
import { call } from '../api/call.ts'
import { withCrossTabLock } from '../api/crossTabLock.ts'
import { forgetSession } from './endSession.ts'
import { tokenCookies } from './cookies.ts'
import { sendLastCalls } from './lastCalls.ts'

/** How long a logout waits for each of the host's last answers, in milliseconds; it never fails because of that. */
const signoutPatience = 3_000

/** A slow host is not waited for, but it is told: the call goes on. */
async function wait(call: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, signoutPatience)))
  await Promise.race([call.catch(() => {}), patience])
  clearTimeout(timer)
}

/**
 * Forgets a member who logs out on purpose. Carts of preorders outlive an expired session; now they go too, a guest's
 * as well, so that nothing is left for the next user of a shared browser (Q8).
 */
export const forgetMember = () => forgetSession((until) => until === 'logout')

/**
 * Logs out: what waits to be sent leaves, the refresh tokens are revoked (X3), then everything is forgotten. While
 * another tab refreshes it waits, so that nothing is stored behind its back.
 */
export async function logout(forget = forgetMember): Promise<void> {
  await withCrossTabLock(async () => {
    await wait(sendLastCalls())
    if (tokenCookies.read().refreshToken) await wait(call(signout, {}))
    forget()
  })
}
