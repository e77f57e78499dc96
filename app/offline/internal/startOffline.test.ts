// @vitest-environment happy-dom
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { dropEarlyAnswers } from '../../api/earlyAnswers.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import type * as Connection from '../../connection/connection.ts'
import type * as Posts from '../../posts/posts.ts'
import { waitingLikes } from '../../posts/posts.ts'
import { setSharedDevice } from '../../session/setSharedDevice.ts'
import { startOffline } from './startOffline.ts'

const calls = vi.hoisted(() => vi.fn<(...what: unknown[]) => void>())
const recordCall = vi.hoisted(
  () =>
    (name: string) =>
    (...what: unknown[]) =>
      Promise.resolve(calls(name, ...what)),
)
vi.mock('../../connection/connection.ts', async (load) => ({
  ...(await load<typeof Connection>()),
  cacheResponse: recordCall('cacheResponse'),
  cacheEarlyResponses: recordCall('cacheEarlyResponses'),
  cleanResponseCaches: () => Promise.resolve(),
  markAllServedFromCache: recordCall('markAllServedFromCache'),
}))
vi.mock('./registerWorker.ts', () => ({
  registerWorker: () => Promise.resolve({}),
  cacheLoadedFiles: recordCall('cacheLoadedFiles'),
}))
vi.mock('./prefetchPages.ts', () => ({ prefetchPages: recordCall('readAhead') }))
vi.mock('./backOnline.ts', () => ({ watchConnection: () => {} }))
vi.mock('./newBuild.ts', () => ({ watchForNewBuild: () => {} }))
vi.mock('../../posts/posts.ts', async (load) => ({
  ...(await load<typeof Posts>()),
  sendWaitingLikesLater: recordCall('sendWaitingLikes'),
}))
vi.mock('../../shell/onNetworkIdle.ts', () => ({ onNetworkIdle: (task: () => void) => task() }))

const names = () => calls.mock.calls.map(([name]) => name)
const logIn = (accountId: string) => useSession.setState({ accountId })

beforeEach(() => {
  calls.mockClear()
  resetSession()
})
afterEach(() => {
  queryClient.clear()
  setSharedDevice(false)
  delete window.tsudoiEarly
})

it('starting offline use prefetches a member’s offline pages after caching the files and answers of this visit (Q340)', async () => {
  logIn('hikari')
  await startOffline()
  expect(names()).toEqual(['cacheLoadedFiles', 'cacheEarlyResponses', 'readAhead'])
})

it('starting offline use prefetches the offline pages after a login too, but not for a guest and not on a shared device (Q340, Q283)', async () => {
  await startOffline()
  expect(names()).not.toContain('readAhead')
  setSharedDevice(true)
  logIn('hikari')
  expect(names()).not.toContain('readAhead')
  setSharedDevice(false)
  logIn('sora')
  expect(names()).toContain('readAhead')
})

it('starting offline use caches the early script’s answers only for the account that requested them (S035)', async () => {
  const early = () => ({ accountId: 'hikari', answers: {}, bodies: { '/hosts/app/v2/home': '{}' } })
  logIn('sora')
  window.tsudoiEarly = early()
  await startOffline()
  expect(names()).not.toContain('cacheResponse')
  logIn('hikari')
  window.tsudoiEarly = early()
  await startOffline()
  expect(calls).toHaveBeenCalledWith('cacheResponse', '/hosts/app/v2/home', '{}', 'hikari')
})

it('starting offline use marks content from the cache with its time until the server answers again (Q282)', async () => {
  const fresh = { '/hosts/app/v2/home': Promise.resolve({}) }
  window.tsudoiEarly = { accountId: '', answers: {}, fresh, keptAt: 1_000 }
  await startOffline()
  expect(calls).toHaveBeenCalledWith('markAllServedFromCache', 1_000)
})

describe('the early script’s live answers, when offline use starts', () => {
  const address = '/hosts/app/v2/ip/todai'
  const early = () => window.tsudoiEarly?.answers[address]
  const change = () => void new MutationObserver(queryClient, { mutationFn: () => Promise.resolve() }).mutate()
  const openPage = (live: Promise<unknown> = Promise.resolve('early')) => {
    window.tsudoiEarly = { accountId: '', answers: {}, fresh: { [address]: live } }
    return new QueryObserver(queryClient, {
      queryKey: ['channel'],
      queryFn: async () => (await early()) ?? 'live',
      initialData: 'cached',
      staleTime: Infinity,
    })
  }

  it.each([
    ['are used', () => {}, 'early'],
    ['are not used after a change of the user, which they would undo', change, 'live'],
    ['are not used on the next page', dropEarlyAnswers, 'live'],
  ])('%s', async (_what, act, shown) => {
    const page = openPage()
    onTestFinished(page.subscribe(() => {}))
    act()
    await startOffline()
    await vi.waitFor(() => expect(page.getCurrentResult().data).toBe(shown))
  })

  it('are dropped as soon as the user changes something', async () => {
    onTestFinished(openPage(new Promise(() => {})).subscribe(() => {}))
    await startOffline()
    expect(early()).toBeDefined()
    change()
    expect(early()).toBeUndefined()
  })
})

it('starting offline use sends a waiting like after its member has logged in (C094)', async () => {
  logIn('hikari')
  waitingLikes.add({ address: { type: 'ip', typeId: 'todai', postId: 'p' }, liked: true })
  logIn('')
  await startOffline()
  expect(names()).not.toContain('sendWaitingLikes')
  logIn('hikari')
  await vi.waitFor(() => expect(names()).toContain('sendWaitingLikes'))
  waitingLikes.remove('p')
})
