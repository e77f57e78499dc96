import type { IncomingHttpHeaders } from 'node:http'
import { deviceHeaders } from '../deviceHeaders.ts'
import type { Endpoint } from '../endpoint.ts'
import { isMultipart } from '../multipart.ts'

/**
 * CORS checks. The app's pages have another origin than the hosts, so browsers send preflights. Requests have no
 * cookies, so `*` is as safe as the app's origin (Q97).
 */

/** The headers of the preflight that a browser sends before a request to this endpoint, in Chromium's notation. */
export function preflightOf(endpoint: Endpoint, origin: string): Record<string, string> {
  return {
    Origin: origin,
    'Access-Control-Request-Method': endpoint.method,
    'Access-Control-Request-Headers': namesSent(endpoint).join(','),
  }
}

function namesSent(endpoint: Endpoint): string[] {
  const names = [
    ...Object.keys(deviceHeaders),
    ...(endpoint.auth === 'none' ? [] : ['authorization']),
    ...(endpoint.idempotent ? ['idempotency-key'] : []),
    ...(endpoint.body && !isMultipart(endpoint) ? ['content-type'] : []),
  ]
  return names.toSorted()
}

/** Lists the reasons why a browser would block the request after this answer to the preflight. */
export function preflightIssues(
  endpoint: Endpoint,
  origin: string,
  status: number,
  headers: IncomingHttpHeaders,
): string[] {
  const methods = listIn(headers['access-control-allow-methods'])
  const names = listIn(headers['access-control-allow-headers']).map((name) => name.toLowerCase())
  // Returns whether the answer allows a header. `*` does not include Authorization, which must be named (Fetch
  // standard, CORS-preflight fetch).
  const isAllowed = (name: string) => names.includes(name) || (names.includes('*') && name !== 'authorization')
  const missing = namesSent(endpoint).filter((name) => !isAllowed(name))
  const isSafe = endpoint.method === 'GET' || endpoint.method === 'POST'
  return [
    ...(status >= 200 && status < 300 ? [] : [`CORS: the preflight is answered with ${status}`]),
    ...originIssues(headers['access-control-allow-origin'], origin),
    ...(isSafe || methods.includes(endpoint.method) || methods.includes('*')
      ? []
      : [`CORS: Access-Control-Allow-Methods lacks ${endpoint.method}`]),
    ...(missing.length > 0 ? [`CORS: Access-Control-Allow-Headers lacks ${missing.join(', ')}`] : []),
  ]
}

/** Lists the reasons why a browser would hide the answer, or a header that the app reads, from the app. */
export function corsIssues(headers: IncomingHttpHeaders, origin: string): string[] {
  const exposed = listIn(headers['access-control-expose-headers']).map((name) => name.toLowerCase())
  const isHidden = headers['retry-after'] !== undefined && !exposed.includes('retry-after') && !exposed.includes('*')
  return [
    ...originIssues(headers['access-control-allow-origin'], origin),
    ...(isHidden ? ['CORS: Access-Control-Expose-Headers lacks Retry-After'] : []),
  ]
}

function originIssues(allowed: string | undefined, origin: string): string[] {
  if (allowed === '*' || allowed === origin) return []
  return [`CORS: Access-Control-Allow-Origin is ${allowed ?? 'not there'}, for a page of ${origin}`]
}

const listIn = (header: string | undefined) => (header ?? '').split(',').map((each) => each.trim())
