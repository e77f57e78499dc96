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

describe('a request that the client sends', () => {
  it('carries the access token of the member, and the headers about the device (S074, S076)', async () => {
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

  it('carries the refresh token instead of the access token when it requests new tokens (S075)', async () => {
    let bearer: string | undefined
    host.answers((request, respond) => {
      bearer = bearerOf(request)
      respond(200, memberTokens(2))
    })
    await sendCall(refreshTokens, { body: { refresh: true } })
    expect(bearer).toBe(refreshToken(1))
  })

  it('carries the Idempotency-Key of its first attempt when the client repeats a gacha draw after a 401 (X13)', async () => {
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

describe('an answer of a server', () => {
  it('is accepted if it contains fields that the contract does not declare (S080)', async () => {
    host.answers((_request, respond) => respond(200, { list: [], total: 0, unheardOf: { of: true } }))
    await expect(sendCall(listMaintenance, {})).resolves.toMatchObject({ list: [] })
  })

  it('with an error status rejects the call with the message code of its body (S081)', async () => {
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

  it('can still log in: the client renews the token, which keeps a pending sign-up, and repeats the login request', async () => {
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

  it('gets a new guest session if the server refuses the refresh, and the login fails if its only retry is refused, too (Q35)', async () => {
    host.answers((request, respond) => (isGuestSignin(request) ? respond(200, guestTokens(3)) : respond(401, refusal)))
    expect(await rejectionOf(login())).toMatchObject({ status: 401, isGuest: true })
    expect(host.count('/signin/email')).toBe(2)
    expect(host.count('/signin/guest')).toBe(1)
  })
})

describe('the failure of a call', () => {
  it('has the kind `sessionEnded` if the session ended before the answer, so that no dialog about the old account opens (S035, S037, E007)', async () => {
    host.answers((_request, respond) => {
      resetSession()
      respond(403, { messageCode: 'SuspendAccount', code: 403 })
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({
      kind: 'sessionEnded',
      status: 403,
    })
  })

  it('has no status if the connection broke after the session ended, because the server may have carried out the call (Q350)', async () => {
    host.answers((request) => {
      resetSession()
      request.socket.destroy()
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({
      kind: 'sessionEnded',
      status: undefined,
    })
  })

  it('has the kind `status` and the status of the answer if the session has not ended', async () => {
    host.answers((_request, respond) => respond(403, { messageCode: 'SuspendAccount', code: 403 }))
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ kind: 'status', status: 403 })
  })
})

describe('the successful answer to a call (Q350)', () => {
  it.each([
    ['the member has logged out', () => resetSession()],
    ['another member has logged in', () => (resetSession(), useSession.setState({ accountId: 'acc-sora' }))],
    ['the same member has logged in again', () => (resetSession(), startSessionWith(memberTokens(2)))],
  ])(
    'is discarded, and the call fails with the kind `sessionEnded`, if before the answer %s',
    async (_what, happens) => {
      host.answers((_request, respond) => {
        happens()
        respond(200, { list: [], total: 0 })
      })
      expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({
        kind: 'sessionEnded',
        status: undefined,
      })
    },
  )

  it('is returned to a guest who has begun a second guest session before the answer, because guests own nothing', async () => {
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

describe('a call that fails before its answer', () => {
  beforeEach(() => host.answers((_request, respond) => respond(200, { list: [], total: 0 })))

  it('has the kind `unsent` if the member’s session had ended before the client sent it (Q350)', async () => {
    expect(await rejectionOf(sendCall(listChannels, { query: {} }, {}, 'acc-sora.0'))).toMatchObject({ kind: 'unsent' })
    expect(host.requests).toEqual([])
  })

  it('has the kind `unsent` if its caller aborted it before it was sent, and `cancelled` if its caller aborted it afterwards (S057)', async () => {
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
  ])('with the value %s gives the error of the call this delay in seconds, if any: %s', async (header, seconds) => {
    host.answers((_request, _respond, response) => {
      response.writeHead(429, { 'retry-after': header })
      response.end()
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ status: 429, retryAfter: seconds })
  })
})

describe('the failure of a call with a bad answer (E001, E002)', () => {
  it.each([
    ['HTML', '<!doctype html><title>x</title>'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a truncated body', '{"list": [{"ipId": "a"'],
    ['a missing field', '{"total": 1}'],
    ['a wrong type', '{"list": {}, "total": "many"}'],
  ])('has the kind `unreadable` for %s with status 200', async (_name, body) => {
    host.answers((_request, respond) => respond(200, body))
    const error = await rejectionOf(sendCall(listChannels, { query: {} }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'unreadable', status: undefined })
  })

  it('has the status 502 and no message code for HTML with status 502', async () => {
    host.answers((_request, respond) => respond(502, '<h1>Bad Gateway</h1>'))
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({
      kind: 'status',
      status: 502,
      messageCode: undefined,
    })
  })

  it('has the kind `network` if the connection is reset', async () => {
    host.answers((_request, _respond, response) => response.destroy())
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ kind: 'network' })
  })
})
