import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import { cardPainterFiles } from '../../tools/cardPainterFiles.ts'
import { cardVersion } from './cards/cardVersion.ts'
import type { FetchHost } from './guestReader.ts'
import { createCards, createHandler, type HandlerOptions } from './main.ts'
import { testShell } from './testing/testShell.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await TestSandbox.open()))
afterAll(() => sandbox?.close())

const postPage = '/post/ip/todai/post-todai-1'
const day = 'public, max-age=86400'

const fetchSandbox: FetchHost = (name, path, init) => sandbox.send(name, path, init)

/** Replaces the painter of cards. Its pictures contain only the title. */
const titlePainter = (lifetimeMs = 86_400_000): HandlerOptions['cards'] => ({
  draw: ({ title }) => Promise.resolve({ png: new TextEncoder().encode(title), lifetimeMs }),
  versionOf: cardVersion,
})

/** A handler whose pictures contain the title of their card, and a host whose content the test can change. */
function serve(cards = titlePainter()) {
  const host = { text: '最初の本文', isDeleted: false, channelName: '灯台放送局' }
  const fetchHost: FetchHost = async (name, path, init) => {
    const answer = await fetchSandbox(name, path, init)
    if (host.isDeleted && path.includes('post-todai-1'))
      return Response.json({ messageCode: 'NotFound', code: 404 }, { status: 404 })
    const body = (await answer.text())
      .replaceAll(/"text":"[^"]*"/g, `"text":"${host.text}"`)
      .replaceAll('灯台放送局', host.channelName)
    return new Response(body, answer)
  }
  const handler = createHandler({
    shell: testShell,
    headers: {},
    now: () => sandbox.time.now,
    fetchHost,
    cards,
  })
  const get = (path: string) =>
    handler(new Request(new URL(path, 'https://tsudoi.example'), { headers: { 'user-agent': 'Twitterbot/1.0' } }))
  /** The address of a page's picture, in its document. If the machine is busy, the first answer can be the shell. */
  const pictureOf = (page: string) =>
    vi.waitUntil(
      async () => /og:image" content="([^"]*)"/.exec(await (await get(page)).text())?.[1]?.replaceAll('&amp;', '&'),
      { timeout: 60_000, interval: 100 },
    )
  const picture = async (address: string) => {
    const answer = await get(address)
    return [answer.status, await answer.text(), answer.headers.get('cache-control')]
  }
  return { host, get, pictureOf, picture }
}

describe('the picture of a page’s card', () => {
  it('may be cached for a day at the address that the page’s document names, and shows the current content', async () => {
    const { pictureOf, picture } = serve()
    expect(await picture(await pictureOf('/channel/todai'))).toEqual([200, '灯台放送局', day])
  })

  it('is drawn from the new content for the address of a new version, even directly after the old picture was sent', async () => {
    const before = serve()
    const old = await before.pictureOf('/channel/todai')
    expect(await before.picture(old)).toEqual([200, '灯台放送局', day])
    before.host.channelName = '新しい放送局'
    const renamed = serve()
    renamed.host.channelName = '新しい放送局'
    const next = await renamed.pictureOf('/channel/todai')
    expect(next).not.toBe(old)
    expect(await before.picture(next)).toEqual([200, '新しい放送局', day])
  })

  it('is never cached for an address with another version, or with none', async () => {
    const { picture } = serve()
    for (const version of ['', '&v=', '&v=old'])
      expect(await picture(`/card.png?page=/channel/todai${version}`)).toEqual([200, '灯台放送局', 'no-store'])
  })

  it('may be cached for at most five minutes if it quotes a post (Q417)', async () => {
    const { pictureOf, picture } = serve()
    expect(await picture(await pictureOf(postPage))).toEqual([200, '最初の本文', 'public, max-age=300'])
  })

  it('may be cached only as long as the painter says, such as ten seconds for a card in place of one that failed', async () => {
    const { pictureOf, picture } = serve(titlePainter(10_000))
    expect(await picture(await pictureOf('/channel/todai'))).toEqual([200, '灯台放送局', 'public, max-age=10'])
    expect(await picture(await pictureOf(postPage))).toEqual([200, '最初の本文', 'public, max-age=10'])
  })

  it('is the product’s card without caching after the post has been deleted (Q417)', async () => {
    const { host, pictureOf, picture } = serve()
    const address = await pictureOf(postPage)
    host.isDeleted = true
    expect(await picture(address)).toEqual([200, '推し色を、かかげよう。', 'no-store'])
  })

  it('does not delay documents: one is answered between the drawings of two pictures', async () => {
    const { get, pictureOf } = serve(createCards({ ...cardPainterFiles(), fetchHost: fetchSandbox }))
    // Loads the modules, so that only the drawing occupies the thread.
    await pictureOf('/channel/todai')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answered: string[] = []
    const request = (path: string) => get(path).then(({ status }) => answered.push(`${status} ${path}`))
    const pictures = ['/channel/todai', '/channel/shinyou'].map((page) => request(`/card.png?page=${page}`))
    await Promise.race(pictures)
    await request('/channel/shinyou')
    expect(answered).toEqual([expect.stringContaining('200 /card.png'), '200 /channel/shinyou'])
    await vi.runOnlyPendingTimersAsync()
    await Promise.all(pictures)
  })

  it('is not cached as a missing file if the server draws no cards', async () => {
    const handler = createHandler({ shell: testShell, headers: {}, fetchHost: () => Promise.reject(new Error()) })
    const answer = await handler(new Request('https://tsudoi.example/card.png'))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})
