// @vitest-environment happy-dom
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { urlOfGet } from '../../api/earlyAnswers.ts'
import { queryClient } from '../../queryClient.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { currentSession, resetSession, useSession } from '../../session/sessionStore.ts'
import { testToken } from '../../testing/testToken.ts'
import { isOffline, setOffline } from './connection.ts'
import { withCacheFallback } from './offlineFallback.ts'
import { cacheResponse } from './responseCache.ts'
import { createMemoryCaches } from '../../testing/createMemoryCaches.ts'
import { oldestContentTime } from './oldestContentTime.ts'

vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: () => {} }))

const request = { query: {} }
const answer = (total: number) => ({ list: [], total })
const now = Date.parse('2026-01-31T12:00:00Z')
const yesterday = now - 86_400_000

/** The calls in flight; the test decides when and how each is answered. */
const sent: PromiseWithResolvers<unknown>[] = []
const send = () => {
  const call = Promise.withResolvers<unknown>()
  sent.push(call)
  return call.promise
}
const failure = (kind: ApiError['kind']) => new ApiError({ endpoint: listChannels, kind })
const get = () => withCacheFallback(listChannels, request, send, currentSession())

/** Begins a change of the user, whose own call is never answered. */
const change = () =>
  void new MutationObserver(queryClient, { mutationFn: () => new Promise<void>(() => {}) }).mutate().catch(() => {})

const cacheYesterday = async () => {
  vi.setSystemTime(yesterday)
  await cacheResponse(urlOfGet(listChannels, undefined, request.query), JSON.stringify(answer(1)), 'hikari')
  vi.setSystemTime(now)
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('caches', createMemoryCaches())
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  tokenCookies.store({ accessToken: testToken({ AccountID: 'hikari' }), refreshToken: testToken({}) })
  useSession.setState({ accountId: 'hikari' })
})
afterEach(() => {
  setOffline(false)
  resetSessionData()
  resetSession()
  tokenCookies.clear()
  sent.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a call whose session ends while it is in flight (Q350)', () => {
  it('gets no cached answer of the member who logs in next, and does not set the app offline', async () => {
    const onAnswer = vi.fn<(answer: unknown) => void>()
    void get().then(onAnswer, () => {})
    resetSessionData()
    resetSession()
    tokenCookies.store({ accessToken: testToken({ AccountID: 'sora' }), refreshToken: testToken({}) })
    useSession.setState({ accountId: 'sora' })
    vi.setSystemTime(yesterday)
    await cacheResponse(urlOfGet(listChannels, undefined, request.query), JSON.stringify(answer(7)), 'sora')
    vi.setSystemTime(now)
    await vi.advanceTimersByTimeAsync(3_000)
    sent[0]?.reject(failure('sessionEnded'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onAnswer).not.toHaveBeenCalled()
    expect(isOffline()).toBe(false)
  })
})

describe('the answer of a slow server (Q341)', () => {
  it('is replaced by the cached answer after three seconds, and not earlier', async () => {
    await cacheYesterday()
    const onAnswer = vi.fn<(answer: unknown) => void>()
    void get().then(onAnswer)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(onAnswer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer(1)))
    await vi.waitFor(() => expect(isOffline()).toBe(true))
  })

  it('is replaced by the cached answer without a delay while the app is offline; the call continues in the background', async () => {
    await cacheYesterday()
    setOffline(true)
    const pending = get()
    await vi.advanceTimersByTimeAsync(0)
    expect(await pending).toEqual(answer(1))
    expect(sent).toHaveLength(1)
  })

  it('is still awaited after three seconds if there is no cached answer', async () => {
    const pending = get()
    await vi.advanceTimersByTimeAsync(10_000)
    sent[0]?.resolve(answer(2))
    expect(await pending).toEqual(answer(2))
    expect(isOffline()).toBe(false)
  })

  it('updates the page when it arrives after the cached answer, without another call', async () => {
    await cacheYesterday()
    const observer = new QueryObserver(queryClient, { queryKey: ['channels'], queryFn: get })
    const leave = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(3_000)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(answer(1)))
    expect(oldestContentTime()).toBe(yesterday)
    void queryClient.invalidateQueries()
    await vi.advanceTimersByTimeAsync(0)
    sent[0]?.resolve(answer(2))
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(answer(2)))
    expect(oldestContentTime()).toBeGreaterThanOrEqual(now)
    expect(sent).toHaveLength(1)
    leave()
  })

  it('does not undo a change that the user made before it arrived: the call is sent again (S046)', async () => {
    await cacheYesterday()
    const observer = new QueryObserver(queryClient, { queryKey: ['channels'], queryFn: get })
    const leave = observer.subscribe(() => {})
    const shown: unknown[] = []
    await vi.advanceTimersByTimeAsync(3_000)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(answer(1)))
    change()
    observer.subscribe(({ data }) => shown.push(data))
    sent[0]?.resolve(answer(2))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.resolve(answer(3))
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(answer(3)))
    expect(shown).not.toContainEqual(answer(2))
    leave()
  })

  it('is not shared with requests that follow a change, even if the call counted as slow only after the change', async () => {
    await cacheYesterday()
    const first = get()
    await vi.advanceTimersByTimeAsync(2_000)
    change()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await first).toEqual(answer(1))
    void get()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(2)
  })

  it('is still reported if it is a refusal that arrives after the cached answer, because it may concern the session', async () => {
    await cacheYesterday()
    const observer = new QueryObserver(queryClient, { queryKey: ['channels'], queryFn: get })
    const leave = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(3_000)
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    sent[0]?.reject(failure('status'))
    await vi.waitFor(() => expect(observer.getCurrentResult().error).toMatchObject({ kind: 'status' }))
    expect(observer.getCurrentResult().data).toEqual(answer(1))
    leave()
  })
})

describe('a call that reaches no server', () => {
  it.each(['network', 'timeout'] as const)('gets a cached answer if it fails because of %s (Q282)', async (kind) => {
    await cacheYesterday()
    const pending = get()
    sent[0]?.reject(failure(kind))
    expect(await pending).toEqual(answer(1))
    await vi.waitFor(() => expect(isOffline()).toBe(true))
  })

  it('fails if there is no cached answer, as does a call that the server refuses', async () => {
    const never = get()
    sent[0]?.reject(failure('network'))
    await expect(never).rejects.toMatchObject({ kind: 'network' })
    await cacheYesterday()
    const refused = get()
    sent[1]?.reject(failure('status'))
    await expect(refused).rejects.toMatchObject({ kind: 'status' })
    expect(isOffline()).toBe(false)
  })
})
