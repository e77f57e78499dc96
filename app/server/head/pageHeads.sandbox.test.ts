import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestSandbox } from '../../../contracts/sandbox/testing/testSandbox.ts'
import { deletePost, getPost } from '@tsudoi/contracts/post/post.endpoints'
import { graphemeCount } from '@tsudoi/design-system/text/graphemes'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'
import { matchPath } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { HeadRequest, PageHead } from '../pageHead.ts'
import { isIndexed } from '../headTags.ts'
import { sitemapFile, sitemapIndex } from '../sitemap.ts'
import { guestReaderOf } from '../testing/guestRead.ts'
import { storyReaderNames, publicUrls } from '../testing/publicUrls.ts'
import { pageHeads } from './pageHeads.ts'

let sandbox: TestSandbox
let read: HeadRequest['read']
/** The heads of all public pages of the seeded content. */
let heads: { url: string; head: PageHead | undefined }[] = []
beforeAll(async () => {
  sandbox = await TestSandbox.open()
  read = await guestReaderOf(sandbox)
  const urls = await publicUrls(read)
  heads = await Promise.all(urls.map(async (url) => ({ url, head: await headAt(url) })))
})
afterAll(() => sandbox.close())

/** The head that the server makes for a URL of this site. */
async function headAt(url: string): Promise<PageHead | undefined> {
  const { pathname, searchParams: search } = new URL(url, 'https://tsudoi.example')
  const found = pageHeads
    .map((page) => ({ ...page, match: matchPath(page.path, pathname) }))
    .filter(({ match }) => match !== null)
    // A pattern with a fixed word at a place takes precedence over one with a parameter there.
    .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)[0]
  if (!found?.match) throw new Error(`No public page is at ${url}`)
  const params = found.match.params as Record<string, string>
  return found.headOf({ params, search, now: sandbox.time.now.toISOString(), read })
}

describe('the heads that the server makes for the sandbox’s seeded pages', () => {
  it('include one or more heads for every public page', () => {
    const paths = heads.filter(({ head }) => head).map(({ url }) => new URL(url, 'https://tsudoi.example').pathname)
    const withoutExample = pageHeads.filter(({ path }) => !paths.some((pathname) => matchPath(path, pathname)))
    expect(withoutExample.map(({ path }) => path)).toEqual([])
  })

  it('have a title, a description of at most 120 characters, and a link card, each text on one line', () => {
    for (const { url, head } of heads) {
      const { title = '', description = '', card, status } = head ?? {}
      expect([url, status]).toEqual([url, undefined])
      expect([url, graphemeCount(description) <= 120]).toEqual([url, true])
      for (const text of [title, description, card?.kind ?? '', card?.title ?? '']) {
        expect([url, hasVisibleCharacter(text)]).toEqual([url, true])
        expect([url, text]).toEqual([url, expect.not.stringMatching(/\n|\s{2}|undefined|NaN|日時未定|\[object|。。/)])
      }
    }
  })

  it('contain the canonical path of their page; for this path the server makes an equal head (of a story player: an equal card)', async () => {
    for (const { url, head } of heads) {
      const again = await headAt(head?.path ?? '')
      const isPlayer = url.startsWith('/story/')
      expect(isPlayer ? [again?.path, again?.card] : again).toEqual(isPlayer ? [head?.path, head?.card] : head)
    }
  })

  it('of gachas and lotteries describe channel, period in Japan with its weekday, and price; that of a vote the first three places', async () => {
    const descriptions = await Promise.all(
      [paths.gacha('todai', 'todai-album'), paths.lottery('lemonade-flag'), paths.voteRanking('todai-last-song')].map(
        async (url) => (await headAt(url))?.description,
      ),
    )
    expect(descriptions).toEqual([
      expect.stringMatching(
        /^灯台放送局のガチャ 全10種。開催 2026\/05\/12\(火\) 12:00〜2026\/06\/12\(金\) 23:59。1回30コイン。/,
      ),
      expect.stringMatching(
        /^レモネード星団の抽選。申込 2026\/05\/30\(土\) .*結果発表 2026\/06\/08\(月\) 18:00。1口50コイン。/,
      ),
      expect.stringMatching(/1位 紙の舟、2位 潮待ちの手紙、3位 消灯のうた/),
    ])
  })

  it('of story players do not contain the names that the reader entered, which are part of the path (X8)', async () => {
    const players = heads.filter(({ url }) => url.startsWith('/story/'))
    expect(players.length).toBeGreaterThan(1)
    for (const { head } of players) {
      expect([head?.isIndexed, head?.path]).toEqual([false, expect.stringMatching(/^\/channel\//)])
      expect(JSON.stringify(head)).not.toMatch(/早瀬|小春|%E6%97%A9/)
    }
  })

  it('of posts allow search engines to list only posts of a channel’s official account (Q417)', () => {
    const posts = heads.filter(({ url }) => url.startsWith('/post/'))
    const listed = posts.filter(({ head }) => head?.isIndexed).map(({ head }) => head?.title)
    expect(posts.length).toBeGreaterThan(listed.length)
    expect(listed.length).toBeGreaterThan(1)
    expect(listed.filter((title) => !title?.includes('公式'))).toEqual([])
  })

  it('of a channel’s only gacha have one canonical path, with or without the gacha’s id in the URL (Q415)', async () => {
    const [named, only] = await Promise.all([
      headAt(paths.gacha('lemonade', 'lemonade-parade')),
      headAt(paths.gacha('lemonade')),
    ])
    expect(only).toEqual(named)
    expect(only?.path).toBe('/channel/lemonade/gacha?gachaId=lemonade-parade')
  })

  it('that allow search engines to list the page have a canonical path, and the sitemap lists these paths and no others', async () => {
    const site = { origin: 'https://tsudoi.example', now: sandbox.time.now.toISOString(), read }
    const locsOf = (xml = '') =>
      [...xml.matchAll(/<loc>https:\/\/tsudoi\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path)
    const files = locsOf(await sitemapIndex(site)).map((path) => path.slice('/sitemap/'.length, -'.xml'.length))
    const listed = (await Promise.all(files.map(async (name) => locsOf(await sitemapFile(name, site))))).flat()
    expect(new Set(listed).size).toBe(listed.length)
    const listedHeads = await Promise.all(listed.map(headAt))
    expect(listed.filter((path, at) => listedHeads[at]?.path !== path || !isIndexed(listedHeads[at]))).toEqual([])
    // Pages that search engines find only by links: single performances and talks, official posts, and lists of ended
    // campaigns.
    const linked = /\/episode\/|^\/post\/|list=|^\/livetalk\/(?!group)/
    const indexed = heads.flatMap(({ head }) => (head && isIndexed(head) ? [head.path] : []))
    expect([...new Set(indexed)].filter((path) => !listed.includes(path) && !linked.test(path))).toEqual([])
  })

  it('do not include heads for pages that do not exist or that a guest cannot open', async () => {
    const missing = [
      paths.channel('nobody'),
      paths.gacha('todai', 'nothing'),
      paths.gacha('nobody', 'todai-album'),
      paths.draw('lemonade', 'todai-dial'),
      paths.lottery('nothing'),
      paths.post('ip', 'lemonade', 'post-todai-1'),
      paths.notice('nothing'),
      paths.story('STORY_PLAY_TYPE_PORTRAIT', 'MAIN', 'benio', 'benio-first-nights', 'nothing', storyReaderNames),
    ]
    expect(await Promise.all(missing.map(headAt))).toEqual(missing.map(() => undefined))
  })
})

describe('the head that the server makes for the page of a member’s post', () => {
  const place = { type: 'ip', typeId: 'ip-hoshiyomi' }
  const address = paths.post('ip', 'ip-hoshiyomi', 'post-1')
  let author = ''
  beforeEach(async () => {
    read = await guestReaderOf(sandbox, (await sandbox.given('a guest')).accessToken)
    author = (await sandbox.given('a member')).accessToken
    await sandbox.given('a channel')
    await sandbox.given('a timeline')
    await sandbox.given('a post', { detail: 'full' })
  })

  it('contains the text and the author’s nickname but no other data of the author, and no longer exists after the author has deleted the post', async () => {
    const { post } = (await read(getPost, { ...place, postId: 'post-1' })) ?? {}
    const head = await headAt(address)
    expect(head?.isIndexed).toBe(false)
    expect(head?.title).toBe(`${post?.author.nickName}の投稿`)
    expect(head?.description).toBe(post?.text.replaceAll(/\s+/g, ' ').replaceAll('。 ', '。'))
    expect(post?.mediaList).toHaveLength(1)
    const secrets = [post?.author.accountId, post?.author.uniqueName, post?.author.image, post?.mediaList?.[0]?.url]
    expect(secrets.filter((secret) => secret && JSON.stringify(head).includes(secret))).toEqual([])
    await sandbox.call(deletePost, { params: { ...place, postId: 'post-1' } }, { token: author })
    expect(await headAt(address)).toBeUndefined()
  })

  it('does not exist while the channel is not published', async () => {
    const db = await sandbox.db()
    await db.updateTable('channel').set({ published_until: sandbox.time.now }).execute()
    expect(await headAt(address)).toBeUndefined()
  })

  it('isolates an author’s name that would change the direction of the text around it, and removes control characters from the name (Q371)', async () => {
    const db = await sandbox.db()
    await db.updateTable('profile').set({ nick_name: '\u202Eאורי\u2069\n' }).execute()
    const head = await headAt(address)
    expect(head?.title).toBe('\u2068אורי\u2069の投稿')
    expect(head?.card.detail).toMatch(/^\u2068אורי\u2069　/)
  })
})
