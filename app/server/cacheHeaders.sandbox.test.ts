import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import type { FetchHost } from './guestReader.ts'
import { createHandler } from './main.ts'
import { testShell } from './testing/testShell.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await TestSandbox.open()))
afterAll(() => sandbox?.close())

const refused: FetchHost = () => Promise.reject(new TypeError('fetch failed'))

interface Request {
  path: string
  headers?: Record<string, string>
  isHostFailing?: boolean
  /** Changes the answers of the API servers, as text. */
  change?: (body: string) => string
  /** How long the painter allows to cache the card, in milliseconds. Null: the server draws no cards. */
  lifetimeMs?: number | null
}

const member = { cookie: 'refreshToken=abc' }
const post = '/post/ip/todai/post-todai-1'
/** The address of a page's picture, without its version. */
const pictureOf = (page: string) => `/card.png?page=${encodeURIComponent(page)}`

/** Sample requests, one for each row of the table in docs/rendering.md. */
const requests: Readonly<Record<string, Request>> = {
  'a public page for a guest': { path: '/channel/todai' },
  'a public page that does not exist': { path: '/channel/no-such-channel' },
  'a public page whose content has ended': {
    path: '/channel/todai/gacha?gachaId=todai-album',
    change: (body) => body.replaceAll(/"publicationEndTime":"[^"]*"/g, '"publicationEndTime":"2020-01-01T00:00:00Z"'),
  },
  'a public page for a member': { path: '/channel/todai', headers: member },
  'a public page for the host app': { path: '/channel/todai?device=unity' },
  'a private page': { path: '/mypage' },
  'a path without a page': { path: '/no/such/page' },
  'a page while a host fails': { path: '/channel/todai', isHostFailing: true },
  '/ for a guest': { path: '/' },
  '/ for a member': { path: '/', headers: member },
  'the picture of a card': { path: `${pictureOf('/channel/todai')}&v=current` },
  'the picture of a card of a post': { path: `${pictureOf(post)}&v=current` },
  'a card whose own picture did not load': { path: `${pictureOf('/channel/todai')}&v=current`, lifetimeMs: 60_000 },
  "the product's card in place of another": { path: `${pictureOf('/channel/todai')}&v=current`, lifetimeMs: 10_000 },
  'a picture with another version': { path: `${pictureOf('/channel/todai')}&v=old` },
  'a picture of a page that does not exist': { path: `${pictureOf('/channel/no-such-channel')}&v=current` },
  'a picture while a host fails': { path: `${pictureOf('/channel/todai')}&v=current`, isHostFailing: true },
  'a picture if the server draws none': { path: '/card.png', lifetimeMs: null },
  'robots.txt': { path: '/robots.txt' },
  'the sitemap': { path: '/sitemap.xml' },
  'a sitemap that does not exist': { path: '/sitemap/no-such-sitemap.xml' },
  'the sitemap while a host fails': { path: '/sitemap.xml', isHostFailing: true },
}

/** Sends a request to a new handler. */
async function answerTo({ path, headers = {}, isHostFailing = false, change, lifetimeMs = 86_400_000 }: Request) {
  const fetchSandbox: FetchHost = async (host, url, init) => {
    const answer = await sandbox.send(host, url, init)
    return change ? new Response(change(await answer.text()), answer) : answer
  }
  const handler = createHandler({
    shell: testShell,
    headers: {},
    fetchHost: isHostFailing ? refused : fetchSandbox,
    now: () => sandbox.time.now,
    cards:
      lifetimeMs === null
        ? undefined
        : { draw: () => Promise.resolve({ png: new Uint8Array(1), lifetimeMs }), versionOf: () => 'current' },
  })
  const send = () => handler(new Request(`https://tsudoi.example${path}`, { headers }))
  const isPage = !/\.(?:png|xml|txt)/.test(path)
  // On a busy machine, the server may first answer with the page's shell.
  return vi.waitUntil(
    async () => {
      const answer = await send()
      const isShell = isPage && answer.status === 200 && answer.headers.get('cache-control') === 'no-store'
      return (isHostFailing || !isShell) && answer
    },
    { timeout: 60_000, interval: 100 },
  )
}

/** What the table lists of an answer. */
const listed = ({ status, headers }: Response) => ({
  status: String(status),
  caching: headers.get('cache-control'),
  robots: headers.get('x-robots-tag') ?? '–',
})

/** The rows of the table "Rules for a CDN", without the marks of its cells. */
const rows = (readFileSync('docs/rendering.md', 'utf8').split('## Rules for a CDN')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, answer = '', status, caching, robots]) => ({ answer, status, caching, robots }))

describe('the caching headers that docs/rendering.md lists for CDNs', () => {
  it('are listed there for each kind of answer in this test', () => {
    expect(rows.map(({ answer }) => answer)).toEqual(Object.keys(requests))
  })

  it.each(rows)('are sent by the server with its answer: $answer', async ({ answer: kind, ...told }) => {
    const sent = await answerTo(requests[kind] ?? { path: '' })
    expect(listed(sent)).toEqual(told)
    const isEncoded = sent.headers.has('etag')
    expect(sent.headers.get('vary')).toBe(isEncoded ? 'Accept-Encoding, Cookie' : sent.status === 302 ? 'Cookie' : null)
  })

  it('include every combination of status and headers that the server sends for the same paths to other users, and while a host fails', async () => {
    const known = rows.map(({ status, caching, robots }) => JSON.stringify({ status, caching, robots }))
    const paths = [...new Set(Object.values(requests).map(({ path }) => path))]
    for (const path of paths)
      for (const other of [{}, { headers: member }, { isHostFailing: true }, { lifetimeMs: null }])
        expect(known, `${path} ${JSON.stringify(other)}`).toContain(
          JSON.stringify(listed(await answerTo({ path, ...other }))),
        )
  })
})
