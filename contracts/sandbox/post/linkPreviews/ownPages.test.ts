import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockAccount } from '../../../block/block.endpoints.ts'
import { crawlPage, createPost, deletePost, editPost, getPost } from '../../../post/post.endpoints.ts'
import { onBothEngines } from '../../testing/onBothEngines.ts'
import { minutes, timeAfter } from '../../runtime/clock.ts'
import { parseOwnUrl } from './parseOwnUrl.ts'

/** The requests that a test's server received. */
let requests: { path: string; headers: IncomingHttpHeaders }[] = []

/** Starts a server on loopback with these pages, by path: each has its HTML, or another status and headers. */
async function serve(pages: Readonly<Record<string, { status?: number; html?: string; [header: string]: unknown }>>) {
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ path: url, headers })
    const { status = 200, html = '', ...others } = pages[url] ?? { status: 404, html: '<title>Not found</title>' }
    response.writeHead(status, { 'Content-Type': 'text/html', ...(others as Record<string, string>) })
    response.end(html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, port: (server.address() as AddressInfo).port }
}

const pageOf = (title: string, image = '/card.png?v=1') =>
  `<title>${title}｜集い</title><meta property="og:title" content="${title}"><meta property="og:image" content="${image}">
   <meta property="og:description" content="${title}の説明"><meta property="og:site_name" content="集い">`

/** Other addresses at which the app shows the post's page. */
const otherFormsOfPostPage = [
  '/POST/ip/ip-hoshiyomi/post-1',
  '/%50ost/ip/ip-hoshiyomi/post-1',
  '//post/ip//ip-hoshiyomi/post-1',
  '/post/ip/ip-hoshiyomi/post-1//',
  '/post/ip/ip-hoshiyomi/%70ost-1',
]

describe('the URL of one of the app’s own pages, for a link preview,', () => {
  const app = 'http://localhost:5173'

  it.each([
    [`${app}/`, `${app}/`],
    [`${app}/channel/todai?tab=posts#top`, `${app}/channel/todai?tab=posts`],
    ['http://LOCALHOST:5173/hostships', `${app}/hostships`],
  ])('is accepted in the form %s', (address, expected) => {
    expect(parseOwnUrl(address, app)?.href).toBe(expected)
  })

  it.each([
    'http://localhost/channel',
    'http://localhost:5174/channel',
    'https://localhost:5173/channel',
    'http://127.0.0.1:5173/channel',
    'http://[::1]:5173/channel',
    'http://app.localhost:5173/channel',
    'http://localhost.:5173/channel',
    'http://localhost:5173@evil.example/channel',
    'http://user:secret@localhost:5173/channel',
    'http://localhost:5173.evil.example/',
    'ftp://localhost:5173/',
    '/channel',
    `${app}/hosts/user/_sandbox/mailbox`,
    `${app}/hosts`,
    `${app}//hosts/user/_sandbox/mailbox`,
    `${app}/channel/../hosts/user/_sandbox/mailbox`,
    `${app}/channel/%2e%2e/hosts/user/_sandbox/mailbox`,
    `${app}\\hosts\\user`,
    `${app}/%68osts/user/_sandbox/mailbox`,
    `${app}/hosts%2Fuser/_sandbox/mailbox`,
    `${app}/Hosts/user/_sandbox/mailbox`,
    `${app}/%E0%A4%A`,
    `${app}/${'x'.repeat(2_000)}`,
  ])('is not accepted in the form %s (X9, Q405)', (address) => {
    expect(parseOwnUrl(address, app)).toBeUndefined()
  })

  it.each(['', 'localhost:5173', 'file:///'])('is not accepted while the app has the address %j', (address) => {
    expect(parseOwnUrl('file:///etc/passwd', address)).toBeUndefined()
    expect(parseOwnUrl('http://localhost:5173/', address)).toBeUndefined()
  })
})

await onBothEngines('the link previews of the app’s own pages', (sandbox) => {
  const place = { type: 'ip', typeId: 'ip-hoshiyomi' }
  let servers: Server[]
  let app: string
  let elsewhere: string
  let hikari: string
  let sora: string
  beforeAll(async () => {
    const other = await serve({ '/': { html: pageOf('secret') } })
    elsewhere = `http://localhost:${other.port}/`
    const own = await serve({
      '/channel/todai': { html: pageOf('灯台放送局') },
      '/event': { html: pageOf('催し', 'http://evil.example/card.png') },
      '/old': { status: 302, Location: '/channel/todai' },
      '/away': { status: 302, Location: elsewhere },
      '/away/public': { status: 302, Location: 'https://example.com/' },
      '/away/mailbox': { status: 302, Location: '/hosts/user/_sandbox/mailbox' },
      '/hosts/user/_sandbox/mailbox': { html: pageOf('secret') },
      '/shell': { html: pageOf('集い'), 'Cache-Control': 'no-store' },
      '/post/ip/ip-hoshiyomi/post-1': { html: pageOf('ひかりの投稿') },
      ...Object.fromEntries(otherFormsOfPostPage.map((path) => [path, { html: pageOf('ひかりの投稿') }])),
      '/short': { status: 302, Location: '/post/ip/ip-hoshiyomi/post-1' },
      '/post/ip/ip-hoshiyomi/post-of-another-dataset': { html: pageOf('別の投稿') },
    })
    app = `http://localhost:${own.port}`
    servers = [other.server, own.server]
  })
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })
  beforeEach(async () => {
    sandbox().services.appAddress = app
    const another = { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' }
    hikari = (await sandbox().given('a member')).accessToken
    sora = (await sandbox().given('a member', another)).accessToken
    await sandbox().given('a channel')
    await sandbox().given('a timeline')
    await (await sandbox().db()).deleteFrom('link_preview').execute()
    requests = []
  })

  const crawl = async (url: string) => (await sandbox().call(crawlPage, { query: { url } }, { token: hikari })).body
  const post = async (token: string, text: string) => {
    const { body } = await sandbox().call(createPost, { params: place, body: { text, depth: '0' } }, { token })
    return body.post
  }
  const previewOf = async (token: string, postId: string) =>
    (await sandbox().call(getPost, { params: { ...place, postId } }, { token })).body.post?.linkPreview

  it('are read over HTTP in one request without cookies and tokens, and cached for a day (C093)', async () => {
    const preview = {
      url: `${app}/channel/todai`,
      title: '灯台放送局',
      description: '灯台放送局の説明',
      image: `${app}/card.png?v=1`,
      siteName: '集い',
    }
    expect((await crawl(`${app}/channel/todai#top`)).ogp).toEqual(preview)
    expect((await crawl(`${app}/channel/todai`)).ogp).toEqual(preview)
    expect(requests.map(({ path }) => path)).toEqual(['/channel/todai'])
    expect(Object.keys(requests[0]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })

  it('have no picture whose URL is that of another origin without https', async () => {
    expect((await crawl(`${app}/event`)).ogp).toMatchObject({ title: '催し' })
    expect((await crawl(`${app}/event`)).ogp?.image).toBeUndefined()
  })

  it('are refused with InvalidArgument for other servers of this machine (X9)', async () => {
    const refused = [elsewhere, `${app}/hosts/user/_sandbox/mailbox`, app.replace('localhost', '127.0.0.1')]
    for (const url of refused) expect([url, (await crawl(url)).messageCode]).toEqual([url, 'InvalidArgument'])
    expect(requests).toEqual([])
  })

  it('follow redirects only to pages of the app (X9)', async () => {
    expect((await crawl(`${app}/old`)).ogp).toMatchObject({ url: `${app}/old`, title: '灯台放送局' })
    for (const path of ['/away', '/away/public', '/away/mailbox'])
      expect([path, (await crawl(app + path)).messageCode]).toEqual([path, 'NotFound'])
    expect(requests.map(({ path }) => path)).toEqual([
      '/old',
      '/channel/todai',
      '/away',
      '/away/public',
      '/away/mailbox',
    ])
  })

  it('are refused with NotFound for a missing page, and for a page that the app’s server cannot render', async () => {
    for (const path of ['/no-such-page', '/shell'])
      expect([path, (await crawl(app + path)).messageCode]).toEqual([path, 'NotFound'])
  })

  it('are part of the answer to a new post, and are replaced when an edit changes the post’s URL', async () => {
    const { postId, linkPreview } = await post(hikari, `見て ${app}/channel/todai！`)
    expect(linkPreview).toMatchObject({ url: `${app}/channel/todai`, title: '灯台放送局' })
    expect((await previewOf(sora, postId))?.title).toBe('灯台放送局')
    const edited = { params: { ...place, postId }, body: { text: `${app}/event` } }
    expect((await sandbox().call(editPost, edited, { token: hikari })).body.post?.linkPreview?.title).toBe('催し')
    expect((await post(hikari, `${elsewhere} ${app}/hosts/user/_sandbox/mailbox`)).linkPreview).toBeUndefined()
  })

  describe('that quote a post', () => {
    let quoting: string
    beforeEach(async () => {
      await sandbox().given('a post')
      await (await sandbox().db()).updateTable('post').set({ updated_at: null }).execute()
      quoting = (await post(sora, `${app}/post/ip/ip-hoshiyomi/post-1`)).postId
    })
    const quoted = { ...place, postId: 'post-1' }

    it('are deleted when the quoted post is deleted or edited', async () => {
      expect((await previewOf(sora, quoting))?.title).toBe('ひかりの投稿')
      const body = { text: '書き直しました。' }
      expect((await sandbox().call(editPost, { params: quoted, body }, { token: hikari })).status).toBe(200)
      expect(await previewOf(sora, quoting)).toBeUndefined()
      sandbox().time.now = timeAfter(sandbox().time.now, minutes(13))
      await crawl(`${app}/post/ip/ip-hoshiyomi/post-1`)
      expect((await previewOf(sora, quoting))?.title).toBe('ひかりの投稿')
      await sandbox().call(deletePost, { params: quoted }, { token: hikari })
      expect(await previewOf(sora, quoting)).toBeUndefined()
    })

    it.each([...otherFormsOfPostPage, '/short'])(
      'are deleted with the quoted post when the link has the form %s',
      async (path) => {
        const { postId, linkPreview } = await post(sora, app + path)
        expect(linkPreview?.title).toBe('ひかりの投稿')
        await sandbox().call(deletePost, { params: quoted }, { token: hikari })
        expect(await previewOf(sora, postId)).toBeUndefined()
      },
    )

    it('are not made while a cache may still have the text before an edit (Q515)', async () => {
      const url = `${app}/post/ip/ip-hoshiyomi/post-1`
      const body = { text: '結末が分かります。', isSpoiler: true }
      expect((await sandbox().call(editPost, { params: quoted, body }, { token: hikari })).status).toBe(200)
      expect((await crawl(url)).messageCode).toBe('NotFound')
      expect((await post(sora, `もう一度 ${url}`)).linkPreview).toBeUndefined()
      expect(await previewOf(sora, quoting)).toBeUndefined()
    })

    it('are refused with NotFound for members who cannot see the quoted post (C093, S047)', async () => {
      const url = `${app}/post/ip/ip-hoshiyomi/post-1`
      expect((await crawl(url)).ogp?.title).toBe('ひかりの投稿')
      await (
        await sandbox().db()
      )
        .updateTable('account')
        .set({ suspended_at: sandbox().time.now })
        .where('id', 'in', (eb) => eb.selectFrom('post').select('account_id').where('id', '=', 'post-1'))
        .execute()
      const asked = await sandbox().call(crawlPage, { query: { url } }, { token: sora })
      expect(asked.body.messageCode).toBe('NotFound')
    })

    it('are hidden from readers who cannot see the quoted post, because of a block or its author’s suspension (S047)', async () => {
      expect((await previewOf(sora, quoting))?.title).toBe('ひかりの投稿')
      const guest = (await sandbox().given('a guest')).accessToken
      const db = await sandbox().db()
      await db.updateTable('account').set({ suspended_at: sandbox().time.now }).where('id', '<>', 'acc-sora').execute()
      expect(await previewOf(guest, quoting)).toBeUndefined()
      await db.updateTable('account').set({ suspended_at: null }).execute()
      const author = await db
        .selectFrom('post')
        .select('account_id')
        .where('id', '=', 'post-1')
        .executeTakeFirstOrThrow()
      const block = { body: { targetAccountId: author.account_id } }
      expect((await sandbox().call(blockAccount, block, { token: sora })).status).toBe(200)
      expect(await previewOf(sora, quoting)).toBeUndefined()
      expect((await previewOf(guest, quoting))?.title).toBe('ひかりの投稿')
    })

    it('are not made if the quoted post does not exist', async () => {
      const { linkPreview } = await post(sora, `${app}/post/ip/ip-hoshiyomi/post-of-another-dataset`)
      expect(linkPreview).toBeUndefined()
    })
  })
})
