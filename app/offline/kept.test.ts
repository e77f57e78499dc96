import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { registry } from '@tsudoi/contracts/registry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runReset } from '../session/runReset.ts'
import { tokenCookies } from '../session/cookies.ts'
import { testToken } from '../session/testToken.ts'
import { keep, keepEarly, keptAnswer, tidyKept } from './kept.ts'
import { areMembersKept, keptOf } from './keptNames.ts'
import { isKeptAddress, keptPaths } from './keptPaths.ts'
import { memoryCaches } from './memoryCaches.ts'
import { setSharedDevice } from './setSharedDevice.ts'

const tickets = '/hosts/app/v1/ticket'
const logIn = (accountId: string) =>
  tokenCookies.store({ accessToken: testToken({ AccountID: accountId }), refreshToken: testToken({}) })

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches())
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  logIn('hikari')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  tokenCookies.clear()
  setSharedDevice(false)
})

describe('what is kept on the device', () => {
  it('is given back to the member it was given to, with its time, and to nobody else (S035)', async () => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
    await keep(tickets, '{"list":[]}', 'hikari')
    expect(await keptAnswer(tickets, 'hikari')).toEqual({ body: { list: [] }, time: 1_000 })
    expect(await keptAnswer(tickets, 'sora')).toBeUndefined()
    logIn('sora')
    expect(await keptAnswer(tickets, 'sora')).toBeUndefined()
    expect(await keptAnswer(tickets, 'hikari')).toBeUndefined()
  })

  it('is erased with the session, in the shell alone: the area that kept it may not be loaded (S035)', async () => {
    await keep(tickets, '{}', 'hikari')
    runReset()
    await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
  })

  it('takes nothing any more for a session that has ended in another tab meanwhile (S035)', async () => {
    logIn('sora')
    await keep(tickets, '{}', 'hikari')
    expect(await caches.keys()).toEqual([])
  })

  it('goes again where the session ended while it was written (S035)', async () => {
    const open = caches.open.bind(caches)
    vi.spyOn(caches, 'open').mockImplementation(async (name) => {
      tokenCookies.clear()
      return open(name)
    })
    await keep(tickets, '{}', 'hikari')
    expect(await caches.keys()).toEqual([])
  })

  it('of others, whose session ended while no page was open, goes with the next visit', async () => {
    await keep(tickets, '{}', 'hikari')
    logIn('sora')
    await tidyKept()
    expect(await caches.keys()).toEqual([])
  })

  it('of a month ago counts no more, and goes', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    vi.setSystemTime(1)
    await keep(tickets, '{}', 'hikari')
    vi.setSystemTime(31 * 86_400_000)
    await keep('/hosts/app/v2/home', '{}', 'hikari')
    expect(await keptAnswer(tickets, 'hikari')).toBeUndefined()
    await tidyKept()
    const cache = await caches.open(keptOf('hikari'))
    expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/hosts/app/v2/home'])
  })

  it('is nothing on a device that others use, too, until somebody says otherwise (Q283)', async () => {
    await keep(tickets, '{}', 'hikari')
    setSharedDevice(true)
    await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
    await keep('/hosts/app/v2/home', '{}', 'hikari')
    expect(await caches.keys()).toEqual([])
    setSharedDevice(false)
    await keep(tickets, '{}', 'hikari')
    expect(await caches.keys()).toEqual([keptOf('hikari')])
  })

  it('waits on a first visit for the worker, without which no page opens offline', async () => {
    const control = (controller: object | null) =>
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } })
    control(null)
    await keep(tickets, '{"list":[1]}', 'hikari')
    await keep(tickets, '{"list":[2]}', 'hikari')
    expect(await caches.keys()).toEqual([])
    control({})
    await keepEarly()
    expect((await keptAnswer(tickets, 'hikari'))?.body).toEqual({ list: [2] })
  })

  it('has a picture fetched once, however many answers of a first visit name it', async () => {
    const cache = await caches.open(keptOf('hikari'))
    const add = vi.spyOn(cache, 'add').mockImplementation((address) => cache.put(address, new Response('')))
    vi.spyOn(caches, 'open').mockResolvedValue(cache)
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } })
    for (const page of [1, 2, 3]) await keep(`${tickets}?page=${page}`, '{"image":"/media/lantern.webp"}', 'hikari')
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
    await keepEarly()
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('is all pictures of a story, which is read to its end, and the first ones of a list', async () => {
    const cache = await caches.open(keptOf('hikari'))
    const add = vi.spyOn(cache, 'add').mockImplementation((address) => cache.put(address, new Response('')))
    vi.spyOn(caches, 'open').mockResolvedValue(cache)
    const body = (name: string) =>
      JSON.stringify(Array.from({ length: 30 }, (_, index) => ({ image: `/media/${name}-${index}.webp` })))
    await keep('/hosts/app/v2/ip?limit=30', body('jacket'), 'hikari')
    expect(add).toHaveBeenCalledTimes(12)
    add.mockClear()
    await keep('/hosts/app/v2/story/group/benio/first/view/benio-3', body('scene'), 'hikari')
    expect(add).toHaveBeenCalledTimes(30)
  })
})

it('tells a device that keeps a member’s answers from one that keeps a guest’s alone (Q340)', async () => {
  expect(await areMembersKept()).toBe(false)
  tokenCookies.clear()
  await keep(tickets, '{}', '')
  expect(await caches.keys()).toEqual([keptOf('')])
  expect(await areMembersKept()).toBe(false)
  logIn('hikari')
  await keep(tickets, '{}', 'hikari')
  expect(await areMembersKept()).toBe(true)
})

describe('what may be kept', () => {
  const declared = Object.values(registry).flatMap((area) => Object.values(area) as Endpoint[])
  const gets = declared.filter(({ method }) => method === 'GET')

  it.each([...keptPaths])('is declared as something to read: %s', (path) =>
    expect(gets.filter((each) => each.path === path)).toHaveLength(1),
  )

  it('holds no price, no odds and no balance: they are the host’s word of the moment (S119)', () => {
    expect([...keptPaths].filter((path) => /gacha|coin|purchase|offer|order|draw|card/.test(path))).toEqual([])
  })

  it('is told by an address as by its path', () => {
    const address = (path: string) => `/hosts/app${path.replaceAll(/\{\w+\}/g, 'a%2Fb')}?x=/v1/ticket`
    for (const { path } of gets) expect([path, isKeptAddress(address(path))]).toEqual([path, keptPaths.has(path)])
    expect(isKeptAddress('/hosts/app/v2/coin/balance?platformType=WEB')).toBe(false)
    expect(isKeptAddress('/hosts/app/v2/notice/unread/count')).toBe(false)
    expect(isKeptAddress('https://app.example/v2/ip?limit=20')).toBe(true)
  })
})
