import { getTime } from '@tsudoi/contracts/account/account.endpoints'
import { getCoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { sendTicketAddress } from '@tsudoi/contracts/collection/collection.endpoints'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { startPurchase } from '@tsudoi/contracts/payment/payment.endpoints'
import { registry } from '@tsudoi/contracts/registry'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { tokenCookies } from '../session/cookies.ts'
import { resetSession } from '../session/sessionStore.ts'
import { sendCall } from './send.ts'
import { startSessionWith, rejectionOf, guestTokens, startTestHost, memberTokens } from '../testing/testHost.ts'

const host = await startTestHost()
const all: Endpoint[] = Object.values(registry).flatMap((area) => Object.values<Endpoint>(area))
const ofMembers = all.filter(({ auth }) => auth === 'member')

afterAll(() => host.close())
afterEach(() => {
  tokenCookies.clear()
  resetSession()
  host.requests.length = 0
})

/** Calls an endpoint with a value for each part of its path, and a body if it takes one. */
function call(endpoint: Endpoint) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, 'one']))
  return rejectionOf(sendCall(endpoint, { params, body: endpoint.body && {} } as never))
}

describe('a call that requires a login', () => {
  it.each([
    ['the call for the coin balance', getCoinBalance],
    ['the call for the server’s time', getTime],
    ['the call that buys coins', startPurchase],
    ['the call that sends a ticket’s postal address', sendTicketAddress],
  ] as const)('fails for a guest with the kind `guest`, and sends nothing: %s (S062)', async (_what, endpoint) => {
    startSessionWith(guestTokens(1))
    expect(await call(endpoint)).toMatchObject({ kind: 'guest' })
    expect(host.requests).toEqual([])
  })

  it('fails for a guest with the kind `guest`, and sends nothing, whichever of the more than 50 endpoints for members it calls', async () => {
    expect(ofMembers.length).toBeGreaterThan(50)
    startSessionWith(guestTokens(1))
    for (const endpoint of ofMembers)
      expect([endpoint.path, (await call(endpoint))?.kind]).toEqual([endpoint.path, 'guest'])
    expect(host.requests).toEqual([])
  })
})

describe('a call to the app, user or payment server', () => {
  it('is sent to the URL of the server that its endpoint belongs to (S077)', async () => {
    startSessionWith(memberTokens(1))
    host.answers((_request, respond) => respond(200, {}))
    const oneOf = (name: Endpoint['host']) =>
      all.find((endpoint) => endpoint.host === name && endpoint.method === 'GET' && !endpoint.path.includes('{'))
    for (const name of ['app', 'user', 'payment'] as const) await call(oneOf(name)!)
    expect(host.requests.map((requests) => /\/hosts\/(\w+)\//.exec(requests)?.[1])).toEqual(['app', 'user', 'payment'])
  })
})
