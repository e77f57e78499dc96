import type { IncomingHttpHeaders } from 'node:http'
import { deviceHeaders } from '../deviceHeaders.ts'
import type { Endpoint } from '../endpoint.ts'
import { isMultipart } from '../multipart.ts'

/**
 * The app is a page of another origin than its hosts, so that a browser asks each of them first (CORS, Q97). No cookie
 * is sent, and nothing else that is secret without the bearer: `*` is as good as the origin.
 */

/** What a browser sends in front of this call: the names that the app sets, as Chromium writes them. */
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

/** Why a browser would not send the call after this answer to its preflight. */
export function preflightIssues(endpoint: Endpoint, origin: string, status: number, headers: Headers): string[] {
  const methods = listIn(headers.get('access-control-allow-methods'))
  const names = listIn(headers.get('access-control-allow-headers')).map((name) => name.toLowerCase())
  // What `*` leaves out (Fetch, CORS-preflight fetch): the bearer is always named.
  const isAllowed = (name: string) => names.includes(name) || (names.includes('*') && name !== 'authorization')
  const missing = namesSent(endpoint).filter((name) => !isAllowed(name))
  const isSafe = endpoint.method === 'GET' || endpoint.method === 'POST'
  return [
    ...(status >= 200 && status < 300 ? [] : [`CORS: the preflight is answered with ${status}`]),
    ...originIssues(headers.get('access-control-allow-origin'), origin),
    ...(isSafe || methods.includes(endpoint.method) || methods.includes('*')
      ? []
      : [`CORS: Access-Control-Allow-Methods lacks ${endpoint.method}`]),
    ...(missing.length > 0 ? [`CORS: Access-Control-Allow-Headers lacks ${missing.join(', ')}`] : []),
  ]
}

/** Why a browser would keep this answer from the app, or a header of it that the app reads. */
export function corsIssues(headers: IncomingHttpHeaders, origin: string): string[] {
  const exposed = listIn(headers['access-control-expose-headers']).map((name) => name.toLowerCase())
  const isHidden = headers['retry-after'] !== undefined && !exposed.includes('retry-after') && !exposed.includes('*')
  return [
    ...originIssues(headers['access-control-allow-origin'], origin),
    ...(isHidden ? ['CORS: Access-Control-Expose-Headers lacks Retry-After'] : []),
  ]
}

function originIssues(allowed: string | null | undefined, origin: string): string[] {
  if (allowed === '*' || allowed === origin) return []
  return [`CORS: Access-Control-Allow-Origin is ${allowed ?? 'not there'}, for a page of ${origin}`]
}

const listIn = (header: string | null | undefined) => (header ?? '').split(',').map((each) => each.trim())
