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

describe('when the server answers a member’s call with 401, the client', () => {
  it('refreshes the tokens once for 50 concurrent calls, and retries each call once (S039, Q35)', async () => {
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

  it('refreshes the tokens a second time after the new token has expired, too', async () => {
    const rotating = serveRotatingTokens(host)
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    rotating.expire()
    await sendCall(getAccountAuth, {})
    expect(count('/auth/refresh')).toBe(2)
  })

  it.each([-86_400, -600, 600, 86_400])(
    'refreshes the tokens once even if the device’s clock is off by %d s',
    async (seconds) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
      serveRotatingTokens(host)
      startSessionWith({ ...memberTokens(1), refreshToken: refreshToken(1) })
      await sendCall(getAccountAuth, {})
      expect(count('/auth/refresh')).toBe(1)
      expect(tokenCookies.read()).toEqual({ accessToken: memberToken(2), refreshToken: refreshToken(2) })
    },
  )

  it('fails the call with the 401 if the server refuses the refresh, too (E017)', async () => {
    host.answers((_request, respond) => respond(401, { messageCode: 'Unauthenticated', code: 401 }))
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({
      status: 401,
      messageCode: 'Unauthenticated',
    })
    expect(host.requests).toHaveLength(2)
  })

  it('fails the call after one refresh and one retry if the server answers the retry with 401, too', async () => {
    host.answers((request, respond) => (isRefresh(request) ? respond(200, memberTokens(2)) : respond(401, {})))
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ status: 401 })
    expect(host.requests).toHaveLength(3)
  })

  it('keeps the tokens of the session if the server answers the refresh with 503', async () => {
    host.answers((request, respond) => respond(isRefresh(request) ? 503 : 401, {}))
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ status: 503 })
    expect(tokenCookies.read().accessToken).toBe(memberToken(1))
  })

  it('sends the refresh a second time if the first answer was lost, because the server may already have used up the refresh token', async () => {
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

  it('keeps the member’s token if the refresh returns tokens of a guest, because the stored refresh token was a guest’s (X20)', async () => {
    host.answers((request, respond) => (isRefresh(request) ? respond(200, guestTokens(5)) : respond(401, {})))
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ status: 401 })
    expect(tokenCookies.read().accessToken).toBe(memberToken(1))
  })
})

describe('a tab whose browser has a second tab of the app', () => {
  it('retries a refused call with the token that the second tab has stored, without a refresh', async () => {
    host.answers((request, respond) => {
      if (bearerOf(request) === memberToken(2)) return respond(200, {})
      tokenCookies.store(memberTokens(2))
      respond(401, {})
    })
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    expect([count('/auth/refresh'), count('/account/auth')]).toEqual([0, 2])
  })

  it('continues with the token of the second tab when its own refresh is refused because the second tab was first', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) tokenCookies.store(memberTokens(2))
      respond(bearerOf(request) === memberToken(2) ? 200 : 401, {})
    })
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    expect(tokenCookies.read().accessToken).toBe(memberToken(2))
  })

  it('waits, in a browser without Web Locks, for the tokens that the second tab stores 200 ms after its refresh is refused', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) setTimeout(() => tokenCookies.store(memberTokens(2)), 200)
      respond(bearerOf(request) === memberToken(2) ? 200 : 401, {})
    })
    startSessionWith(memberTokens(1))
    await sendCall(getAccountAuth, {})
    expect(count('/auth/refresh')).toBe(1)
    expect(tokenCookies.read().accessToken).toBe(memberToken(2))
  })

  it('stores no tokens if the user logs out in the second tab during the refresh (S035)', async () => {
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
  ])('sends no call of its member after the second tab %s (X20)', async (_what, happens) => {
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
    ['another member', () => tokenCookies.store(another)],
  ])('never retries a call of a member with a token that the second tab stored for %s (X20)', async (_who, happens) => {
    host.answers((_request, respond) => {
      happens()
      respond(401, {})
    })
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ kind: 'sessionEnded', status: 401 })
    expect(host.requests).toHaveLength(1)
  })

  it('fails a call with the kind `sessionEnded`, and adopts the cookies, if the second tab logs out between refresh and retry', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) return respond(200, memberTokens(2))
      if (bearerOf(request) === memberToken(2)) tokenCookies.clear()
      respond(401, {})
    })
    startSessionWith(memberTokens(1))
    expect(await rejectionOf(sendCall(getAccountAuth, {}))).toMatchObject({ kind: 'sessionEnded', status: 401 })
    expect(replaced).toHaveBeenCalledOnce()
  })

  it('keeps the member’s tokens if the second tab completes a login while the first tab begins a guest session (X20)', async () => {
    host.answers((request, respond) => {
      if (isGuestSignin(request)) tokenCookies.store(memberTokens(1))
      respond(200, isGuestSignin(request) ? guestTokens(4) : { list: [], total: 0 })
    })
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ kind: 'unsent' })
    expect(tokenCookies.read().accessToken).toBe(memberToken(1))
    expect(replaced).toHaveBeenCalledOnce()
  })
})

describe('the lock for token refreshes, if another tab never releases it,', () => {
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

  it('delays the first call until the time limit, does not delay the next call, and lets both succeed', async () => {
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
  it('gets one guest session for 20 concurrent calls that wait for a token (S033)', async () => {
    host.answers((request, respond) => respond(200, isGuestSignin(request) ? guestTokens(1) : { list: [], total: 0 }))
    await Promise.all(Array.from({ length: 20 }, () => sendCall(listChannels, { query: {} })))
    expect([count('/signin/guest'), count('/v2/ip')]).toEqual([1, 20])
  })

  it('who becomes a member while the server refuses an earlier call keeps the member’s tokens (X20)', async () => {
    host.answers((request, respond) => {
      if (isRefresh(request)) tokenCookies.store(memberTokens(2))
      respond(401, { messageCode: 'Unauthenticated', code: 401 })
    })
    startSessionWith(guestTokens(1))
    await rejectionOf(sendCall(listChannels, { query: {} }))
    expect(tokenCookies.read()).toEqual(memberTokens(2))
    expect(count('/signin/guest')).toBe(0)
  })

  it('gets one new guest session, and one retry of the call, when the server answers a call and the refresh with 401 (Q35)', async () => {
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
  ])(
    'whose token has expired and who %s keeps the session of the pending sign-up, because the client refreshes the token (S039, C004)',
    async (_what, act) => {
      host.answers((request, respond) => {
        if (isRefresh(request)) return respond(200, guestTokens(2))
        if (bearerOf(request) === guestTokens(2).accessToken)
          return respond(200, { ...memberTokens(1), outcome: 'SIGNED_IN' })
        respond(401, { messageCode: 'Unauthenticated', code: 401 })
      })
      startSessionWith(guestTokens(1))
      await act()
      expect([count('/auth/refresh'), count('/signin/guest'), host.requests.length]).toEqual([1, 0, 3])
    },
  )

  it('gets a failed login after one retry when the server answers every login with 401', async () => {
    host.answers((request, respond) =>
      isRefresh(request) ? respond(200, guestTokens(2)) : respond(401, { messageCode: 'Unauthenticated', code: 401 }),
    )
    startSessionWith(guestTokens(1))
    const login = sendCall(signinEmail, { body: { email: 'a@example.com', password: 'x' } })
    expect(await rejectionOf(login)).toMatchObject({ status: 401 })
    expect(count('/signin/email')).toBe(2)
  })

  it('cannot send a call for members: it fails with the kind `guest` (S062)', async () => {
    host.answers((_request, respond) => respond(200, guestTokens(1)))
    startSessionWith(guestTokens(1))
    expect(await rejectionOf(sendCall(getTime, {}))).toMatchObject({ kind: 'guest' })
    expect(host.requests).toEqual([])
  })

  it('who enters a wrong password gets no token refresh, although the server answers with 401 (Q35)', async () => {
    host.answers((_request, respond) => respond(401, { messageCode: 'InvalidEmailOrPassword', code: 401 }))
    startSessionWith(guestTokens(1))
    const login = sendCall(signinEmail, { body: { email: 'a@example.com', password: 'x' } })
    expect(await rejectionOf(login)).toMatchObject({ messageCode: 'InvalidEmailOrPassword' })
    expect(host.requests).toEqual(['POST /hosts/user/v1/auth/signin/email'])
  })

  it('without an access token whose refresh token belongs to a member gets the member’s session, and the page adopts it', async () => {
    host.answers((request, respond) => respond(isRefresh(request) ? 200 : 404, memberTokens(2)))
    tokenCookies.store(memberTokens(1))
    document.cookie = 'token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect(await rejectionOf(sendCall(listChannels, { query: {} }))).toMatchObject({ kind: 'unsent' })
    expect(tokenCookies.read().accessToken).toBe(memberToken(2))
    expect(replaced).toHaveBeenCalledOnce()
  })
})
