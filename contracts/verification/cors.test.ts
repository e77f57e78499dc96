import { describe, expect, it } from 'vitest'
import { drawGacha, listGacha } from '../gacha/gacha.endpoints.ts'
import { saveProfile } from '../account/account.endpoints.ts'
import { signinGuest } from '../auth/auth.endpoints.ts'
import { unblockAccount } from '../block/block.endpoints.ts'
import { corsIssues, preflightIssues, preflightOf } from './cors.ts'

const origin = 'https://app.example'
const device = 'x-app-version,x-device-id,x-device-platform,x-device-type'
const names = `authorization,content-type,idempotency-key,${device}`
const corsHeaders = (headers: Record<string, string>) => ({ 'access-control-allow-origin': '*', ...headers })

describe('the preflight of a request (Q97)', () => {
  it('names the app’s headers in the notation of Chromium 153', () => {
    expect(preflightOf(listGacha, origin)).toEqual({
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': `authorization,${device}`,
    })
    const preflights = [drawGacha, saveProfile, signinGuest].map((endpoint) => preflightOf(endpoint, origin))
    expect(preflights.map((headers) => headers['Access-Control-Request-Headers'])).toEqual([
      names,
      `authorization,content-type,${device}`,
      device,
    ])
  })

  it('may be answered with the names of the allowed headers, or with `*`, which does not include `authorization`', () => {
    const issues = (allowed: string) =>
      preflightIssues(drawGacha, origin, 204, corsHeaders({ 'access-control-allow-headers': allowed }))
    expect(issues(names)).toEqual([])
    expect(issues(names.toUpperCase().replaceAll(',', ', '))).toEqual([])
    expect(issues('*, authorization')).toEqual([])
    expect(issues('*')).toEqual(['CORS: Access-Control-Allow-Headers lacks authorization'])
    expect(issues('authorization,content-type')).toHaveLength(1)
  })

  it('must be answered with a success status that allows DELETE', () => {
    const allow = { 'access-control-allow-headers': names }
    expect(preflightIssues(unblockAccount, origin, 204, corsHeaders(allow))).toEqual([
      'CORS: Access-Control-Allow-Methods lacks DELETE',
    ])
    expect(
      preflightIssues(
        unblockAccount,
        origin,
        200,
        corsHeaders({ ...allow, 'access-control-allow-methods': 'GET, DELETE' }),
      ),
    ).toEqual([])
    expect(preflightIssues(drawGacha, origin, 401, corsHeaders(allow))).toEqual([
      'CORS: the preflight is answered with 401',
    ])
  })
})

describe('the CORS headers of an answer', () => {
  it('must allow the origin and expose Retry-After', () => {
    const seen = { 'access-control-allow-origin': origin }
    expect(corsIssues(seen, origin)).toEqual([])
    expect(corsIssues({}, origin)).toEqual([
      'CORS: Access-Control-Allow-Origin is not there, for a page of https://app.example',
    ])
    expect(corsIssues({ ...seen, 'retry-after': '60' }, origin)).toEqual([
      'CORS: Access-Control-Expose-Headers lacks Retry-After',
    ])
    expect(
      corsIssues({ ...seen, 'retry-after': '60', 'access-control-expose-headers': 'retry-after' }, origin),
    ).toEqual([])
  })
})
