// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { noteServerReachable, isOffline, setOffline } from '../../connection/connection.ts'
import { checkNetwork, watchConnection } from './backOnline.ts'

const host = vi.hoisted(() => ({
  isThere: false,
  callCount: 0,
  options: undefined as unknown,
  gate: undefined as unknown,
}))
vi.mock('../../api/call.ts', async () => {
  const { noteServerReachable: tell } = await import('../../connection/connection.ts')
  return {
    // Mocks the function that makes calls. As in the app, an answer marks the server as reachable (send.ts).
    call: async (_endpoint: unknown, _request: unknown, options: unknown) => {
      host.callCount += 1
      host.options = options
      await host.gate
      if (!host.isThere) throw new Error('no net')
      tell(performance.now())
      return { list: [] }
    },
  }
})

const browserSays = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(host, { isThere: false, callCount: 0, gate: undefined })
})
afterEach(() => {
  setOffline(false)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('coming back online', () => {
  it('is detected by polling if the browser fires no event, and refetches all data (R036)', async () => {
    browserSays(false)
    const refetchAll = vi.spyOn(queryClient, 'invalidateQueries')
    watchConnection()
    dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isOffline()).toBe(true)
    expect(host.callCount).toBeGreaterThan(1)
    expect(refetchAll).not.toHaveBeenCalled()
    host.isThere = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isOffline()).toBe(false)
    expect(refetchAll).toHaveBeenCalledOnce()
    const { callCount } = host
    await vi.advanceTimersByTimeAsync(60_000)
    expect(host.callCount).toBe(callCount)
  })

  it('enables the send buttons, which the app had disabled when it went offline (Q282)', async () => {
    const isTold = () => document.documentElement.hasAttribute('data-offline')
    browserSays(false)
    watchConnection()
    dispatchEvent(new Event('offline'))
    expect(isTold()).toBe(true)
    host.isThere = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isTold()).toBe(false)
  })

  it('is not concluded from the answer to a request that was sent before the network was lost (Q282)', async () => {
    watchConnection()
    const sentAt = performance.now()
    await vi.advanceTimersByTimeAsync(5)
    dispatchEvent(new Event('offline'))
    noteServerReachable(sentAt)
    expect(isOffline()).toBe(true)
    noteServerReachable(performance.now())
    expect(isOffline()).toBe(false)
  })

  it('is checked by at most one silent call at a time, because a network may leave calls unanswered (Q341)', async () => {
    const gate = Promise.withResolvers<void>()
    host.gate = gate.promise
    setOffline(true)
    watchConnection()
    await vi.advanceTimersByTimeAsync(60_000)
    void checkNetwork()
    expect(host.callCount).toBe(1)
    expect(host.options).toEqual({ isSilent: true })
    gate.resolve()
    await checkNetwork()
    await checkNetwork()
    expect(host.callCount).toBe(2)
  })

  it('takes effect as soon as a server has answered, even if the browser still reports offline', () => {
    browserSays(false)
    setOffline(true)
    setOffline(false)
    expect(isOffline()).toBe(false)
  })
})
