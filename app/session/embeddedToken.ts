import { getAccountAuth } from '@tsudoi/contracts/account/account.endpoints'
import { readTolerantly } from '@tsudoi/contracts/readTolerantly'
import { deviceHeaders } from '../api/device.ts'
import { env } from '../env.ts'
import { device } from '../platform/device.ts'
import { serverNow } from './clock.ts'
import { tokenCookies } from './cookies.ts'
import { claimsOf } from './jwt.ts'

/** The page waits for the host's word, but not for ever: without it one is a guest. Milliseconds, ours. */
const patience = 8_000

/** Whether a host knows the token as a member's. */
async function isMembers(token: string): Promise<boolean> {
  const response = await fetch(env.hosts.user + getAccountAuth.path, {
    headers: { ...deviceHeaders(), authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
  })
  const answer = response.ok ? readTolerantly(getAccountAuth.response, await response.json()) : undefined
  return Boolean(answer?.data?.accountId)
}

/** A member's session that goes on. One that the host app gave ends with its token: there is none to renew it by. */
function hasSession(): boolean {
  const { accessToken, refreshToken } = tokenCookies.read()
  const { accountId, expiresAt = Number.POSITIVE_INFINITY } = claimsOf(accessToken)
  return accountId !== '' && (refreshToken !== undefined || expiresAt * 1000 > serverNow())
}

/**
 * Takes a token from the address (S032), as safely as that can be (X2): it leaves the address before anything else is
 * asked, and it counts only in the embedded device, without a member's session, and after the host has confirmed it.
 */
export async function takeEmbeddedToken(): Promise<void> {
  const isEmbedded = device() === 'unity'
  const url = new URL(location.href)
  const token = url.searchParams.get('accessToken')
  url.searchParams.delete('accessToken')
  history.replaceState(history.state, '', url)
  if (!token || !isEmbedded || hasSession()) return
  const isConfirmed = await isMembers(token).catch(() => false)
  // A member may have logged in while the host answered.
  if (isConfirmed && !hasSession()) tokenCookies.storeEmbedded(token)
}
