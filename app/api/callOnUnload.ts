import { fillPath, type Endpoint } from '@tsudoi/contracts/endpoint'
import { env } from '../env.ts'
import { serverNow } from '../time/clock.ts'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { useSession } from '../session/sessionStore.ts'
import { deviceHeaders } from './deviceHeaders.ts'

/**
 * Sends a member's call while the page unloads: the browser keeps the request alive without the page. No code handles
 * the answer, so no token is renewed, nothing is retried and no error is shown. `params` are the values of the path.
 * Returns false if nothing is sent: there is no token, it has expired, or it belongs to another member who logged in in
 * another tab (X20).
 */
export function callOnUnload(
  { host, method, path }: Endpoint,
  body?: object,
  params?: Record<string, string>,
): boolean {
  const { accessToken } = tokenCookies.read()
  const { expiresAt = Infinity, accountId } = claimsOf(accessToken)
  if (!accessToken || expiresAt * 1000 <= serverNow()) return false
  if (accountId !== useSession.getState().accountId) return false
  const headers = { ...deviceHeaders(), 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` }
  const address = env.hosts[host] + fillPath(path, params)
  void fetch(address, { method, keepalive: true, headers, body: body ? JSON.stringify(body) : null }).catch(() => {})
  return true
}
