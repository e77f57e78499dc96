import { signout } from '@tsudoi/contracts/auth/auth.endpoints'
import type { CallOptions } from '@tsudoi/contracts/client'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../api/call.ts'
import { beforeLogout } from './beforeLogout.ts'
import { tokenCookies } from './cookies.ts'
import { logout } from './logout.ts'
import { resetSession, useSession } from './sessionStore.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

afterEach(() => {
  vi.useRealTimers()
  tokenCookies.clear()
  resetSession()
})

it('a logout sends what must go before it outside of the lock for tokens, because such a call may have to refresh them (S039)', async () => {
  let isLocked = false
  let wasLocked: boolean | undefined
  const request = async (_name: string, ...args: unknown[]) => {
    isLocked = true
    await (args.at(-1) as (lock: object) => Promise<unknown>)({})
    isLocked = false
  }
  vi.stubGlobal('navigator', { locks: { request } })
  beforeLogout(async () => void (wasLocked = isLocked))
  vi.mocked(call).mockResolvedValue({})
  await logout()
  vi.unstubAllGlobals()
  expect(wasLocked).toBe(false)
})

it('a logout sends the sign-out call without a time limit, but ends the session in the browser after three seconds without an answer (S035, X3)', async () => {
  vi.useFakeTimers()
  setTestUrl('http://127.0.0.1/account/logout')
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({ n: 1 }) })
  useSession.setState({ accountId: 'acc-hikari' })
  let signal: AbortSignal | undefined
  vi.mocked(call).mockImplementation((endpoint, _request, options?: CallOptions) => {
    expect(endpoint).toBe(signout)
    signal = options?.signal
    return new Promise(() => {})
  })
  const over = logout()
  await vi.advanceTimersByTimeAsync(3_000)
  await over
  expect(tokenCookies.has()).toBe(false)
  expect(useSession.getState().accountId).toBe('')
  expect(signal, 'nothing can take it back').toBeUndefined()
})
