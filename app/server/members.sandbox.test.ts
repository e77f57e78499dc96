import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount } from '@tsudoi/contracts/testing/amount'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import type { FetchHost } from './guestReader.ts'
import { isRendered, serveHandler } from './testing/serveHandler.ts'

/** Parts of the members' data that no guest may read. `Canary` is in nicknames, addresses and posts. */
const canaries = ['Canary', 'canary', '7654321', '7,654,321']

let sandbox: TestSandbox
/** The access tokens of two members, and of the guest session of the server. */
let members: string[]
let guest: string

beforeAll(async () => {
  sandbox = await TestSandbox.open()
  const coins = { freeCoin: 7_654_321, paidCoin: 7_654_321 }
  const names = ['canary-koharu', 'canary-hajime']
  const accounts = names.map((name) => ({ accountId: name, email: `${name}@example.com`, uniqueName: name }))
  members = []
  for (const account of accounts) members.push((await sandbox.given('a member', { ...account, ...coins })).accessToken)
  const db = await sandbox.db()
  await db.updateTable('profile').set({ nick_name: 'Canary' }).execute()
  await sandbox.given('a channel')
  await sandbox.given('a timeline')
  await sandbox.given('a video')
  // The members' own posts are on a timeline that guests may not read.
  await sandbox.given('a channel', { ipId: 'ip-closed' })
  await sandbox.given('a timeline', { ipId: 'ip-closed', typeId: 'ip-closed' })
  for (const [at, { accountId }] of accounts.entries())
    await sandbox.given('a post', { typeId: 'ip-closed', postId: `post-${at}`, accountId })
  await db.updateTable('post').set({ text: 'Canary' }).execute()
  await sandbox.given('a channel that closes meanwhile', { ipId: 'ip-closed' })
  guest = (await sandbox.given('a guest')).accessToken
})
afterAll(() => sandbox?.close())

const rendered = ['/channel', '/channel/ip-hoshiyomi', '/channel/ip-hoshiyomi?tab=posts', '/channel/ip-hoshiyomi/movie']
const missing = ['/channel/ip-closed', '/post/ip/ip-closed/post-0', '/post/ip/ip-closed/post-1']
const paths = [...rendered, ...missing]
/** The server caches documents by origin, so each origin makes it render all pages again. */
const origins = Array.from({ length: amount({ part: 2, all: 8 }) }, (_, at) => `https://tsudoi-${at}.example`)

it('the server renders pages only for guests, only with its own guest session, and without any data or token of a member, in 1,000 concurrent requests by two members and guests', async () => {
  const bearers = new Set<string | null>()
  const fetchHost: FetchHost = (host, path, init) => {
    // The guest session is in the same dataset as the members.
    if (init.method === 'POST') return Promise.resolve(Response.json({ accessToken: guest, refreshToken: 'unused' }))
    bearers.add(new Headers(init.headers).get('authorization'))
    return sandbox.send(host, path, init)
  }
  const { get, answered, onError, finish } = serveHandler(sandbox, { fetchHost })
  const senders = [
    ...members.map((token) => ({ isMember: true, headers: { cookie: `token=${token}` } })),
    // The app sends its token to the API servers in this header. A page does not depend on it.
    ...members.map((token) => ({ isMember: false, headers: { authorization: `Bearer ${token}` } })),
    { isMember: false, headers: {} },
  ]
  const urls = origins.flatMap((origin) => paths.map((path) => origin + path))
  /** Sends 500 requests at a time, each URL by each of the senders. */
  const flood = () =>
    Promise.all(
      Array.from({ length: 500 }, async (_, at) => {
        const { isMember, headers } = senders[at % senders.length]!
        const url = urls[Math.floor(at / senders.length) % urls.length]!
        return { isMember, url, html: await (await get(url, headers)).text() }
      }),
    )
  const first = await flood()
  await finish()
  await Promise.all(urls.map(answered))
  // Now all documents are in the cache of the server.
  const second = await flood()
  const shown = new Set(second.filter(({ isMember, html }) => !isMember && isRendered(html)).map(({ url }) => url))
  expect([...shown]).toEqual(urls.filter((url) => rendered.some((path) => url.endsWith(`.example${path}`))))
  const all = [...first, ...second]
  expect(all.filter(({ isMember, html }) => isMember && isRendered(html)).map(({ url }) => url)).toEqual([])
  const secrets = [...canaries, ...members, guest]
  expect(secrets.filter((secret) => all.some(({ html }) => html.includes(secret)))).toEqual([])
  expect([...bearers]).toEqual([`Bearer ${guest}`])
  expect(onError.mock.calls).toEqual([])
})
