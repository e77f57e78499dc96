import { fillPath, type Endpoint } from '@tsudoi/contracts/endpoint'
import { env } from '../env.ts'
import { tokenCookies } from '../session/cookies.ts'
import { deviceHeaders } from './device.ts'

/**
 * Sends a member's call while the page goes: the browser keeps it alive without the page. There is nobody left for its
 * answer, so nothing is renewed, repeated or shown. `params` fill the path.
 */
export function callOnLeave({ host, method, path }: Endpoint, body?: object, params?: Record<string, string>): void {
  const { accessToken } = tokenCookies.read()
  if (!accessToken) return
  const headers = { ...deviceHeaders(), 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` }
  const address = env.hosts[host] + fillPath(path, params)
  void fetch(address, { method, keepalive: true, headers, body: body && JSON.stringify(body) }).catch(() => {})
}
