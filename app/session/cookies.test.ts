import { afterEach, describe, expect, it, vi } from 'vitest'
import { setSharedDevice } from './setSharedDevice.ts'
import { resetClock, setServerTime } from '../time/clock.ts'
import { LocalFailure } from '../errors/localFailure.ts'
import { requireCookies } from './requireCookies.ts'
import { pendingSteps, refreshTokenDays, tokenCookies } from './cookies.ts'
import { claimsOf } from './jwt.ts'
import { testToken } from '../testing/testToken.ts'

const now = Date.parse('2026-01-31T00:00:00Z')
const inDays = (days: number) => testToken({ exp: now / 1000 + days * 86_400 })

afterEach(() => {
  tokenCookies.clear()
  pendingSteps.clearAll()
  resetClock()
  vi.restoreAllMocks()
})

describe('the refresh token cookie (S097)', () => {
  it.each([
    [29.2, 30],
    [30, 30],
    [0.01, 1],
    [-3, 0],
  ])('of a token that is valid for %d days lasts %d whole days', (days, rounded) =>
    expect(refreshTokenDays(inDays(days), now)).toBe(rounded),
  )

  it('lasts until the token expires by the server’s clock, once the server has sent its time', () => {
    const token = testToken({ exp: (Date.now() + 36 * 3_600_000) / 1000 })
    expect(refreshTokenDays(token)).toBe(2)
    setServerTime(new Date(Date.now() + 24 * 3_600_000).toISOString(), Date.now())
    expect(refreshTokenDays(token)).toBe(1)
  })

  it('is deleted when the browser closes if the token has no expiry', () =>
    expect(refreshTokenDays('opaque')).toBeUndefined())
})

describe('the tokens of a session, for browsers that block cookies (Q427)', () => {
  const tokens = { accessToken: 'a', refreshToken: inDays(30) }
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }

  it.each([
    ['throws', refuse, refuse],
    ['stores nothing', () => '', () => {}],
  ])('are stored in the memory of the page if `document.cookie` %s', (_what, read, write) => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: read, set: write })
    expect([tokenCookies.read(), tokenCookies.has()]).toEqual([{}, false])
    tokenCookies.store(tokens)
    expect([tokenCookies.read(), tokenCookies.has()]).toEqual([tokens, true])
    tokenCookies.storeEmbedded('b')
    expect(tokenCookies.read()).toEqual({ accessToken: 'b' })
    tokenCookies.clear()
    expect([tokenCookies.read(), tokenCookies.has()]).toEqual([{}, false])
    pendingSteps.store('reset-email', 'a@example.com')
    expect(pendingSteps.read('reset-email')).toBeUndefined()
    expect(requireCookies).toThrow(new LocalFailure('cookiesBlocked'))
    Reflect.deleteProperty(document, 'cookie')
  })

  it('are not stored in the memory of a page whose cookies work, so that a log-out in another tab ends the session of this tab, too', () => {
    tokenCookies.store(tokens)
    document.cookie = 'token=; max-age=-1; path=/'
    document.cookie = 'refreshToken=; max-age=-1; path=/'
    expect(tokenCookies.has()).toBe(false)
    expect(requireCookies).not.toThrow()
    expect(document.cookie).toBe('')
  })
})

describe('the token cookies (S096–S098, X3)', () => {
  it('have their specified names, and the cookie of the access token lasts 999999 days', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    tokenCookies.store({ accessToken: 'a', refreshToken: inDays(30), firebaseToken: 'f' })
    const cookies = written.mock.calls.map(([cookie]) => cookie)
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['token', 'refreshToken', 'firebaseToken'])
    const expires = Date.parse(/expires=([^;]+)/.exec(cookies[0]!)![1]!)
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(999_999)
    for (const cookie of cookies) expect(cookie).toMatch(/sameSite=Lax/i)
  })

  it('are deleted when the browser closes on a shared device (Q283)', () => {
    setSharedDevice(true)
    const written = vi.spyOn(document, 'cookie', 'set')
    tokenCookies.store({ accessToken: 'a', refreshToken: inDays(30) })
    const cookies = written.mock.calls
      .map(([cookie]) => cookie)
      .filter((cookie) => /^(token|refreshToken)=/.test(cookie))
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).not.toMatch(/expires|max-age/i)
    setSharedDevice(false)
  })

  it('are all deleted by tokenCookies.clear()', () => {
    tokenCookies.store({ accessToken: 'a', refreshToken: 'r', firebaseToken: 'f' })
    expect(tokenCookies.read()).toEqual({ accessToken: 'a', refreshToken: 'r' })
    tokenCookies.clear()
    expect(document.cookie).toBe('')
  })

  it('no longer contain the realtime token of an earlier session after a session without one is stored', () => {
    tokenCookies.store({ accessToken: 'a', refreshToken: 'r', firebaseToken: 'f' })
    tokenCookies.store({ accessToken: 'b', refreshToken: 'r' })
    expect(tokenCookies.readFirebase()).toBeUndefined()
  })
})

it('the cookies of a pending sign-up or password reset are `SameSite=Strict`, and are deleted when the browser closes (S099–S102, X5)', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  pendingSteps.store('email-cache', 'akari@example.com')
  expect(written.mock.calls[0]![0]).toMatch(/^email-cache=/)
  expect(written.mock.calls[0]![0]).toMatch(/sameSite=Strict/i)
  expect(written.mock.calls[0]![0]).not.toMatch(/expires/i)
  expect(pendingSteps.read('email-cache')).toBe('akari@example.com')
})

describe('claimsOf()', () => {
  it('reads the account id and the expiry from an access token', () =>
    expect(claimsOf(testToken({ AccountID: 'acc-hikari', exp: 12 }))).toEqual({
      accountId: 'acc-hikari',
      expiresAt: 12,
    }))
  it.each([undefined, '', 'x', 'a.b.c', 'a.e30.c', `a.${btoa('null')}.c`, `a.${btoa('{"AccountID":7,"exp":"x"}')}.c`])(
    'returns no account id and no expiry, as for a guest, for the token %j',
    (token) => expect(claimsOf(token)).toEqual({ accountId: '', expiresAt: undefined }),
  )
})
