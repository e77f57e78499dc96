import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import { cardVersion } from './cards/cardVersion.ts'
import type { FetchHost } from './guestReader.ts'
import { createHandler } from './main.ts'
import { testShell } from './testing/testShell.ts'

// Small limits, because rendering a thousand pages would take minutes. Nothing is made again during the test.
vi.mock(import('./cacheLimits.ts'), async (load) => {
  const limits = await load()
  const small = { freshMs: 3_600_000, maxEntries: 4, maxBytes: 1_000_000, rare: { maxEntries: 2, maxBytes: 100_000 } }
  return {
    documentCacheLimits: { ...limits.documentCacheLimits, ...small },
    sitemapCacheLimits: { ...limits.sitemapCacheLimits, ...small },
    cardHeadLimits: { ...limits.cardHeadLimits, ...small },
  }
})

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await TestSandbox.open()))
afterAll(() => sandbox?.close())

/** A handler that has the page of a channel in its cache, and counts the requests to the hosts. */
async function serveChannel() {
  const asked: string[] = []
  const fetchHost: FetchHost = (host, path, init) => {
    asked.push(path)
    return sandbox.send(host, path, init)
  }
  const draw = () => Promise.resolve({ png: new Uint8Array(250_000), lifetimeMs: 1_000 })
  const handler = createHandler({
    shell: testShell,
    headers: {},
    now: () => sandbox.time.now,
    fetchHost,
    cards: { draw, versionOf: cardVersion },
  })
  /** Requests as a crawler, which waits for the document. */
  const get = (path: string) =>
    handler(new Request(`https://tsudoi.example${path}`, { headers: { 'user-agent': 'Twitterbot/1.0' } }))
  await vi.waitUntil(async () => (await get('/channel/todai')).headers.get('cache-control')?.includes('public'), {
    timeout: 60_000,
    interval: 100,
  })
  asked.length = 0
  return { get, asked }
}

/** The text with percent escapes for its first letters. */
const escapedStart = (text: string, count: number) =>
  Array.from(text, (letter, at) => (at < count ? `%${letter.charCodeAt(0).toString(16)}` : letter)).join('')

it.each([
  ['pages with invented ids', (at: number) => `/channel/invented-${at}`],
  ['a channel with invented ids of a gacha', (at: number) => `/channel/benio?gachaId=${at}`],
  ['a channel in other spellings', (at: number) => `/channel/${escapedStart('benio', at)}`],
  ['a video below invented channels', (at: number) => `/channel/invented-${at}/movie/todai-night-47`],
  ['sitemaps with invented names', (at: number) => `/sitemap/invented-${at}.xml`],
  ['pictures of cards', (at: number) => `/card.png?page=/channel/todai&v=${at}`],
  ['pictures of cards of invented ids', (at: number) => `/card.png?page=/channel/invented-${at}`],
])('the handler still has a page in its cache after six requests for %s', async (_what, pathOf) => {
  const { get, asked } = await serveChannel()
  for (let at = 0; at < 6; at += 1) await (await get(pathOf(at))).arrayBuffer()
  asked.length = 0
  expect((await get('/channel/todai')).headers.get('cache-control')).toContain('s-maxage')
  expect(asked).toEqual([])
})

it('the handler still has a page in its cache after requests for a story with six invented readers’ names', async () => {
  const { get, asked } = await serveChannel()
  const player = '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-1'
  for (let at = 0; at < 6; at += 1) await (await get(`${player}/a/${at}`)).text()
  asked.length = 0
  expect((await get('/channel/todai')).headers.get('cache-control')).toContain('s-maxage')
  expect(asked).toEqual([])
})
