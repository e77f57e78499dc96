import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getAccountAuth, getTime } from '@tsudoi/contracts/account/account.endpoints'
import { signinEmail } from '@tsudoi/contracts/auth/auth.endpoints'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { tokenCookies } from '../session/cookies.ts'
import { testToken } from '../session/testToken.ts'
import { visit } from '../session/testVisit.ts'
import { ApiError } from './apiError.ts'
import { onRefreshed } from './refreshed.ts'
import { send } from './send.ts'

type Answer = (
  request: IncomingMessage,
  respond: (status: number, body: unknown) => void,
  response: ServerResponse,
) => void

let server: Server
let answer: Answer = (_request, respond) => respond(404, {})
const asked: string[] = []
const bearerOf = (request: IncomingMessage) => request.headers.authorization?.slice('Bearer '.length)

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume()
    request.on('end', () =>
      answer(
        request,
        (status, body) => {
          response.writeHead(status, { 'content-type': 'application/json' })
          response.end(typeof body === 'string' ? body : JSON.stringify(body))
        },
        response,
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
afterEach(() => {
  tokenCookies.clear()
  asked.length = 0
})

const member = (n: number) => testToken({ AccountID: 'acc-hikari', n })
const refreshToken = (n: number) => testToken({ exp: 4_000_000_000, n })
const tokens = (n: number) => ({ accessToken: member(n), refreshToken: refreshToken(n) })
const count = (path: string) => asked.filter((each) => each.includes(path)).length

/** A host whose only good access token is the one of `generation`; a refresh makes the next one. */
function rotatingHost() {
  let generation = 2
  answer = (request, respond) => {
    if (request.url?.includes('/auth/refresh')) {
      const isGood = bearerOf(request) === refreshToken(generation - 1)
      if (!isGood) return respond(401, { messageCode: 'Unauthenticated', code: 401 })
      return respond(200, tokens(generation))
    }
    if (bearerOf(request) !== member(generation)) return respond(401, { messageCode: 'Unauthenticated', code: 401 })
    respond(200, { accountId: 'acc-hikari', time: '2026-01-31T00:00:00Z' })
  }
  return { expire: () => (generation += 1) }
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  )

describe('a 401 of a member', () => {
  it('refreshes once for 50 calls at the same time, and each is retried once (S039, Q35)', async () => {
    rotatingHost()
    tokenCookies.store(tokens(1))
    const announced = vi.fn<() => void>()
    onRefreshed(announced)
    await Promise.all(Array.from({ length: 50 }, () => send(getAccountAuth, {})))
    expect(count('/auth/refresh')).toBe(1)
    expect(count('/account/auth')).toBe(100)
    expect(tokenCookies.read()).toEqual({ accessToken: member(2), refreshToken: refreshToken(2) })
    expect(announced).toHaveBeenCalledOnce()
  })

  it('refreshes again when the next token ends, too', async () => {
    const host = rotatingHost()
    tokenCookies.store(tokens(1))
    await send(getAccountAuth, {})
    host.expire()
    await send(getAccountAuth, {})
    expect(count('/auth/refresh')).toBe(2)
  })

  it('adopts the token a sibling tab has obtained, without a refresh', async () => {
    answer = (request, respond) => {
      if (bearerOf(request) === member(2)) return respond(200, {})
      tokenCookies.store(tokens(2))
      respond(401, {})
    }
    tokenCookies.store(tokens(1))
    await send(getAccountAuth, {})
    expect(count('/auth/refresh')).toBe(0)
    expect(count('/account/auth')).toBe(2)
  })

  it('adopts a sibling’s token when its own refresh came too late', async () => {
    answer = (request, respond) => {
      if (request.url?.includes('/auth/refresh')) tokenCookies.store(tokens(2))
      respond(bearerOf(request) === member(2) ? 200 : 401, {})
    }
    tokenCookies.store(tokens(1))
    await send(getAccountAuth, {})
    expect(tokenCookies.read().accessToken).toBe(member(2))
  })

  it('gives up when the refresh is refused, and says 401 (E017)', async () => {
    answer = (_request, respond) => respond(401, { messageCode: 'Unauthenticated', code: 401 })
    tokenCookies.store(tokens(1))
    expect(await failure(send(getAccountAuth, {}))).toMatchObject({ status: 401, messageCode: 'Unauthenticated' })
    expect(asked).toHaveLength(2)
  })

  it('does not end a session because the refresh could not be had', async () => {
    answer = (request, respond) => respond(request.url?.includes('/auth/refresh') ? 503 : 401, {})
    tokenCookies.store(tokens(1))
    expect(await failure(send(getAccountAuth, {}))).toMatchObject({ status: 503 })
    expect(tokenCookies.read().accessToken).toBe(member(1))
  })

  it('leaves nothing behind when the logout came during the refresh', async () => {
    answer = (request, respond) => {
      if (!request.url?.includes('/auth/refresh')) return respond(401, {})
      tokenCookies.clear()
      respond(200, tokens(2))
    }
    tokenCookies.store(tokens(1))
    expect(await failure(send(getAccountAuth, {}))).toMatchObject({ status: 401 })
    expect(tokenCookies.read()).toEqual({ accessToken: undefined, refreshToken: undefined })
  })

  it('repeats a draw with the same Idempotency-Key (X13)', async () => {
    const keys: unknown[] = []
    answer = (request, respond) => {
      if (request.url?.includes('/auth/refresh')) return respond(200, tokens(2))
      keys.push(request.headers['idempotency-key'])
      if (bearerOf(request) !== member(2)) return respond(401, {})
      respond(200, { drawId: 'd', resultList: [], balance: { free: 0, paid: 0, total: 0 } })
    }
    tokenCookies.store(tokens(1))
    const draw = { params: { id: 'g' }, body: { count: 1, platformType: 'WEB' as const } }
    await send(drawGacha, draw, { idempotencyKey: 'key-of-this-draw' })
    expect(keys).toEqual(['key-of-this-draw', 'key-of-this-draw'])
  })
})

describe('a guest', () => {
  const guest = (n: number) => ({ accessToken: testToken({ n }), refreshToken: refreshToken(n) })

  it('begins one session for all calls that wait for a token (S033)', async () => {
    answer = (request, respond) =>
      respond(200, request.url?.includes('/signin/guest') ? guest(1) : { list: [], total: 0 })
    await Promise.all(Array.from({ length: 20 }, () => send(listChannels, { query: {} })))
    expect(count('/signin/guest')).toBe(1)
    expect(count('/v2/ip')).toBe(20)
  })

  it('gets one new session and one retry after a 401 (Q35)', async () => {
    answer = (request, respond) => {
      if (request.url?.includes('/signin/guest')) return respond(200, guest(2))
      respond(bearerOf(request) === guest(2).accessToken ? 200 : 401, { list: [], total: 0 })
    }
    tokenCookies.store(guest(1))
    await send(listChannels, { query: {} })
    expect([count('/signin/guest'), count('/auth/refresh'), count('/v2/ip')]).toEqual([1, 0, 2])
  })

  it('sends no member call (S062)', async () => {
    answer = (_request, respond) => respond(200, guest(1))
    tokenCookies.store(guest(1))
    expect(await failure(send(getTime, {}))).toMatchObject({ kind: 'guest' })
    expect(asked).toEqual([])
  })

  it('is not refreshed for a 401 that is the answer of a log-in (Q35)', async () => {
    answer = (_request, respond) => respond(401, { messageCode: 'InvalidEmailOrPassword', code: 401 })
    tokenCookies.store(guest(1))
    const login = send(signinEmail, { body: { email: 'a@example.com', password: 'x' } })
    expect(await failure(login)).toMatchObject({ messageCode: 'InvalidEmailOrPassword' })
    expect(asked).toEqual(['POST /hosts/user/v1/auth/signin/email'])
  })
})

describe('a bad answer (E001, E002)', () => {
  it.each([
    ['HTML', '<!doctype html><title>x</title>'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a cut body', '{"list": [{"ipId": "a"'],
    ['a missing field', '{"total": 1}'],
    ['a wrong type', '{"list": {}, "total": "many"}'],
  ])('%s with status 200 is unreadable', async (_name, body) => {
    answer = (_request, respond) => respond(200, body)
    tokenCookies.store(tokens(1))
    const error = await failure(send(listChannels, { query: {} }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'unreadable', status: undefined })
  })

  it('HTML with status 502 has a status and no code', async () => {
    answer = (_request, respond) => respond(502, '<h1>Bad Gateway</h1>')
    tokenCookies.store(tokens(1))
    expect(await failure(send(listChannels, { query: {} }))).toMatchObject({
      kind: 'status',
      status: 502,
      messageCode: undefined,
    })
  })

  it('a reset connection is a failed connection', async () => {
    answer = (_request, _respond, response) => response.destroy()
    tokenCookies.store(tokens(1))
    expect(await failure(send(listChannels, { query: {} }))).toMatchObject({ kind: 'network' })
  })

  it('sends device headers with every request (S076)', async () => {
    let headers: IncomingMessage['headers'] = {}
    answer = (request, respond) => {
      headers = request.headers
      respond(200, { list: [], total: 0 })
    }
    tokenCookies.store(tokens(1))
    await send(listChannels, { query: {} })
    expect(headers).toMatchObject({ 'x-device-type': 'web', 'x-device-platform': 'WEB' })
    expect(headers['x-device-id']).toMatch(/^[\w-]{36}$/)
  })
})
