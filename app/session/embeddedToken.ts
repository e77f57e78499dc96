import { getAccountAuth } from '@tsudoi/contracts/account/account.endpoints'
import { readTolerantly } from '@tsudoi/contracts/readTolerantly'
import { deviceHeaders } from '../api/deviceHeaders.ts'
import { env } from '../env.ts'
import { device } from '../platform/device.ts'
import { serverNow } from '../time/clock.ts'
import { tokenCookies } from './cookies.ts'
import { claimsOf } from './jwt.ts'

/**
 * How long the page waits for the server to confirm the token, in milliseconds. After that the user is a guest. The
 * product chose the value.
 */
const confirmTimeoutMs = 8_000

/** Whether the server accepts the token as the token of a member. */
async function isMemberToken(token: string): Promise<boolean> {
  const response = await fetch(env.hosts.user + getAccountAuth.path, {
    headers: { ...deviceHeaders(), authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(confirmTimeoutMs),
  })
  const answer = response.ok ? readTolerantly(getAccountAuth.response, await response.json()) : undefined
  return Boolean(answer?.data?.accountId)
}

/**
 * Whether a member's session is active. A session with a token of the host app ends when that token expires, because it
 * has no refresh token.
 */
function hasSession(): boolean {
  const { accessToken, refreshToken } = tokenCookies.read()
  const { accountId, expiresAt = Number.POSITIVE_INFINITY } = claimsOf(accessToken)
  return accountId !== '' && (refreshToken !== undefined || expiresAt * 1000 > serverNow())
}

/**
 * Reads an access token from the URL (S032). For safety it removes the token from the URL before any request is sent,
 * and accepts it only in the embedded device, without a member's session, and after the server has confirmed it (X2).
 */
export async function takeEmbeddedToken(): Promise<void> {
  const isEmbedded = device() === 'unity'
  const url = new URL(location.href)
  const token = url.searchParams.get('accessToken')
  url.searchParams.delete('accessToken')
  history.replaceState(history.state, '', url)
  if (!token || !isEmbedded || hasSession()) return
  const isConfirmed = await isMemberToken(token).catch(() => false)
  // Stores the token, unless a member has logged in before the server answered.
  if (isConfirmed && !hasSession()) tokenCookies.storeEmbedded(token)
}
