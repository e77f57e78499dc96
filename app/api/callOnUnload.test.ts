import { finishVideoPlaying } from '@tsudoi/contracts/analytics/analytics.endpoints'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { tokenCookies } from '../session/cookies.ts'
import { resetSession } from '../session/sessionStore.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { callOnUnload } from './callOnUnload.ts'
import { startSessionWith } from '../testing/testHost.ts'

const body = { videoId: 'video-1', state: 5, position: 12 }
const requests = vi.fn<typeof fetch>(async () => new Response())

beforeAll(() => setTestUrl('http://127.0.0.1/'))
afterEach(() => {
  tokenCookies.clear()
  resetSession()
  vi.unstubAllGlobals()
  requests.mockClear()
})

it('callOnUnload() sends the member’s token, and `keepalive` so that the browser completes the request after the page unloads (C127)', () => {
  vi.stubGlobal('fetch', requests)
  const accessToken = testToken({ AccountID: 'acc-hikari' })
  startSessionWith({ accessToken, refreshToken: testToken({ n: 1 }) })
  expect(callOnUnload(finishVideoPlaying, body)).toBe(true)
  expect(requests).toHaveBeenCalledExactlyOnceWith(
    '/hosts/app/v2/analytics/finish/playing/video',
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      body: JSON.stringify(body),
      headers: expect.objectContaining({ Authorization: `Bearer ${accessToken}`, 'x-device-platform': 'WEB' }),
    }),
  )
})

it('callOnUnload() sends nothing for a guest, and does not throw when a member’s request fails', async () => {
  vi.stubGlobal('fetch', requests)
  expect(callOnUnload(finishVideoPlaying, body)).toBe(false)
  expect(requests).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  startSessionWith({ accessToken: testToken({ AccountID: 'a' }), refreshToken: testToken({ n: 1 }) })
  expect(() => callOnUnload(finishVideoPlaying, body)).not.toThrow()
})

it('callOnUnload() sends nothing when another member has logged in in another tab (X20)', () => {
  vi.stubGlobal('fetch', requests)
  startSessionWith({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({ n: 1 }) })
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({ n: 2 }) })
  expect(callOnUnload(finishVideoPlaying, body)).toBe(false)
  expect(requests).not.toHaveBeenCalled()
})

it('callOnUnload() sends nothing while the access token is expired, because an unloading page cannot renew the token', () => {
  vi.stubGlobal('fetch', requests)
  const accessToken = testToken({ AccountID: 'acc-hikari', exp: Date.now() / 1000 - 1 })
  tokenCookies.store({ accessToken, refreshToken: testToken({ n: 1 }) })
  expect(callOnUnload(finishVideoPlaying, body)).toBe(false)
  expect(requests).not.toHaveBeenCalled()
})
