import { expect, it } from 'vitest'
import { blockAccount } from '../../block/block.endpoints.ts'
import { createPost, deletePost, searchPosts } from '../../post/post.endpoints.ts'
import type { RequestOf } from '../../endpoint.ts'
import { callLimits } from '../callLimits.ts'
import { minutes, timeAfter } from '../runtime/clock.ts'
import { orFail } from '../runtime/failure.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const place = { type: 'ip', typeId: 'ip-hoshiyomi' }
type Query = RequestOf<typeof searchPosts>['query']

await onBothEngines('the search for posts of a channel', (sandbox) => {
  let hikari: string
  let sora: string
  /** Creates two members and an open timeline without posts. */
  async function fans() {
    const other = { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' }
    hikari = (await sandbox().given('a member')).accessToken
    sora = (await sandbox().given('a member', other)).accessToken
    await sandbox().given('a channel')
    await sandbox().given('a timeline')
  }
  const write = async (token: string, text: string, below?: { rootPostId: string; parentPostId: string }) => {
    const depth = below === undefined ? '0' : below.rootPostId === below.parentPostId ? '1' : '2'
    const body = { text, depth, ...below } as const
    return (await sandbox().call(createPost, { params: place, body }, { token })).body.post.postId
  }
  const search = (token: string, query: Query, id = place.typeId) =>
    sandbox().call(searchPosts, { params: { id }, query }, { token })
  const found = async (token: string, query: Query) =>
    (await search(token, query)).body.postList.map(({ postId }) => postId)
  const codeOf = async (token: string, query: Query, id?: string) => (await search(token, query, id)).body.messageCode
  /** Inserts root posts, one a minute, the first one the oldest. */
  async function insertPosts(texts: readonly string[], typeId = place.typeId) {
    const db = await sandbox().db()
    const rows = texts.map((text, at) => ({
      id: `${typeId}-${at}`,
      type: 'ip' as const,
      type_id: typeId,
      account_id: 'acc-hikari',
      text,
      root_post_id: `${typeId}-${at}`,
      parent_post_id: null,
      depth: 0 as const,
      media: '[]',
      created_at: timeAfter(sandbox().time.now, -minutes(texts.length - at)),
    }))
    for (let from = 0; from < rows.length; from += 1_000)
      await db
        .insertInto('post')
        .values(rows.slice(from, from + 1_000))
        .execute()
  }

  it('finds posts, comments and replies that contain all words, whatever their width, case and kana (Q498)', async () => {
    await fans()
    const rootPostId = await write(hikari, 'アイカツのライブ')
    const comment = await write(sora, 'ｱｲｶﾂ、最高！', { rootPostId, parentPostId: rootPostId })
    const reply = await write(hikari, 'あいかつ LIVE', { rootPostId, parentPostId: comment })
    await write(sora, 'べつの話')
    expect(new Set(await found(hikari, { q: 'あいかつ' }))).toEqual(new Set([rootPostId, comment, reply]))
    expect(await found(hikari, { q: 'らいぶ　アイカツ' })).toEqual([rootPostId])
    expect(await found(hikari, { q: 'ｌｉｖｅ' })).toEqual([reply])
    expect(await found(hikari, { q: 'aikatsu' })).toEqual([])
    expect(new Set(await found(hikari, { q: 'aikatsu', kana: 'あいかつ' }))).toEqual(
      new Set([rootPostId, comment, reply]),
    )
  })

  it('shows a guest the same posts, without their own likes', async () => {
    await fans()
    const id = await write(hikari, '星を見ました。')
    const { accessToken } = await sandbox().given('a guest')
    const { postList } = (await search(accessToken, { q: '星' })).body
    expect(postList.map(({ postId, like }) => [postId, like])).toEqual([[id, { count: 0 }]])
  })

  it('omits deleted posts, posts of blocked and suspended authors, and all answers to them (S047, Q498)', async () => {
    await fans()
    const third = { accountId: 'acc-umi', email: 'umi@example.com', uniqueName: 'umi2026' }
    const umi = (await sandbox().given('a member', third)).accessToken
    const own = await write(hikari, '星のひとつめ')
    const rootPostId = await write(sora, '星のふたつめ')
    const answer = await write(umi, '星のへんじ', { rootPostId, parentPostId: rootPostId })
    await write(umi, '星の深いへんじ', { rootPostId, parentPostId: answer })
    const comment = await write(sora, '星のコメント', { rootPostId: own, parentPostId: own })
    await write(umi, '星のへんじのへんじ', { rootPostId: own, parentPostId: comment })
    const deleted = await write(hikari, '星の消えるもの')
    await sandbox().call(deletePost, { params: { ...place, postId: deleted } }, { token: hikari })
    expect(await found(umi, { q: '星' })).toHaveLength(6)
    await sandbox().call(blockAccount, { body: { targetAccountId: 'acc-sora' } }, { token: hikari })
    expect(await found(hikari, { q: '星' })).toEqual([own])
    expect(await found(sora, { q: '星のひとつめ' })).toEqual([])
    expect(await found(umi, { q: '星' })).toHaveLength(6)
    const db = await sandbox().db()
    await db.updateTable('account').set({ suspended_at: sandbox().time.now }).where('id', '=', 'acc-sora').execute()
    expect(await found(umi, { q: '星' })).toEqual([own])
  })

  it('finds only posts of this channel’s own timeline, and none while the channel is not published', async () => {
    await fans()
    await sandbox().given('a channel', { ipId: 'ip-hoshiyomi-2' })
    await sandbox().given('a timeline', { typeId: 'ip-hoshiyomi-2', ipId: 'ip-hoshiyomi-2' })
    await insertPosts(['星'])
    await insertPosts(['星'], 'ip-hoshiyomi-2')
    expect(await found(hikari, { q: '星' })).toEqual(['ip-hoshiyomi-0'])
    expect(await codeOf(hikari, { q: '星' }, 'no-such-channel')).toBe('NotFound')
    const db = await sandbox().db()
    await db.updateTable('channel').set({ published_until: sandbox().time.now }).execute()
    expect(await codeOf(hikari, { q: '星' })).toBe('UnavailableIpPublicationPeriod')
  })

  it('takes wildcards, quotes and patterns literally, and refuses a search without words or with more than 100 characters', async () => {
    await fans()
    await insertPosts(['100% 星', "'; drop table post; --", '（.*）', '<b>星</b>'])
    expect(await found(hikari, { q: '%' })).toEqual(['ip-hoshiyomi-0'])
    expect(await found(hikari, { q: "'; drop" })).toEqual(['ip-hoshiyomi-1'])
    expect(await found(hikari, { q: '*' })).toEqual(['ip-hoshiyomi-2'])
    expect(await found(hikari, { q: '<b>' })).toEqual(['ip-hoshiyomi-3'])
    for (const q of ['', ' ', '　・', '\u200B', '星'.repeat(101)])
      expect([q, await codeOf(hikari, { q })]).toEqual([q, 'InvalidArgument'])
    expect(await codeOf(hikari, { q: '星', kana: 'ほ'.repeat(101) })).toBe('InvalidArgument')
    expect(await found(hikari, { q: '👩‍👩‍👧'.repeat(100) })).toEqual([])
    expect(await codeOf(hikari, { q: '👩‍👩‍👧'.repeat(101) })).toBe('InvalidArgument')
  })

  it('pages through 10,000 posts without a gap or a repetition, the latest first', async () => {
    await fans()
    await insertPosts(Array.from({ length: 10_000 }, (_, at) => (at % 100 === 0 ? `星 ${at}` : `月 ${at}`)))
    const ids: string[] = []
    let before = ''
    for (let page = 0; page < 10; page += 1) {
      const { body } = await search(hikari, {
        q: 'ほし',
        kana: '星',
        'seek.limit': 30,
        ...(before && { 'seek.lastCreateTime': before }),
      })
      ids.push(...body.postList.map(({ postId }) => postId))
      before = body.seek.lastCreateTime ?? ''
      if (!body.seek.hasNext) break
    }
    expect(ids).toEqual(Array.from({ length: 100 }, (_, at) => `ip-hoshiyomi-${9_900 - 100 * at}`))
    expect(await found(hikari, { q: '星0' })).toEqual(['ip-hoshiyomi-0'])
    expect(await found(hikari, { q: '太陽' })).toEqual([])
  })

  it('does not separate posts of the same time, and refuses more searches than a person makes', async () => {
    await fans()
    await insertPosts(['星1', '星2', '星3', '星4'])
    const db = await sandbox().db()
    await db.updateTable('post').set({ created_at: sandbox().time.now }).where('text', '!=', '星1').execute()
    const { body } = await search(hikari, { q: '星', 'seek.limit': 1 })
    expect([body.postList.length, body.seek.hasNext]).toEqual([3, true])
    const { tries } = orFail(callLimits['post.searchPosts'])
    const codes = await Promise.all(Array.from({ length: tries + 1 }, () => codeOf(sora, { q: '星' })))
    expect(codes.filter((code) => code === 'TooManyRequests')).toHaveLength(1)
  })
})
