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
}

/** Sample requests, one for each row of the table in docs/rendering.md. */
const requests: Readonly<Record<string, Request>> = {
  'a public page for a guest': { path: '/channel/todai' },
  'a public page that does not exist': { path: '/channel/no-such-channel' },
  'a public page for a member': { path: '/channel/todai', headers: { cookie: 'refreshToken=abc' } },
  'a public page for the host app': { path: '/channel/todai?device=unity' },
  'a private page': { path: '/mypage' },
  'a path without a page': { path: '/no/such/page' },
  'a page while a host fails': { path: '/channel/todai', isHostFailing: true },
  'robots.txt': { path: '/robots.txt' },
  'the sitemap': { path: '/sitemap.xml' },
  'a sitemap that does not exist': { path: '/sitemap/no-such-sitemap.xml' },
  'the sitemap while a host fails': { path: '/sitemap.xml', isHostFailing: true },
}

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
    const { path = '', headers = {}, isHostFailing = false } = requests[kind] ?? {}
    const fetchHost: FetchHost = (host, url, init) => sandbox.send(host, url, init)
    const handler = createHandler({ shell: testShell, headers: {}, fetchHost: isHostFailing ? refused : fetchHost })
    // On a busy machine, the server may first answer with the page's shell.
    const sent = await vi.waitUntil(
      async () => {
        const answer = await handler(new Request(`https://tsudoi.example${path}`, { headers }))
        return (isHostFailing || answer.headers.get('cache-control') !== 'no-store') && answer
      },
      { timeout: 60_000, interval: 100 },
    )
    expect({
      status: String(sent.status),
      caching: sent.headers.get('cache-control'),
      robots: sent.headers.get('x-robots-tag') ?? '–',
    }).toEqual(told)
    const variants = sent.status === 503 ? null : 'Accept-Encoding, Cookie'
    expect(sent.headers.get('vary')).toBe(variants)
  })
})
