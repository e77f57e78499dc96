// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { responseCacheName } from '../connection/connection.ts'
import { createMemoryCaches } from '../testing/createMemoryCaches.ts'
import { tokenCookies } from '../session/cookies.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'

const day = 86_400_000
const home = '/hosts/app/v2/home?platform_type=WEB'
const follows = '/hosts/app/v2/follow/ip?limit=20'

/** Runs the early script as the build inlines it in the page's head. */
async function runHead(): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('EARLY', {
    hosts: { app: '/hosts/app', user: '/hosts/user' },
    textures: '/media/',
    version: '0',
    shared: [],
    posts: [],
  })
  await import('./early.ts')
}

async function cacheAnswer(address: string, age: number): Promise<void> {
  const cache = await caches.open(responseCacheName('hikari'))
  const headers = { 'x-kept-at': String(Date.now() - age) }
  await cache.put(address, new Response('{"is":"kept"}', { headers }))
}

beforeEach(() => {
  setTestUrl('http://127.0.0.1/home')
  vi.stubGlobal('caches', createMemoryCaches())
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"is":"fresh"}')))
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  tokenCookies.store({ accessToken: testToken({ AccountID: 'hikari' }), refreshToken: testToken({}) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  tokenCookies.clear()
  delete window.tsudoiEarly
})

it('the early script provides cached answers with their time until the server answers, but none older than the limit (Q282)', async () => {
  await cacheAnswer(home, 2 * day)
  await cacheAnswer(follows, 31 * day)
  await runHead()
  const { answers, ...early } = window.tsudoiEarly!
  expect(await answers[home]).toEqual({ is: 'kept' })
  expect(await answers[follows]).toEqual({ is: 'fresh' })
  expect(Object.keys(early.fresh ?? {})).toEqual([home])
  expect(Math.round((Date.now() - (window.tsudoiEarly?.keptAt ?? 0)) / day)).toBe(2)
})

it('the early script records the account for which it sends its calls (S035)', async () => {
  await runHead()
  expect(window.tsudoiEarly?.accountId).toBe('hikari')
})

it.each([
  '/channel/%00',
  '/channel/a%0Ab/gacha',
  `/channel/${'x'.repeat(256)}`,
  '/channel/todai/gacha?gachaId=%00',
  '/channel/%E0%A4%A',
  '/post/ip/%7F/post-1',
])('the early script sends no request for an id that cannot exist or cannot be decoded (Q379): %s', async (address) => {
  setTestUrl(`http://127.0.0.1${address}`)
  const requests = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', requests)
  await runHead()
  expect(requests).not.toHaveBeenCalled()
})

it('the early script keeps a press on a page that the build has rendered without data, such as /top on a static web server (Q447)', async () => {
  setTestUrl('http://127.0.0.1/top')
  await runHead()
  document.body.innerHTML = '<div id="root"><button type="button">メニュー</button></div>'
  const button = document.querySelector('button')
  button?.click()
  expect(button?.getAttribute('aria-busy')).toBe('true')
  document.body.replaceChildren()
})
