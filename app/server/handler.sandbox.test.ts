import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Host } from '@tsudoi/contracts/hosts'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import type { FetchHost } from './guestReader.ts'
import { createHandler } from './main.ts'
import type { CardPicture } from './pageHead.ts'
import { testShell } from './testing/testShell.ts'

let sandbox: TestSandbox
/** Collects the documents that are still being made when their requests are answered. */
const works: Promise<unknown>[] = []
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(async () => {
  await Promise.all(works)
  await sandbox?.close()
})

const fetchSandbox: FetchHost = (host, path, init) => sandbox.send(host, path, init)

/** Creates a handler for the sandbox. `fetchHost` replaces the connection to the sandbox. */
function serve(fetchHost: FetchHost = fetchSandbox) {
  const onError = vi.fn<(error: unknown, what: string) => void>()
  const waitUntil = (work: Promise<unknown>) => void works.push(work)
  const options = { shell: testShell, headers: { 'X-Build': 'test' }, now: () => sandbox.time.now }
  const handler = createHandler({ ...options, fetchHost, onError })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    handler(new Request(`https://tsudoi.example${path}`, { headers, method }), { waitUntil })
  /** Waits for the rendered document. On a busy machine, the first answer may be the shell. */
  const rendered = async (path: string) => {
    await vi.waitUntil(async () => (await get(path)).headers.get('cache-control')?.includes('public'), {
      timeout: 60_000,
      interval: 100,
    })
    return (await get(path)).text()
  }
  return { get, rendered, onError }
}

/** Simulates a connection without an answer: never resolves, and rejects when the request is aborted. */
const aborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))

const isRendered = (html: string) => html.includes('<html data-rendered')

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
    expect([error.name, page]).toEqual(['HostUnavailable', 'https://tsudoi.example/channel/todai'])
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

  it('gets a page without an `og:image` tag if the server draws no link cards', async () => {
    expect(await serve().rendered('/channel')).not.toContain('og:image')
  })
})

/** Texts that break out of an element, an attribute, a script, a style or a comment. */
const breakouts = [
  '</script><script>window.hit=1</script>',
  '"><img src=x onerror=window.hit=1>',
  "'-->]]></title></style><svg onload=window.hit=1>",
  '<!--<script>\u2028${hit}{{hit}}',
]

/** Matches the names of fields that contain a text for readers. */
const textField =
  /^(?:name|title|subTitle|text|description|nickName|ipName|category|schedule|label|venue|place|notice)$/

/** Replaces the texts in an answer by hostile ones. */
function withHostileTexts(value: unknown, at = { next: 0 }): unknown {
  if (Array.isArray(value)) return value.map((each) => withHostileTexts(each, at))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) =>
      typeof field === 'string' && textField.test(name)
        ? [name, breakouts[at.next++ % breakouts.length]]
        : [name, withHostileTexts(field, at)],
    ),
  )
}

const elementsOf = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
]

it.each([
  '/channel',
  '/channel/todai',
  '/channel/todai?tab=posts',
  '/channel/todai/movie',
  '/channel/todai/movie/todai-night-47',
  '/channel/setsugen/story/setsugen-post',
  '/channel/shinyou/gacha?gachaId=shinyou-base',
  '/event/todai-harbour',
  '/post/ip/todai/post-todai-1',
  '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-1/a/b',
])(
  'the handler renders hostile texts of an API server on %s as text, not as markup, in the head, the content and the data',
  async (path) => {
    const { rendered } = serve(async (host, at, init) => {
      const answer = await fetchSandbox(host, at, init)
      if (init.method === 'POST') return answer
      return Response.json(withHostileTexts(await answer.json()), { status: answer.status })
    })
    const html = await rendered(path)
    expect(isRendered(html)).toBe(true)
    const elements = elementsOf(parse(html))
    const scripts = elements.filter(({ tagName }) => tagName === 'script')
    const types = scripts.map(({ attrs }) => attrs.find(({ name }) => name === 'type')?.value)
    // The types of the shell's script and of the two blocks of data.
    const expected = [undefined, 'application/json', 'application/json']
    expect(types.filter((type) => type !== 'application/ld+json')).toEqual(expected)
    expect(elements.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith('on'))).toEqual([])
    expect(elements.some(({ attrs }) => attrs.some(({ value }) => /^\s*javascript:/i.test(value)))).toBe(false)
    expect(html).toContain('&lt;img src=x onerror')
  },
)

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

it('the handler sends no member’s token to an API server, and renders no page for a member, in 1,000 concurrent requests by members and guests', async () => {
  const members = ['Canary-Koharu', 'Canary-Hajime']
  const { get } = serve(async (host, path, init) => {
    const bearer = new Headers(init.headers).get('authorization')
    // Fails if the handler has ever sent a user's token to an API server.
    expect(members.some((name) => bearer?.includes(name))).toBe(false)
    return fetchSandbox(host, path, init)
  })
  const paths = ['/channel', '/channel/todai', '/channel/todai/movie', '/event', '/channel/shinyou/gacha']
  const requests = Array.from({ length: 1_000 }, (_, at) => {
    const member = members[at % 3]
    const cookie: Record<string, string> = member ? { cookie: `token=${member}` } : {}
    return get(paths[at % paths.length] ?? '', cookie).then(async (answer) => ({ member, html: await answer.text() }))
  })
  for (const { member, html } of await Promise.all(requests)) {
    expect(html).not.toContain('Canary')
    expect(member !== undefined && isRendered(html)).toBe(false)
  }
})
