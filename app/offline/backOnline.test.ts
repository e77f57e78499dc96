// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { hearHost, isOffline, setOffline } from './connection.ts'
import { lookForNet, watchConnection } from './backOnline.ts'

const host = vi.hoisted(() => ({ isThere: false, asked: 0, options: undefined as unknown, held: undefined as unknown }))
vi.mock('../api/call.ts', async () => {
  const { hearHost: tell } = await import('./connection.ts')
  return {
    // As every call of the app: an answer says that hosts can be reached (send.ts).
    call: async (_endpoint: unknown, _request: unknown, options: unknown) => {
      host.asked += 1
      host.options = options
      await host.held
      if (!host.isThere) throw new Error('no net')
      tell(performance.now())
      return { list: [] }
    },
  }
})

const browserSays = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(host, { isThere: false, asked: 0, held: undefined })
})
afterEach(() => {
  setOffline(false)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the way back onto the net', () => {
  it('is found by asking, though the browser never tells of it, and everything is asked for anew (R036)', async () => {
    browserSays(false)
    const anew = vi.spyOn(queryClient, 'invalidateQueries')
    watchConnection()
    dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isOffline()).toBe(true)
    expect(host.asked).toBeGreaterThan(1)
    expect(anew).not.toHaveBeenCalled()
    host.isThere = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isOffline()).toBe(false)
    expect(anew).toHaveBeenCalledOnce()
    const { asked } = host
    await vi.advanceTimersByTimeAsync(60_000)
    expect(host.asked).toBe(asked)
  })

  it('is told to the buttons that send, as the loss of it was (Q282)', async () => {
    const isTold = () => document.documentElement.hasAttribute('data-offline')
    browserSays(false)
    watchConnection()
    dispatchEvent(new Event('offline'))
    expect(isTold()).toBe(true)
    host.isThere = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isTold()).toBe(false)
  })

  it('is not seen in an answer to what was sent before the network went (Q282)', async () => {
    watchConnection()
    const sentAt = performance.now()
    await vi.advanceTimersByTimeAsync(5)
    dispatchEvent(new Event('offline'))
    hearHost(sentAt)
    expect(isOffline()).toBe(true)
    hearHost(performance.now())
    expect(isOffline()).toBe(false)
  })

  it('is looked for by one call at a time, and behind no overlay: a network may swallow them (Q341)', async () => {
    const held = Promise.withResolvers<void>()
    host.held = held.promise
    setOffline(true)
    watchConnection()
    await vi.advanceTimersByTimeAsync(60_000)
    void lookForNet()
    expect(host.asked).toBe(1)
    expect(host.options).toEqual({ isSilent: true })
    held.resolve()
    await lookForNet()
    await lookForNet()
    expect(host.asked).toBe(2)
  })

  it('is not waited for where a host has answered, whatever the browser says', () => {
    browserSays(false)
    setOffline(true)
    setOffline(false)
    expect(isOffline()).toBe(false)
  })
})
