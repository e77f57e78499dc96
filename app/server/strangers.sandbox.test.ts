import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { everyNth } from '@tsudoi/contracts/testing/amount'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import type { FetchHost } from './guestReader.ts'
import { createHandler } from './main.ts'
import { testShell } from './testing/testShell.ts'

/**
 * Tests what hostile or broken clients send to the server of pages: odd addresses and headers, many requests, and
 * requests at bad times.
 */

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await TestSandbox.open()))
afterAll(() => sandbox?.close())

const fetchSandbox: FetchHost = (host, path, init) => sandbox.send(host, path, init)
/** Headers of a crawler. The server waits longer for it, so that a busy machine has time to render. */
const crawler = { 'user-agent': 'Twitterbot/1.0' }

function serve(fetchHost: FetchHost = fetchSandbox) {
  const options = { shell: testShell, headers: {}, now: () => sandbox.time.now, origin: 'https://tsudoi.example' }
  const handler = createHandler({ ...options, fetchHost })
  const get = (path: string, headers: Record<string, string> = {}) =>
    handler(new Request(`http://127.0.0.1:4180${path}`, { headers: { ...crawler, ...headers } }))
  /** Waits until the page is rendered. On a busy machine, the first answer may be the shell. */
  const page = async (path: string, headers?: Record<string, string>) => {
    const answer = await vi.waitUntil(
      async () => {
        const given = await get(path, headers)
        return given.headers.get('cache-control') !== 'no-store' && given
      },
      { timeout: 60_000, interval: 50 },
    )
    const html = await answer.text()
    const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    // Compares hashes instead of documents, so that a failure does not print whole documents.
    const hash = createHash('sha256').update(html).digest('hex')
    return { status: answer.status, hash, canonical, isRendered: html.includes('<html data-rendered') }
  }
  return { get, page }
}

/** Counts the requests that reach the API servers, without those that begin a guest session. */
function counting() {
  const asked: string[] = []
  const fetchHost: FetchHost = (host, path, init) => {
    if (init.method !== 'POST') asked.push(path)
    return fetchSandbox(host, path, init)
  }
  return { asked, fetchHost }
}

const channel = '/channel/todai'
const canonical = 'https://tsudoi.example/channel/todai'

describe('an unusual URL that a stranger requests', () => {
  const queries = [
    '?fbclid=IwAR0',
    '?utm_source=line&utm_medium=social&utm_campaign=%E7%81%AF%E5%8F%B0',
    '?gclid=1&yclid=2&twclid=3',
    '?tab=unknown',
    '?tab=',
    '?tab=top',
    '?TAB=posts',
    '?list=posts',
    '?category=unknown',
    '?gachaId=',
    '?',
    '?%00=1',
    '?%E0%A4%A',
    '?tab%00=posts',
    `?a=${'x'.repeat(8_000)}`,
    '?__proto__=1&constructor=2',
  ]
  it.each(everyNth(4, queries))(
    'gets the cached document of /channel/todai, without further requests to the API servers, for the query %s',
    async (query) => {
      const { asked, fetchHost } = counting()
      const { page } = serve(fetchHost)
      const plain = await page(channel)
      const count = asked.length
      expect(await page(channel + query)).toEqual(plain)
      expect([plain.isRendered, plain.canonical, asked.length]).toEqual([true, canonical, count])
    },
  )

  it.each(['/channel/todai/', '/CHANNEL/todai', '/channel//todai', '//channel/todai', '/Channel/todai//'])(
    'gets an app shell whose head contains the canonical URL of the channel’s page: %s',
    async (path) => {
      const { page, get } = serve()
      const { status, canonical: named, isRendered } = await page(path)
      // The app replaces the address, so it renders the page itself.
      expect([status, named, isRendered]).toEqual([200, canonical, false])
      expect(await (await get(path)).text()).toContain('<meta property="og:title" content="灯台放送局">')
    },
  )

  it.each(['/channel/todai%2Fmovie', '/channel%2Ftodai', '/channel/todai%5Cmovie', '/channel/%2e%2e%2ftodai'])(
    'gets the status 404 if it contains an encoded slash: %s',
    async (path) => {
      const { status, isRendered, canonical: named } = await serve().page(path)
      expect([status, isRendered, named]).toEqual([404, false, undefined])
    },
  )

  it.each(['/.env', '/.git/config', '/wp-login.php', '//evil.example', '/%00', '/%', '/%E0%A4%A', '/channel/%00'])(
    'gets the status 404 without a request to the API servers: %j',
    async (path) => {
      const { asked, fetchHost } = counting()
      const answer = await serve(fetchHost).get(path)
      expect([answer.status, answer.headers.get('location'), asked]).toEqual([404, null, []])
    },
  )

  it.each(['/?//evil.example', '/?%0d%0aSet-Cookie:%20a=b', '//?x', '/?next=https://evil.example'])(
    'is redirected to /top of this site: %s',
    async (path) => {
      const location = (await serve().get(path)).headers.get('location') ?? ''
      expect(location).toMatch(/^\/top\?/)
      expect(new URL(location, 'https://tsudoi.example').origin).toBe('https://tsudoi.example')
    },
  )
})

it('a document that the server sends for many URLs contains no URL that another visitor requested', async () => {
  const { get } = serve()
  const secrets = ['/mypage/address/secret-1', '/no/such/secret-2', '/user/secret-3', '/account/undo?token=secret-4']
  for (const path of [...secrets, '/no/such/page', '/mypage', '/user/other', '/account/undo'])
    expect(await (await get(path)).text()).not.toContain('secret')
})

const guestHeaders: Record<string, string>[] = [
  { 'accept-language': 'en-US' },
  { 'accept-language': 'ar;q=1, *;q=0.1' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
  { 'x-original-url': '/mypage', 'x-rewrite-url': '/mypage' },
  { range: 'bytes=0-10' },
  { cookie: '_ga=1; session=abc; Token=abc; tokenx=1' },
  { authorization: 'Bearer abc' },
  { 'user-agent': 'facebookexternalhit/1.1' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { 'user-agent': 'Discordbot/2.0' },
  { 'user-agent': 'line-poker/1.0' },
  { 'user-agent': 'WhatsApp/2.23' },
  { 'user-agent': `bot ${'x'.repeat(4_000)}` },
]
it.each(everyNth(3, guestHeaders))(
  'a guest who sends the headers %j gets the document that a guest without them gets',
  async (headers) => {
    const { page } = serve()
    const plain = await page(channel)
    expect(plain.isRendered).toBe(true)
    expect(await page(channel, headers)).toEqual(plain)
  },
)

it('the server renders equal documents in every time zone of its machine', async () => {
  const zone = process.env.TZ
  onTestFinished(() => void (process.env.TZ = zone))
  const paths = [channel, '/event/todai-harbour', '/channel/todai/movie/todai-night-47', '/post/ip/todai/post-todai-1']
  const documents: string[][] = []
  const offsets = new Set<number>()
  for (const each of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
    process.env.TZ = each
    offsets.add(new Date().getTimezoneOffset())
    const { page } = serve()
    documents.push(await Promise.all(paths.map(async (path) => (await page(path)).hash)))
  }
  expect(offsets.size).toBe(3)
  expect(documents[1]).toEqual(documents[0])
  expect(documents[2]).toEqual(documents[0])
})

describe('the page of a post that its author deletes', () => {
  const path = '/post/ip/todai/post-todai-1'

  it('is served for at most 30 seconds and one further request; then its status is 404, also for a request with the former ETag', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    let isDeleted = false
    const { get, page } = serve((host, at, init) =>
      isDeleted && at.includes('/post')
        ? Promise.resolve(Response.json({ messageCode: 'NotFound', code: 404 }, { status: 404 }))
        : fetchSandbox(host, at, init),
    )
    await page(path)
    const first = await get(path)
    const known = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect([first.status, (await get(path, known)).status]).toEqual([200, 304])
    isDeleted = true
    vi.advanceTimersByTime(30_001)
    // The cached page is served once more while the server makes it again.
    expect((await get(path, known)).status).toBe(304)
    await vi.waitUntil(async () => (await get(path, known)).status === 404, { timeout: 60_000 })
    expect(await (await get(path, known)).text()).not.toContain('data-rendered')
  })
})

describe('when the server gets many requests', () => {
  it('while an API server hangs, it answers all 200: cached pages with their content, others with the app shell', async () => {
    let isHanging = false
    const { get, page } = serve((host, path, init) =>
      isHanging ? new Promise<never>(() => {}) : fetchSandbox(host, path, init),
    )
    await page(channel)
    isHanging = true
    const guest = { 'user-agent': 'Mozilla/5.0' }
    const paths = Array.from({ length: 200 }, (_, at) => (at % 4 === 0 ? channel : `/channel/none-${at}`))
    const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await get(path, guest) })))
    for (const { path, answer } of answers)
      expect([path, answer.status, answer.headers.get('cache-control')?.startsWith('public')]).toEqual([
        path,
        200,
        path === channel,
      ])
  })

  it('for one page that is not in its cache, it sends the API servers only the requests for rendering the page once', async () => {
    const alone = counting()
    await serve(alone.fetchHost).page(channel)
    const together = counting()
    const { page } = serve(together.fetchHost)
    await Promise.all(Array.from({ length: 100 }, () => page(channel)))
    expect(together.asked.toSorted()).toEqual(alone.asked.toSorted())
  })
})
