import type { IncomingMessage } from 'node:http'
import { refreshTokens, signinEmail } from '@tsudoi/contracts/auth/auth.endpoints'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { deviceHeaders } from '@tsudoi/contracts/deviceHeaders'
import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { listMaintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tokenCookies } from '../session/cookies.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { ApiError } from './apiError.ts'
import { sendCall } from './send.ts'
import {
  bearerOf,
  startSessionWith,
  rejectionOf,
  guestTokens,
  isGuestSignin,
  isRefresh,
  memberToken,
  refreshToken,
  startTestHost,
  memberTokens,
} from '../testing/testHost.ts'

const host = await startTestHost()
afterAll(() => host.close())
beforeEach(() => startSessionWith(memberTokens(1)))
afterEach(() => {
  tokenCookies.clear()
  resetSession()
  host.requests.length = 0
})

describe('a request', () => {
  it('carries the bearer and device headers (S074, S076)', async () => {
    let headers: IncomingMessage['headers'] = {}
    host.answers((request, respond) => {
      headers = request.headers
      respond(200, { list: [], total: 0 })
    })
    await sendCall(listChannels, { query: {} })
    expect(headers).toMatchObject({ authorization: `Bearer ${memberToken(1)}`, 'x-device-type': 'web' })
    for (const [name, { schema }] of Object.entries(deviceHeaders))
      expect([name, z.safeParse(schema, headers[name]).success]).toEqual([name, true])
  })

  it('carries the refresh token when it requests new tokens (S075)', async () => {
    let bearer: string | undefined
    host.answers((request, respond) => {
      bearer = bearerOf(request)
      respond(200, memberTokens(2))
    })
    await sendCall(refreshTokens, { body: { refresh: true } })
    expect(bearer).toBe(refreshToken(1))
  })

  it('repeats a draw with the same Idempotency-Key (X13)', async () => {
    const keys: unknown[] = []
    host.answers((request, respond) => {
      if (isRefresh(request)) return respond(200, memberTokens(2))
      keys.push(request.headers['idempotency-key'])
      if (bearerOf(request) !== memberToken(2)) return respond(401, {})
      respond(200, { drawId: 'd', resultList: [], balance: { free: 0, paid: 0, total: 0 } })
    })
    const draw = { params: { id: 'g' }, body: { count: 1, platformType: 'WEB' as const } }
    await sendCall(drawGacha, draw, { idempotencyKey: 'key-of-this-draw' })
    expect(keys).toEqual(['key-of-this-draw', 'key-of-this-draw'])
  })
})

describe('an answer', () => {
  it('may contain fields that the documents do not show (S080)', async () => {
    host.answers((_request, respond) => respond(200, { list: [], total: 0, unheardOf: { of: true } }))
    await expect(sendCall(listMaintenance, {})).resolves.toMatchObject({ list: [] })
  })

  it('with an error status is identified by the message code in its body (S081)', async () => {
    host.answers((_request, respond) => respond(401, { messageCode: 'InvalidEmailOrPassword', code: 401 }))
    const login = sendCall(signinEmail, { body: { email: 'a@example.com', password: 'x' } })
    expect(await rejectionOf(login)).toMatchObject({ messageCode: 'InvalidEmailOrPassword', status: 401 })
  })
})

describe('a guest whose token has expired', () => {
  const login = () => sendCall(signinEmail, { body: { email: 'a@example.com', password: 'x' } })
  const refusal = { messageCode: 'Unauthenticated', code: 401 }
  beforeEach(() => {
    resetSession()
    startSessionWith(guestTokens(1))
  })

  it('can still log in: the token is renewed, which keeps a pending sign-up, and the login is sent once more', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) return respond(200, guestTokens(2))
      if (bearerOf(request) !== guestTokens(2).accessToken) return respond(401, refusal)
      respond(200, memberTokens(1))
    })
    await login()
    expect(host.requests.map((each) => each.replace(/^.*\/auth\//, ''))).toEqual([
      'signin/email',
      'refresh',
      'signin/email',
    ])
  })

  it('gets a new session when the old one is gone, and gives up after one retry (Q35)', async () => {
    host.answers((request, respond) => (isGuestSignin(request) ? respond(200, guestTokens(3)) : respond(401, refusal)))
    expect(await rejectionOf(login())).toMatchObject({ status: 401, isGuest: true })
    expect(host.count('/signin/email')).toBe(2)
    expect(host.count('/signin/guest')).toBe(1)
  })
})

describe('a failure that arrives after its session has ended', () => {
  it('is dropped: no dialog of the old account opens over the login (S035, S037, E007)', async () => {
    host.answers((_request, respond) => {
      resetSession()
      respond(403, { messageCode: 'SuspendAccount', code: 403 })
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({
      kind: 'sessionEnded',
      status: 403,
    })
  })

  it('distinguishes a lost answer from a refusal, because the server may have carried out the lost call (Q350)', async () => {
    host.answers((request) => {
      resetSession()
      request.socket.destroy()
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({
      kind: 'sessionEnded',
      status: undefined,
    })
  })

  it('is reported as usual while the session lasts', async () => {
    host.answers((_request, respond) => respond(403, { messageCode: 'SuspendAccount', code: 403 }))
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ kind: 'status', status: 403 })
  })
})

describe('an answer that arrives after its session has ended (Q350)', () => {
  it.each([
    ['the member has logged out', () => resetSession()],
    ['another member has logged in', () => (resetSession(), useSession.setState({ accountId: 'acc-sora' }))],
    ['the same member has logged in again', () => (resetSession(), startSessionWith(memberTokens(2)))],
  ])('is dropped where %s', async (_what, happens) => {
    host.answers((_request, respond) => {
      happens()
      respond(200, { list: [], total: 0 })
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({
      kind: 'sessionEnded',
      status: undefined,
    })
  })

  it('reaches a guest who has begun another guest session since, because guests own nothing', async () => {
    tokenCookies.clear()
    resetSession()
    startSessionWith(guestTokens(1))
    host.answers((_request, respond) => {
      resetSession()
      respond(200, { list: [], total: 0 })
    })
    expect(await sendCall(listChannels, { query: {} })).toMatchObject({ total: 0 })
  })
})

describe('a call that was never sent', () => {
  beforeEach(() => host.answers((_request, respond) => respond(200, { list: [], total: 0 })))

  it('is `unsent` if its session had ended before (Q350)', async () => {
    expect(await rejectionOf(sendCall(listChannels, { query: {} }, {}, 'acc-sora.0'))).toMatchObject({ kind: 'unsent' })
    expect(host.requests).toEqual([])
  })

  it('is `unsent` if its caller aborted it before it was sent, and `cancelled` if afterwards (S057)', async () => {
    const signal = AbortSignal.abort()
    expect(await rejectionOf(sendCall(listChannels, { query: {} }, { signal }))).toMatchObject({ kind: 'unsent' })
    expect(host.requests).toEqual([])
    const abort = new AbortController()
    host.answers(() => abort.abort())
    const sent = sendCall(listChannels, { query: {} }, { signal: abort.signal })
    expect(await rejectionOf(sent)).toMatchObject({ kind: 'cancelled' })
    expect(host.requests).toHaveLength(1)
  })
})

describe('the Retry-After header of an answer', () => {
  it.each([
    ['40', 40],
    ['0', undefined],
    ['soon', undefined],
    ['999999999', undefined],
  ])('%s is read as %s seconds', async (header, seconds) => {
    host.answers((_request, _respond, response) => {
      response.writeHead(429, { 'retry-after': header })
      response.end()
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ status: 429, retryAfter: seconds })
  })
})

describe('a bad answer (E001, E002)', () => {
  it.each([
    ['HTML', '<!doctype html><title>x</title>'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a truncated body', '{"list": [{"ipId": "a"'],
    ['a missing field', '{"total": 1}'],
    ['a wrong type', '{"list": {}, "total": "many"}'],
  ])('%s with status 200 is `unreadable`', async (_name, body) => {
    host.answers((_request, respond) => respond(200, body))
    const error = await rejectionOf(sendCall(listChannels, { query: {} }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'unreadable', status: undefined })
  })

  it('HTML with status 502 keeps its status and has no code', async () => {
    host.answers((_request, respond) => respond(502, '<h1>Bad Gateway</h1>'))
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({
      kind: 'status',
      status: 502,
      messageCode: undefined,
    })
  })

  it('is a `network` failure if the connection is reset', async () => {
    host.answers((_request, _respond, response) => response.destroy())
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ kind: 'network' })
  })
})
