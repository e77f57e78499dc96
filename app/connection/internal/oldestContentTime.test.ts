// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { listChannels } from '@tsudoi/contracts/channel/channel.endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { queryClient } from '../../queryClient.ts'
import { SessionEnded } from '../../session/sessionEnded.ts'
import {
  markAllServedFromCache,
  refetchCachedQueries,
  oldestContentTime,
  refetchUnrenewedQueries,
  oldestUnrenewedTime,
  markServedFromCache,
} from './oldestContentTime.ts'

vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: () => {} }))

const now = Date.parse('2026-01-31T12:00:00Z')
const yesterday = now - 86_400_000
const longAgo = now - 3 * 86_400_000

const unmounts: (() => void)[] = []

/** Mounts a query as a part of the page, and waits for its answer. */
async function show(name: string, ask: () => Promise<unknown> | string = () => name): Promise<void> {
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn: ask })
  unmounts.push(observer.subscribe(() => {}))
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
}

/** Answers a query as the cache would: with an answer from the given time. */
const cachedFrom = (time: number) => () => {
  markServedFromCache(time)
  return 'kept'
}

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(now))
afterEach(() => {
  for (const end of unmounts.splice(0)) end()
  queryClient.clear()
  vi.restoreAllMocks()
})

it('the displayed time of the content is the time of the oldest cached answer on the screen (R064, Q282)', async () => {
  await show('profile')
  expect(oldestContentTime()).toBe(now)
  await show('photos', cachedFrom(yesterday))
  expect(oldestContentTime()).toBe(yesterday)
  await show('films', cachedFrom(longAgo))
  expect(oldestContentTime()).toBe(longAgo)
  unmounts.pop()?.()
  expect(oldestContentTime()).toBe(yesterday)
})

it('the displayed time of the content is the oldest one of several cached answers, in whichever order they arrive (R064, Q282)', async () => {
  const first = Promise.withResolvers<void>()
  const photos = show('photos', async () => {
    markServedFromCache(longAgo)
    await first.promise
    return 'kept'
  })
  await show('films', cachedFrom(yesterday))
  first.resolve()
  await photos
  expect(oldestContentTime()).toBe(longAgo)
  // Unmounts all queries, so that no fetch is left in flight and the next cached answer counts with its own time.
  unmounts.splice(0).forEach((end) => end())
  await show('notices', cachedFrom(yesterday))
  expect(oldestContentTime()).toBe(yesterday)
})

it('the displayed time of the content stays the time of the cached answer if the server refuses the refetch (Q282)', async () => {
  let host = () => Promise.resolve('photos')
  await show('photos', () => host())
  expect(oldestContentTime()).toBe(now)
  markAllServedFromCache(yesterday)
  host = () => Promise.reject(new Error('refused'))
  await refetchCachedQueries()
  expect(oldestContentTime()).toBe(yesterday)
  host = () => Promise.resolve('photos')
  await refetchCachedQueries()
  expect(oldestContentTime()).toBe(now)
})

describe('the displayed time of content that could not be refetched (Q428)', () => {
  const list = (answers: (() => string)[], meta?: { isSilent?: boolean; handles?: string[] }) =>
    new QueryObserver<string>(queryClient, {
      queryKey: ['list'],
      queryFn: () => (answers.shift() ?? (() => 'now'))(),
      ...(meta && { meta }),
    })
  const fail =
    (error: Error = new Error('no net')) =>
    () => {
      throw error
    }
  const ended = new ApiError({ endpoint: listChannels, kind: 'status', messageCode: 'OutOfTerm' })
  const follow = async (observer: QueryObserver<string>) => {
    unmounts.push(observer.subscribe(() => {}))
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  }

  it('is the time of its last answer, until the content is refetched', async () => {
    const observer = list([() => 'then', fail()])
    await follow(observer)
    expect(oldestUnrenewedTime()).toBeUndefined()
    await observer.refetch()
    expect(oldestUnrenewedTime()).toBe(now)
    await refetchUnrenewedQueries()
    expect([oldestUnrenewedTime(), observer.getCurrentResult().data]).toEqual([undefined, 'now'])
  })

  it('is the time of the cached answer that replaced the answer of a slow server', async () => {
    await show('photos', cachedFrom(yesterday))
    expect(oldestUnrenewedTime()).toBe(yesterday)
  })

  it.each([
    ['has no content', [fail()], undefined],
    ['is optional', [() => 'then', fail()], { isSilent: true }],
    ['shows the reason itself', [() => 'then', fail(ended)], { handles: ['OutOfTerm'] }],
    ['belongs to a session that has ended', [() => 'then', fail(new SessionEnded())], undefined],
  ])('is not shown for a query that %s', async (_which, answers, meta) => {
    const observer = list(answers, meta)
    await follow(observer)
    await observer.refetch()
    expect(oldestUnrenewedTime()).toBeUndefined()
  })

  it('is not shown for a list whose further rows failed to load, because the list itself shows that failure', async () => {
    const pages = ['first']
    const observer = new InfiniteQueryObserver(queryClient, {
      queryKey: ['pages'],
      queryFn: () => pages.shift() ?? Promise.reject(new Error('no net')),
      initialPageParam: 0,
      getNextPageParam: () => 1,
    })
    unmounts.push(observer.subscribe(() => {}))
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    await observer.fetchNextPage()
    expect(observer.getCurrentResult().isError).toBe(true)
    expect(oldestUnrenewedTime()).toBeUndefined()
  })
})
