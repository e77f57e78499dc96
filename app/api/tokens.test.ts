import { getAccountAuth, getTime } from '@tsudoi/contracts/account/account.endpoints'
import { signinEmail, signinProvider, signupEmail, signupProvider } from '@tsudoi/contracts/auth/auth.endpoints'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { tokenCookies } from '../session/cookies.ts'
import { resetSession } from '../session/sessionStore.ts'
import { testToken } from '../testing/testToken.ts'
import { refreshLockTimeoutMs } from './crossTabLock.ts'
import { onTokensRefreshed, onSessionReplaced } from './tokenEvents.ts'
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
  serveRotatingTokens,
  startTestHost,
  memberTokens,
} from '../testing/testHost.ts'

const host = await startTestHost()
const { count } = host
const replaced = vi.fn<() => void>()
onSessionReplaced(replaced)
const another = { accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: refreshToken(7) }

afterAll(() => host.close())
afterEach(() => {
  tokenCookies.clear()
  resetSession()
  host.requests.length = 0
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
  vi.useRealTimers()
})

describe('a 401 answer to a member’s call', () => {
  it('causes one token refresh for 50 concurrent calls, and one retry of each (S039, Q35)', async () => {
    serveRotatingTokens(host)
    startSessionWith(memberTokens(1))
    const announced = vi.fn<() => void>()
    onTokensRefreshed(announced)
    await Promise.all(Array.from({ length: 50 }, () => sendCall(getAccountAuth, {})))
    expect(count('/auth/refresh')).toBe(1)
    expect(count('/account/auth')).toBe(100)
    expect(tokenCookies.read()).toEqual({ accessToken: memberToken(2), refreshToken: refreshToken(2) })
    expect(announced).toHaveBeenCalledOnce()
  })

  it('causes another refresh when the next token expires, too', async () => {
    const rotating = serveRotatingTokens(host)
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    rotating.expire()
    await sendCall(getAccountAuth, {})
    expect(count('/auth/refresh')).toBe(2)
  })

  it.each([-86_400, -600, 600, 86_400])('is handled the same if the device’s clock is off by %d s', async (seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    serveRotatingTokens(host)
    startSessionWith({ ...memberTokens(1), refreshToken: refreshToken(1) })
    await sendCall(getAccountAuth, {})
    expect(count('/auth/refresh')).toBe(1)
    expect(tokenCookies.read()).toEqual({ accessToken: memberToken(2), refreshToken: refreshToken(2) })
  })

  it('is reported when the refresh is refused, too (E017)', async () => {
    host.answers((_request, respond) => respond(401, { messageCode: 'Unauthenticated', code: 401 }))
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({
      status: 401,
      messageCode: 'Unauthenticated',
    })
    expect(host.requests).toHaveLength(2)
  })

  it('that is repeated after the refresh causes one retry, and no endless refreshing', async () => {
    host.answers((request, respond) => (isRefresh(request) ? respond(200, memberTokens(2)) : respond(401, {})))
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ status: 401 })
    expect(host.requests).toHaveLength(3)
  })

  it('does not end the session when the refresh could not reach the server', async () => {
    host.answers((request, respond) => respond(isRefresh(request) ? 503 : 401, {}))
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ status: 503 })
    expect(tokenCookies.read().accessToken).toBe(memberToken(1))
  })

  it('causes an immediate second refresh when the first one’s answer was lost, because the refresh token may be used up', async () => {
    let isLost = true
    host.answers((request, respond, response) => {
      if (!isRefresh(request)) return respond(bearerOf(request) === memberToken(2) ? 200 : 401, {})
      if (!isLost) return respond(200, memberTokens(2))
      isLost = false
      response.destroy()
    })
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    expect(count('/auth/refresh')).toBe(2)
  })

  it('never turns the member into a guest through a guest’s leftover refresh token (X20)', async () => {
    host.answers((request, respond) => (isRefresh(request) ? respond(200, guestTokens(5)) : respond(401, {})))
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ status: 401 })
    expect(tokenCookies.read().accessToken).toBe(memberToken(1))
  })
})

describe('two tabs', () => {
  it('adopt the token that the other tab obtained, without a refresh', async () => {
    host.answers((request, respond) => {
      if (bearerOf(request) === memberToken(2)) return respond(200, {})
      tokenCookies.store(memberTokens(2))
      respond(401, {})
    })
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    expect([count('/auth/refresh'), count('/account/auth')]).toEqual([0, 2])
  })

  it('continue with the other tab’s token when their own refresh came too late', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) tokenCookies.store(memberTokens(2))
      respond(bearerOf(request) === memberToken(2) ? 200 : 401, {})
    })
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    expect(tokenCookies.read().accessToken).toBe(memberToken(2))
  })

  it('without Web Locks wait a moment for the tokens that the other tab stores', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) setTimeout(() => tokenCookies.store(memberTokens(2)), 200)
      respond(bearerOf(request) === memberToken(2) ? 200 : 401, {})
    })
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    expect(count('/auth/refresh')).toBe(1)
    expect(tokenCookies.read().accessToken).toBe(memberToken(2))
  })

  it('store nothing when the user logged out during the refresh (S035)', async () => {
    host.answers((request, respond) => {
      if (!isRefresh(request)) return respond(401, {})
      tokenCookies.clear()
      respond(200, memberTokens(2))
    })
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ kind: 'sessionEnded', status: 401 })
    expect(tokenCookies.read()).toEqual({ accessToken: undefined, refreshToken: undefined })
    expect(replaced).toHaveBeenCalledOnce()
  })

  it.each([
    ['logged out', () => tokenCookies.clear()],
    ['continued as a guest', () => tokenCookies.store(guestTokens(3))],
    ['logged in as another member', () => tokenCookies.store(another)],
  ])('send nothing for a member when the other tab %s (X20)', async (_what, happens) => {
    host.answers((_request, respond) => respond(401, {}))
    startSessionWith(memberTokens(1))
    happens()
    const before = tokenCookies.read()
    const failures = await Promise.all([sendCall(getTime, {}), sendCall(listChannels, { query: {} })].map(rejectionOf))
    expect(failures).toMatchObject([{ kind: 'unsent' }, { kind: 'unsent' }])
    expect(host.requests).toEqual([])
    expect(tokenCookies.read()).toEqual(before)
    expect(replaced).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a guest', () => tokenCookies.store(guestTokens(3))],
    ['somebody else', () => tokenCookies.store(another)],
  ])('never adopt the token of %s for a call that a member began (X20)', async (_who, happens) => {
    host.answers((_request, respond) => {
      happens()
      respond(401, {})
    })
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ kind: 'sessionEnded', status: 401 })
    expect(host.requests).toHaveLength(1)
  })

  it('fail a call as ended, and follow the cookies, when the other tab logs out between refresh and retry', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) return respond(200, memberTokens(2))
      if (bearerOf(request) === memberToken(2)) tokenCookies.clear()
      respond(401, {})
    })
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ kind: 'sessionEnded', status: 401 })
    expect(replaced).toHaveBeenCalledOnce()
  })

  it('keep the tokens of a login that completes while a guest session is beginning (X20)', async () => {
    host.answers((request, respond) => {
      if (isGuestSignin(request)) tokenCookies.store(memberTokens(1))
      respond(200, isGuestSignin(request) ? guestTokens(4) : { list: [], total: 0 })
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ kind: 'unsent' })
    expect(tokenCookies.read().accessToken).toBe(memberToken(1))
    expect(replaced).toHaveBeenCalledOnce()
  })
})

describe('a lock that another tab never releases', () => {
  /** Simulates Web Locks whose first lock is never free. */
  function lockOut() {
    const request = vi.fn<(name: string, options: LockOptions, task: (lock: unknown) => unknown) => Promise<unknown>>(
      (name, { signal, ifAvailable }, task) => {
        if (name !== 'tsudoi.tokens') return Promise.resolve(task({}))
        if (ifAvailable) return Promise.resolve(task(null))
        return new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        )
      },
    )
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    return request
  }

  it('delays a call once, and never makes a call hang', async () => {
    const request = lockOut()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    const rotating = serveRotatingTokens(host)
    startSessionWith(memberTokens(1))
    const call = sendCall(getAccountAuth, {})
    await vi.waitFor(() => expect(request).toHaveBeenCalled(), 60_000)
    await vi.advanceTimersByTimeAsync(refreshLockTimeoutMs)
    await call
    expect(request.mock.calls.map(([name]) => name)).toEqual(['tsudoi.tokens', 'tsudoi.tokens.spare'])
    rotating.expire()
    await sendCall(getAccountAuth, {})
    expect(request.mock.calls.at(-2)?.[1]).toEqual({ ifAvailable: true })
    expect(count('/auth/refresh')).toBe(2)
  })
})

describe('a guest', () => {
  it('begins one session for all calls that wait for a token (S033)', async () => {
    host.answers((request, respond) => respond(200, isGuestSignin(request) ? guestTokens(1) : { list: [], total: 0 }))
    await Promise.all(Array.from({ length: 20 }, () => sendCall(listChannels, { query: {} })))
    expect([count('/signin/guest'), count('/v2/ip')]).toEqual([1, 20])
  })

  it('who has just become a member remains one when an earlier call of the guest is refused (X20)', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) tokenCookies.store(memberTokens(2))
      respond(401, { messageCode: 'Unauthenticated', code: 401 })
    })
    startSessionWith(guestTokens(1))
    await rejectionOf(sendCall(listChannels, { query: {} }))
    expect(tokenCookies.read()).toEqual(memberTokens(2))
    expect(count('/signin/guest')).toBe(0)
  })

  it('gets one new session and one retry after a 401 (Q35)', async () => {
    host.answers((request, respond) => {
      if (isGuestSignin(request)) return respond(200, guestTokens(2))
      respond(bearerOf(request) === guestTokens(2).accessToken ? 200 : 401, { list: [], total: 0 })
    })
    startSessionWith(guestTokens(1))
    await sendCall(listChannels, { query: {} })
    expect([count('/auth/refresh'), count('/signin/guest'), count('/v2/ip')]).toEqual([1, 1, 2])
  })

  it.each([
    ['logs in', () => sendCall(signinEmail, { body: { email: 'a@example.com', password: 'x' } })],
    ['enters the code of a sign-up', () => sendCall(signupEmail, { body: { email: 'a@example.com', code: '271828' } })],
    [
      'enters the code of a sign-up by a provider',
      () => sendCall(signupProvider, { body: { email: 'a@example.com', code: '271828' } }),
    ],
    ['returns from a provider', () => sendCall(signinProvider, { body: { code: 'c0de', state: 'b1f4' } })],
  ])('who %s a quarter of an hour later keeps the session of the pending sign-up (S039, C004)', async (_what, act) => {
    host.answers((request, respond) => {
      if (isRefresh(request)) return respond(200, guestTokens(2))
      if (bearerOf(request) === guestTokens(2).accessToken)
        return respond(200, { ...memberTokens(1), outcome: 'SIGNED_IN' })
      respond(401, { messageCode: 'Unauthenticated', code: 401 })
    })
    startSessionWith(guestTokens(1))
    await act()
    expect([count('/auth/refresh'), count('/signin/guest'), host.requests.length]).toEqual([1, 0, 3])
  })

  it('gets no endless new sessions when every answer is a 401', async () => {
    host.answers((request, respond) =>
      isRefresh(request) ? respond(200, guestTokens(2)) : respond(401, { messageCode: 'Unauthenticated', code: 401 }),
    )
    startSessionWith(guestTokens(1))
    const login = sendCall(signinEmail, { body: { email: 'a@example.com', password: 'x' } })
    expect(await rejectionOf(login)).toMatchObject({ status: 401 })
    expect(count('/signin/email')).toBe(2)
  })

  it('sends no call that requires a member (S062)', async () => {
    host.answers((_request, respond) => respond(200, guestTokens(1)))
    startSessionWith(guestTokens(1))
    expect(await rejectionOf(sendCall(getTime, {}))).toMatchObject({ kind: 'guest' })
    expect(host.requests).toEqual([])
  })

  it('is not refreshed for a 401 that is the answer to a login (Q35)', async () => {
    host.answers((_request, respond) => respond(401, { messageCode: 'InvalidEmailOrPassword', code: 401 }))
    startSessionWith(guestTokens(1))
    const login = sendCall(signinEmail, { body: { email: 'a@example.com', password: 'x' } })
    expect(await rejectionOf(login)).toMatchObject({ messageCode: 'InvalidEmailOrPassword' })
    expect(host.requests).toEqual(['POST /hosts/user/v1/auth/signin/email'])
  })

  it('without an access token keeps the session of the refresh token, and the page follows it', async () => {
    host.answers((request, respond) => respond(isRefresh(request) ? 200 : 404, memberTokens(2)))
    tokenCookies.store(memberTokens(1))
    document.cookie = 'token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ kind: 'unsent' })
    expect(tokenCookies.read().accessToken).toBe(memberToken(2))
    expect(replaced).toHaveBeenCalledOnce()
  })
})
