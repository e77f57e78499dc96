import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Host } from '@tsudoi/contracts/hosts'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import type { FetchHost } from './guestReader.ts'
import { createHandler, type HandlerOptions } from './main.ts'
import { productCard } from './cards/productCard.ts'
import type { CardPicture } from './pageHead.ts'
import { isRendered, serveHandler } from './testing/serveHandler.ts'
import { testShell } from './testing/testShell.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
const finishing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  await Promise.all(finishing.map((finish) => finish()))
  await sandbox?.close()
})

const fetchSandbox: FetchHost = (host, path, init) => sandbox.send(host, path, init)

/** Creates a handler for the sandbox. `fetchHost` replaces the connection to the sandbox. */
function serve(fetchHost: FetchHost = fetchSandbox) {
  const server = serveHandler(sandbox, { fetchHost })
  finishing.push(server.finish)
  return server
}

/** Simulates a connection without an answer: never resolves, and rejects when the request is aborted. */
const aborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))

describe('a public page for a guest', () => {
  it('is rendered on the server with its data, and with headers that let a CDN cache it for 30 seconds', async () => {
    const { get, rendered } = serve()
    const html = await rendered('/channel/todai')
    expect(isRendered(html)).toBe(true)
    expect(html).toContain('<h1')
    expect(html).toMatch(/id="first-view">\{"now":"/)
    const answer = await get('/channel/todai')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Cookie',
      'x-build': 'test',
    })
  })

  it('is one document for its URL with and without a tracker’s query', async () => {
    const { rendered } = serve()
    const html = await rendered('/channel/todai?utm_source=x&fbclid=1')
    await expect(rendered('/channel/todai')).resolves.toBe(html)
  })

  it('is sent without a body for a HEAD request', async () => {
    const { get, rendered } = serve()
    await rendered('/channel')
    const answer = await get('/channel', {}, 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('the app shell, a document without a page’s content,', () => {
  it.each([
    ['a member', '/channel/todai', { cookie: 'a=b; token=abc' }],
    ['a user whose access token has expired', '/channel/todai', { cookie: 'refreshToken=abc' }],
    ['the host app', '/channel/todai?device=unity', {}],
    ['an address with a token of the host app', '/channel/todai?accessToken=abc', {}],
    ['an address that opens a dialog', '/channel/todai?write=1', {}],
    ['a link to watch a film together', '/channel/todai/movie/todai-night-1?together=2026-12-05T12:00Z', {}],
    ['a page of members', '/mypage', {}],
  ])('is the server’s answer for %s', async (_name, path, headers) => {
    const { get } = serve()
    const html = await (await get(path, headers)).text()
    expect(isRendered(html)).toBe(false)
    expect(html).toContain('<!--screen-->')
  })

  it('is sent with the status 404 for a path without a page, and for a channel that does not exist', async () => {
    const { get, rendered } = serve()
    await rendered('/channel/no-such-channel')
    for (const path of ['/no/such/page', '/channel/no-such-channel']) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
      expect(isRendered(await answer.text())).toBe(false)
    }
  })

  it('is replaced by a redirect from / to /top, with the query of the URL, for a guest', async () => {
    const answer = await serve().get('/?utm_source=x')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/top?utm_source=x'])
    expect((await serve().get('/', { cookie: 'token=abc' })).status).toBe(200)
  })

  it('is sent for a member page with a header that forbids search engines to list it', async () => {
    expect((await serve().get('/mypage')).headers.get('x-robots-tag')).toBe('noindex')
  })

  const failing: readonly [string, FetchHost][] = [
    ['never answers', (_host, _path, { signal }) => aborted(signal)],
    ['refuses connections', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 503', () => Promise.resolve(new Response('{"messageCode":"Maintenance","code":503}', { status: 503 }))],
    ['answers HTML', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
    ['answers JSON of another shape', () => Promise.resolve(Response.json({ list: 'garbage' }))],
    [
      'answers garbage after the guest session',
      (host: Host, path, init) =>
        init.method === 'POST' ? fetchSandbox(host, path, init) : Promise.resolve(Response.json([null])),
    ],
  ]
  it.each(failing)('is sent with `Cache-Control: no-store` while an API server %s', async (_name, fetchHost) => {
    const { get, onError } = serve(fetchHost)
    const answer = await get('/channel/todai')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(isRendered(await answer.text())).toBe(false)
    await vi.waitUntil(() => onError.mock.lastCall, { timeout: 60_000 })
    const [error, page] = onError.mock.lastCall as [Error, string]
    expect([error.name, page]).toEqual(['HostUnavailable', '/channel/:id'])
    expect(error.message).toMatch(/^The [^\n]+$/)
  })
})

describe('a crawler, such as Twitterbot,', () => {
  const twitter = { 'user-agent': 'Twitterbot/1.0' }

  it('gets the rendered page even if an API server needs 300 ms, while browsers then get the app shell (Q406)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { get } = serve((...request) => released.then(() => fetchSandbox(...request)))
    const [other, crawler] = [get('/channel/todai'), get('/channel/todai', twitter)]
    await vi.advanceTimersByTimeAsync(300)
    expect((await other).headers.get('cache-control')).toBe('no-store')
    vi.useRealTimers()
    release()
    expect((await crawler).headers.get('cache-control')).toContain('s-maxage=30')
    expect(await (await crawler).text()).toContain('<meta property="og:title" content="灯台放送局">')
  })

  it('gets the app shell after three seconds if an API server does not answer (Q406)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answered = vi.fn<() => void>()
    const answer = serve((_host, _path, { signal }) => aborted(signal)).get('/channel/todai', twitter)
    void answer.then(answered)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect([(await answer).status, (await answer).headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it('gets 503 with `Retry-After` if it is a search engine and an API server fails, because it would list the app shell (Q553)', async () => {
    const { get } = serve(() => Promise.reject(new TypeError('fetch failed')))
    const answer = await get('/channel/todai', { 'user-agent': 'Googlebot/2.1' })
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '60',
      'no-store',
    ])
    expect((await get('/channel/todai', twitter)).status).toBe(200)
  })

  it('gets a page without an `og:image` tag if the server draws no link cards', async () => {
    expect(await serve().rendered('/channel')).not.toContain('og:image')
  })
})

it.each(['http://[', '//', 'https://other.example/channel/todai?x', ''])(
  'the handler answers a request for the link card of the invalid URL %j with a card, and reads no other site',
  async (page) => {
    const drawn: string[] = []
    const cards = {
      draw: ({ title }: CardPicture) => Promise.resolve({ png: new Uint8Array([drawn.push(title)]), lifetimeMs: 0 }),
      versionOf: () => '1',
    }
    const handler = createHandler({ shell: testShell, headers: {}, fetchHost: fetchSandbox, cards })
    const answer = await handler(new Request(`https://tsudoi.example/card.png?page=${encodeURIComponent(page)}`))
    expect([answer.status, answer.headers.get('content-type'), drawn.length]).toEqual([200, 'image/png', 1])
  },
)

it('the handler begins a new guest session, and renders the page, when an API server refuses the token of its guest session', async () => {
  let refusals = 1
  const { rendered, onError } = serve((host, path, init) => {
    if (init.method !== 'POST' && refusals-- > 0)
      return Promise.resolve(Response.json({ messageCode: 'Unauthenticated', code: 401 }, { status: 401 }))
    return fetchSandbox(host, path, init)
  })
  expect(isRendered(await rendered('/channel'))).toBe(true)
  expect(onError).not.toHaveBeenCalled()
})

it('the handler gives the API servers a minute for a sitemap, which needs many requests, and 5 s for a page', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeouts.mockRestore())
  const { get } = serve()
  expect((await get('/sitemap/channels-1.xml')).status).toBe(200)
  await get('/channel')
  expect(timeouts.mock.calls).toEqual([[60_000], [5_000]])
})

it('the handler reports failures with the pattern of the page, because the path of the story player contains the reader’s names (X8)', async () => {
  const cards = { draw: () => Promise.reject(new Error('no card')), versionOf: () => '1' }
  const { get, onError } = serveHandler(sandbox, { cards, fetchHost: () => Promise.reject(new Error('no host')) })
  const path = '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-1/早瀬/小春'
  await get(path)
  await get(`/card.png?page=${encodeURIComponent(path)}`)
  const pattern =
    '/story/STORY_PLAY_TYPE_PORTRAIT/:genre/:channelId/:storyGroupId/:storyEpisodeId/:userLastName/:userFirstName'
  expect(onError.mock.calls.map(([, what]) => what)).toEqual([pattern, `the card of ${pattern}`])
})

it('the handler renders no content with `isRendering: false`, but sends heads, robots.txt, sitemaps and card pictures', async () => {
  const cards = { draw: () => Promise.resolve({ png: new Uint8Array([1]), lifetimeMs: 60_000 }), versionOf: () => '1' }
  const { get, rendered } = serveHandler(sandbox, { isRendering: false, cards })
  const html = await rendered('/channel/todai')
  expect(isRendered(html)).toBe(false)
  expect(html).toContain('<!--screen-->')
  expect(html).toContain('<meta property="og:title" content="灯台放送局">')
  for (const path of ['/robots.txt', '/sitemap.xml', '/card.png?page=%2Fchannel%2Ftodai'])
    expect([path, (await get(path)).status]).toEqual([path, 200])
})

describe('the page of content that guests may no longer see', () => {
  const drawn: CardPicture[] = []
  const cards = {
    draw: (card: CardPicture) => Promise.resolve({ png: new Uint8Array([drawn.push(card)]), lifetimeMs: 60_000 }),
    versionOf: () => '1',
  }
  /** Requests a page and the picture of its link card. */
  const pageAt = async (path: string, options: Partial<HandlerOptions> = {}) => {
    const { get, answered } = serveHandler(sandbox, { cards, ...options })
    const answer = await answered(path)
    expect((await get(`/card.png?page=${encodeURIComponent(path)}`)).status).toBe(200)
    const html = await answer.text()
    const { status, headers } = answer
    const robots = headers.get('x-robots-tag')
    return { status, robots, caching: headers.get('cache-control'), html, card: drawn.at(-1) }
  }
  const over = { robots: 'noindex', caching: expect.stringMatching(/^public, max-age=0, s-maxage=30,/) as string }

  it('has the status 410, says nothing about the content, also on its link card, is not listed by search engines and is cached for 30 seconds, if its publication has ended and the API server still sends it (Q416)', async () => {
    const path = '/channel/todai/movie/todai-night-47'
    const published = await pageAt(path)
    expect(published).toMatchObject({ status: 200, robots: null })
    const { html, ...ended } = await pageAt(path, {
      fetchHost: async (host, at, init) => {
        const text = await (await fetchSandbox(host, at, init)).text()
        const now = sandbox.time.now.toISOString()
        return new Response(text.replaceAll(/("publicationEndTime":)"[^"]*"/g, `$1"${now}"`))
      },
    })
    expect(ended).toMatchObject({ status: 410, ...over, card: productCard })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(published.html).toContain(published.card?.title)
    expect(html).not.toContain(published.card?.title)
    expect(isRendered(html)).toBe(false)
  })

  it('has the status 404 and says nothing about a post whose author is suspended, also on its link card', async () => {
    await sandbox.given('a member')
    await sandbox.given('a channel')
    await sandbox.given('a timeline')
    await sandbox.given('a post')
    const guest = await sandbox.given('a guest')
    // The guest session is in the same dataset as the post.
    const fetchHost: FetchHost = (host, at, init) =>
      init.method === 'POST' ? Promise.resolve(Response.json(guest)) : fetchSandbox(host, at, init)
    const path = '/post/ip/ip-hoshiyomi/post-1'
    const open = await pageAt(path, { fetchHost })
    expect([open.status, open.html, open.card?.title]).toEqual([
      200,
      expect.stringContaining('星を見ました。'),
      expect.stringContaining('星を見ました。'),
    ])
    const db = await sandbox.db()
    await db.updateTable('account').set({ suspended_at: sandbox.time.now }).execute()
    const { html, card, ...suspended } = await pageAt(path, { fetchHost })
    expect(suspended).toEqual({ status: 404, ...over })
    expect(html + JSON.stringify(card)).not.toMatch(/星を見ました|ひかり/)
    expect(isRendered(html)).toBe(false)
  })
})
