import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { registry } from '@tsudoi/contracts/registry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { testToken } from '../../testing/testToken.ts'
import { cacheResponse, cacheEarlyResponses, readCachedResponse, cleanResponseCaches } from './responseCache.ts'
import { hasMemberCache, responseCacheName } from './responseCacheNames.ts'
import { isCacheableAddress, cacheablePaths } from './responseCachePaths.ts'
import { createMemoryCaches } from '../../testing/createMemoryCaches.ts'
import { setSharedDevice } from '../../session/setSharedDevice.ts'

const tickets = '/hosts/app/v1/ticket'
const logIn = (accountId: string) =>
  tokenCookies.store({ accessToken: testToken({ AccountID: accountId }), refreshToken: testToken({}) })

beforeEach(() => {
  vi.stubGlobal('caches', createMemoryCaches())
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  logIn('hikari')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  tokenCookies.clear()
  setSharedDevice(false)
})

describe('a cached answer', () => {
  it('is returned with its time to the member who received it, and to no one else (S035)', async () => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
    await cacheResponse(tickets, '{"list":[]}', 'hikari')
    expect(await readCachedResponse(tickets, 'hikari')).toEqual({ body: { list: [] }, time: 1_000 })
    expect(await readCachedResponse(tickets, 'sora')).toBeUndefined()
    logIn('sora')
    expect(await readCachedResponse(tickets, 'sora')).toBeUndefined()
    expect(await readCachedResponse(tickets, 'hikari')).toBeUndefined()
  })

  it('is deleted when the session ends, even if the code of the area that cached the answer is not loaded (S035)', async () => {
    await cacheResponse(tickets, '{}', 'hikari')
    resetSessionData()
    await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
  })

  it('is not written for a session that has ended in another tab (S035)', async () => {
    logIn('sora')
    await cacheResponse(tickets, '{}', 'hikari')
    expect(await caches.keys()).toEqual([])
  })

  it('is deleted if the session ended while the cache was being written (S035)', async () => {
    const open = caches.open.bind(caches)
    vi.spyOn(caches, 'open').mockImplementation(async (name) => {
      tokenCookies.clear()
      return open(name)
    })
    await cacheResponse(tickets, '{}', 'hikari')
    expect(await caches.keys()).toEqual([])
  })

  it('of another account, whose session ended while no page was open, is deleted on the next visit', async () => {
    await cacheResponse(tickets, '{}', 'hikari')
    logIn('sora')
    await cleanResponseCaches()
    expect(await caches.keys()).toEqual([])
  })

  it('that is older than 30 days is ignored and deleted', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    vi.setSystemTime(1)
    await cacheResponse(tickets, '{}', 'hikari')
    vi.setSystemTime(31 * 86_400_000)
    await cacheResponse('/hosts/app/v2/home', '{}', 'hikari')
    expect(await readCachedResponse(tickets, 'hikari')).toBeUndefined()
    await cleanResponseCaches()
    const cache = await caches.open(responseCacheName('hikari'))
    expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/hosts/app/v2/home'])
  })

  it('is never written on a shared device, until the user sets the device as private (Q283)', async () => {
    await cacheResponse(tickets, '{}', 'hikari')
    setSharedDevice(true)
    await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
    await cacheResponse('/hosts/app/v2/home', '{}', 'hikari')
    expect(await caches.keys()).toEqual([])
    setSharedDevice(false)
    await cacheResponse(tickets, '{}', 'hikari')
    expect(await caches.keys()).toEqual([responseCacheName('hikari')])
  })

  it('is written on a first visit only when the service worker is ready', async () => {
    const control = (controller: object | null) =>
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } })
    control(null)
    await cacheResponse(tickets, '{"list":[1]}', 'hikari')
    await cacheResponse(tickets, '{"list":[2]}', 'hikari')
    expect(await caches.keys()).toEqual([])
    control({})
    await cacheEarlyResponses()
    expect((await readCachedResponse(tickets, 'hikari'))?.body).toEqual({ list: [2] })
  })

  it('is not written, without an error, where the browser refuses service workers', async () => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: refuse })
    await cacheResponse(tickets, '{}', 'hikari')
    expect(await caches.keys()).toEqual([])
  })

  it('has each picture fetched once, even if several answers of a first visit contain it', async () => {
    const cache = await caches.open(responseCacheName('hikari'))
    const add = vi.spyOn(cache, 'add').mockImplementation((address) => cache.put(address, new Response('')))
    vi.spyOn(caches, 'open').mockResolvedValue(cache)
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } })
    for (const page of [1, 2, 3])
      await cacheResponse(`${tickets}?page=${page}`, '{"image":"/media/lantern.webp"}', 'hikari')
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
    await cacheEarlyResponses()
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('is stored with all pictures of a story, but only with the first pictures of a list', async () => {
    const cache = await caches.open(responseCacheName('hikari'))
    const add = vi.spyOn(cache, 'add').mockImplementation((address) => cache.put(address, new Response('')))
    vi.spyOn(caches, 'open').mockResolvedValue(cache)
    const body = (name: string) =>
      JSON.stringify(Array.from({ length: 30 }, (_, index) => ({ image: `/media/${name}-${index}.webp` })))
    await cacheResponse('/hosts/app/v2/ip?limit=30', body('jacket'), 'hikari')
    expect(add).toHaveBeenCalledTimes(12)
    add.mockClear()
    await cacheResponse('/hosts/app/v2/story/group/benio/first/view/benio-3', body('scene'), 'hikari')
    expect(add).toHaveBeenCalledTimes(30)
  })
})

it('hasMemberCache() is true on a device with cached answers of a member, and false on one with a guest’s only (Q340)', async () => {
  expect(await hasMemberCache()).toBe(false)
  tokenCookies.clear()
  await cacheResponse(tickets, '{}', '')
  expect(await caches.keys()).toEqual([responseCacheName('')])
  expect(await hasMemberCache()).toBe(false)
  logIn('hikari')
  await cacheResponse(tickets, '{}', 'hikari')
  expect(await hasMemberCache()).toBe(true)
})

describe('the list of paths whose answers the app may cache', () => {
  const declared = Object.values(registry).flatMap((area) => Object.values(area) as Endpoint[])
  const gets = declared.filter(({ method }) => method === 'GET')

  it.each([...cacheablePaths])('includes only declared GET calls: %s', (path) =>
    expect(gets.filter((each) => each.path === path)).toHaveLength(1),
  )

  it('includes no price, odds or balance, which must come from the server (S119)', () => {
    expect([...cacheablePaths].filter((path) => /gacha|coin|purchase|offer|order|draw|card/.test(path))).toEqual([])
  })

  it('matches full URLs as well as paths', () => {
    const address = (path: string) => `/hosts/app${path.replaceAll(/\{\w+\}/g, 'a%2Fb')}?x=/v1/ticket`
    for (const { path } of gets)
      expect([path, isCacheableAddress(address(path))]).toEqual([path, cacheablePaths.has(path)])
    expect(isCacheableAddress('/hosts/app/v2/coin/balance?platformType=WEB')).toBe(false)
    expect(isCacheableAddress('/hosts/app/v2/notice/unread/count')).toBe(false)
    expect(isCacheableAddress('https://app.example/v2/ip?limit=20')).toBe(true)
  })
})
