import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { crawlPage } from '@tsudoi/contracts/post/post.endpoints'
import { matchPath } from 'react-router-dom'
import { unfurl } from 'unfurl.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { everyNth } from '@tsudoi/contracts/testing/amount'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import { productName } from '../content/productTexts.ts'
import { documentHeadOf } from './renderGuestDocument.ts'
import { createHandler } from './main.ts'
import { pageHeads } from './head/pageHeads.ts'
import type { HeadRequest, PageHead } from './pageHead.ts'
import { servedPageAt } from './publicPages.ts'
import { guestReaderOf } from './testing/guestRead.ts'
import { exampleUrls, storyReaderNames } from './testing/publicUrls.ts'
import { testShell } from './testing/testShell.ts'

let sandbox: TestSandbox
let server: Server
let origin: string
let read: HeadRequest['read']
/** One URL of the seeded content for each public page, by the pattern of the page. */
let examples: ReadonlyMap<string, string>
/** The headers of all requests that ask the server for pages. */
const requestHeaders: IncomingHttpHeaders[] = []

beforeAll(async () => {
  sandbox = await TestSandbox.open()
  const handler = createHandler({
    shell: testShell,
    headers: {},
    now: () => sandbox.time.now,
    fetchHost: (host, path, init) => sandbox.send(host, path, init),
    cards: { draw: () => Promise.resolve({ png: new Uint8Array(), lifetimeMs: 0 }), versionOf: () => 'v1' },
  })
  const listener = getRequestListener((request) => handler(request))
  server = createServer((request, response) => {
    requestHeaders.push(request.headers)
    void listener(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  sandbox.services.appAddress = origin
  read = await guestReaderOf(sandbox)
  examples = await exampleUrls({ now: sandbox.time.now.toISOString(), read })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await sandbox.close()
})

function locationOf(url: string) {
  const { pathname, search } = new URL(url, origin)
  return { origin, pathname, search }
}

/** The head that the server makes for a page. */
const headAt = (url: string) =>
  documentHeadOf(servedPageAt(locationOf(url)), { now: sandbox.time.now.toISOString(), read }) as Promise<PageHead>

const pictureOf = ({ path }: PageHead) =>
  `${origin}/card.png?${new URLSearchParams({ page: path, v: 'v1' }).toString()}`

/** Waits until the server has the page in its cache. On a busy machine, the first answer may be the app shell. */
const untilRendered = (url: string) =>
  vi.waitUntil(async () => (await fetch(url)).headers.get('cache-control') !== 'no-store', { timeout: 60_000 })

/** The preview of a page, as the sandbox makes it for the app's posts (C093). */
async function crawl(url: string) {
  // Requests each preview as another member, because the number of previews per minute is limited.
  const { accessToken: token } = await sandbox.given('a member')
  return (await sandbox.call(crawlPage, { query: { url } }, { token })).body
}

const patterns = everyNth(
  2,
  pageHeads.map(({ path }) => path),
)

describe('the link preview that two programs make over HTTP', () => {
  it.each(patterns)('shows title, text, picture and site name of the page %s', async (pattern) => {
    const url = new URL(examples.get(pattern) ?? 'missing:', origin).href
    expect(matchPath(pattern, new URL(url).pathname)).not.toBeNull()
    const head = await headAt(url)
    const { title, description } = head
    const image = pictureOf(head)
    await untilRendered(url)
    expect((await crawl(url)).ogp).toEqual({ url, title, description, image, siteName: productName })
    const { open_graph: openGraph, ...page } = await unfurl(url, { oembed: false })
    expect(page).toMatchObject({
      title: `${title}｜${productName}`,
      description,
      twitter_card: { card: 'summary_large_image' },
    })
    expect(openGraph).toMatchObject({
      title,
      description,
      url: new URL(head.path, origin).href,
      site_name: productName,
      locale: 'ja_JP',
      images: [{ url: image, type: 'image/png', width: 1200, height: 630 }],
    })
    if (!pattern.startsWith('/story/')) return
    for (const name of Object.values(storyReaderNames)) expect(JSON.stringify(openGraph)).not.toContain(name)
  })

  it('is made from requests without a cookie and a token', () => {
    expect(requestHeaders.length).toBeGreaterThanOrEqual(2 * patterns.length)
    expect(requestHeaders.filter(({ cookie, authorization }) => cookie ?? authorization)).toEqual([])
  })

  it('is not made for a page that does not exist, because the server answers NotFound', async () => {
    for (const path of ['/channel/no-such-channel', '/no/such/page'])
      expect([path, (await crawl(origin + path)).messageCode]).toEqual([path, 'NotFound'])
  })

  it('contains no data about a member for a member page, only the page’s title and the site name', async () => {
    expect((await crawl(`${origin}/mypage`)).ogp).toMatchObject({ title: 'マイページ', siteName: productName })
  })
})
