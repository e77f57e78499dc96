// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '../../env.ts'
import type { Host } from '@tsudoi/contracts/hosts'
import { isOffline, setOffline } from './connection.ts'
import { checkForOffline } from './checkForOffline.ts'

/** The server's answer to the probe. */
let probe: () => Promise<unknown>
const requests = vi.fn<(address: string) => Promise<unknown>>()

const blocked = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', requests)
  requests.mockReset().mockImplementation(() => probe())
  setOffline(false)
})
afterEach(() => {
  setOffline(false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a call that reached no server (Q428)', () => {
  it('does not set the app offline if a server answers another call; only the address of the failed call counts as blocked', async () => {
    probe = () => Promise.resolve({ status: 503 })
    expect(await checkForOffline()).toBe(false)
    expect(isOffline()).toBe(false)
  })

  it.each(['user', 'payment'])(
    'does not set the app offline if a whole host is blocked, but the %s host answers',
    async (host) => {
      requests.mockImplementation((address) =>
        address.startsWith(env.hosts[host as Host]) ? Promise.resolve({ status: 404 }) : blocked(),
      )
      expect(await checkForOffline()).toBe(false)
      expect(isOffline()).toBe(false)
    },
  )

  it('sets the app offline if no server answers, and asks each host once for several such calls', async () => {
    requests.mockImplementation(blocked)
    expect(await Promise.all([checkForOffline(), checkForOffline()])).toEqual([true, true])
    expect(isOffline()).toBe(true)
    expect(requests).toHaveBeenCalledTimes(Object.keys(env.hosts).length)
  })

  it('sets the app offline if no server answers within a second, and online again when one answers', async () => {
    const answer = Promise.withResolvers<unknown>()
    probe = () => answer.promise
    const verdict = checkForOffline()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await verdict).toBe(true)
    answer.resolve({})
    await vi.waitFor(() => expect(isOffline()).toBe(false))
  })

  it('sets the app offline without a probe if the browser has no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    setOffline(true)
    expect(await checkForOffline()).toBe(true)
    expect(requests).not.toHaveBeenCalled()
  })
})
