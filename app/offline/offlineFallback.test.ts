// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import { addressOf } from '../api/earlyAnswers.ts'
import { queryClient } from '../queryClient.ts'
import { tokenCookies } from '../session/cookies.ts'
import { runReset } from '../session/runReset.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { testToken } from '../session/testToken.ts'
import { isOffline, setOffline } from './connection.ts'
import { orKept } from './offlineFallback.ts'
import { keep } from './kept.ts'
import { memoryCaches } from './memoryCaches.ts'
import { shownSince } from './shownSince.ts'

vi.mock('../errors/raiseLater.ts', () => ({ raiseLater: () => {} }))

const request = { query: {} }
const answer = (total: number) => ({ list: [], total })
const now = Date.parse('2026-01-31T12:00:00Z')
const yesterday = now - 86_400_000

/** Calls of the host that are on their way: the test answers them. */
const sent: PromiseWithResolvers<unknown>[] = []
const ask = () => {
  const call = Promise.withResolvers<unknown>()
  sent.push(call)
  return call.promise
}
const failure = (kind: ApiError['kind']) => new ApiError({ endpoint: listChannels, kind })
const get = () => orKept(listChannels, request, ask)

const keepYesterday = async () => {
  vi.setSystemTime(yesterday)
  await keep(addressOf(listChannels, undefined, request.query), JSON.stringify(answer(1)), 'hikari')
  vi.setSystemTime(now)
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('caches', memoryCaches())
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  tokenCookies.store({ accessToken: testToken({ AccountID: 'hikari' }), refreshToken: testToken({}) })
  useSession.setState({ accountId: 'hikari' })
})
afterEach(() => {
  setOffline(false)
  runReset()
  resetSession()
  tokenCookies.clear()
  sent.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a call whose session ends while it waits (Q350)', () => {
  it('gets nothing of what the next member has, and does not say that the host is away', async () => {
    const given = vi.fn<(answer: unknown) => void>()
    void get().then(given, () => {})
    runReset()
    resetSession()
    tokenCookies.store({ accessToken: testToken({ AccountID: 'sora' }), refreshToken: testToken({}) })
    useSession.setState({ accountId: 'sora' })
    vi.setSystemTime(yesterday)
    await keep(addressOf(listChannels, undefined, request.query), JSON.stringify(answer(7)), 'sora')
    vi.setSystemTime(now)
    await vi.advanceTimersByTimeAsync(3_000)
    sent[0]?.reject(failure('sessionEnded'))
    await vi.advanceTimersByTimeAsync(0)
    expect(given).not.toHaveBeenCalled()
    expect(isOffline()).toBe(false)
  })
})

describe('where a host lets one wait (Q341)', () => {
  it('what it had answered is there after three seconds, and not before', async () => {
    await keepYesterday()
    const given = vi.fn<(answer: unknown) => void>()
    void get().then(given)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(given).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(given).toHaveBeenCalledWith(answer(1)))
    expect(isOffline()).toBe(true)
  })

  it('and is known not to be there, that comes at once, and the call goes on behind it', async () => {
    await keepYesterday()
    setOffline(true)
    const asked = get()
    await vi.advanceTimersByTimeAsync(0)
    expect(await asked).toEqual(answer(1))
    expect(sent).toHaveLength(1)
  })

  it('its answer is waited for where it has never answered', async () => {
    const asked = get()
    await vi.advanceTimersByTimeAsync(10_000)
    sent[0]?.resolve(answer(2))
    expect(await asked).toEqual(answer(2))
    expect(isOffline()).toBe(false)
  })

  it('its late answer renews the page, and asks for nothing again', async () => {
    await keepYesterday()
    const observer = new QueryObserver(queryClient, { queryKey: ['channels'], queryFn: get })
    const leave = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(3_000)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(answer(1)))
    expect(shownSince()).toBe(yesterday)
    void queryClient.invalidateQueries()
    await vi.advanceTimersByTimeAsync(0)
    sent[0]?.resolve(answer(2))
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(answer(2)))
    expect(shownSince()).toBeGreaterThanOrEqual(now)
    expect(sent).toHaveLength(1)
    leave()
  })

  it('its late refusal is told: it may concern the session', async () => {
    await keepYesterday()
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

describe('where a host could not be reached', () => {
  it.each(['network', 'timeout'] as const)('what it had answered stands in for a %s failure (Q282)', async (kind) => {
    await keepYesterday()
    const asked = get()
    sent[0]?.reject(failure(kind))
    expect(await asked).toEqual(answer(1))
    expect(isOffline()).toBe(true)
  })

  it('nothing stands in for a refusal, nor for what was never answered', async () => {
    const never = get()
    sent[0]?.reject(failure('network'))
    await expect(never).rejects.toMatchObject({ kind: 'network' })
    await keepYesterday()
    const refused = get()
    sent[1]?.reject(failure('status'))
    await expect(refused).rejects.toMatchObject({ kind: 'status' })
    expect(isOffline()).toBe(false)
  })
})
