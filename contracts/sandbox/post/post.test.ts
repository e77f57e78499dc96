import { expect, it } from 'vitest'
import { blockAccount, listBlocks, unblockAccount } from '../../block/block.endpoints.ts'
import { longestAlt } from '../../post/media.ts'
import { onePixelPng } from '../../post/onePixelPng.ts'
import {
  crawlPage,
  createPost,
  deletePost,
  editPost,
  getPost,
  likePost,
  listPosts,
  longestSpoilerLabel,
  unlikePost,
  uploadMedia,
} from '../../post/post.endpoints.ts'
import type { CallName } from '../../cases.ts'
import type { RequestOf } from '../../endpoint.ts'
import { createReport, replaceReport } from '../../report/report.endpoints.ts'
import { callLimits } from '../callLimits.ts'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import { orFail } from '../runtime/failure.ts'
import { uploadQuotaBytes } from './media/storeUpload.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const place = { type: 'ip', typeId: 'ip-hoshiyomi' }
const root = (text: string) => ({ text, depth: '0' as const })

await onBothEngines('a channel’s timeline', (sandbox) => {
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

  const write = (token: string, body: Parameters<typeof create>[1]) => create(token, body)
  const create = (token: string, body: { text: string; depth: '0' | '1' | '2'; [key: string]: unknown }) =>
    sandbox().call(createPost, { params: place, body }, { token })
  const posted = async (token: string, body: Parameters<typeof create>[1]) => (await create(token, body)).body.post
  const at = (postId: string) => ({ params: { ...place, postId } })
  const list = async (token: string, query: RequestOf<typeof listPosts>['query'] = {}) =>
    (await sandbox().call(listPosts, { params: place, query }, { token })).body
  const tryUpload = (token: string) =>
    sandbox().call(uploadMedia, { body: { file: new File([onePixelPng], 'x.png', { type: 'image/png' }) } }, { token })
  const upload = async (token: string) => (await tryUpload(token)).body.media

  it('has threads of three levels, counts the answers to each post, and deletes all answers below a deleted post (Q51)', async () => {
    await fans()
    const top = await posted(hikari, root('星を見ました。'))
    const comment = await posted(sora, { text: 'わたしも。', depth: '1', rootPostId: top.postId })
    const answer = { text: 'どこで?', depth: '2' as const, rootPostId: top.postId, parentPostId: comment.postId }
    const reply = await posted(hikari, answer)
    expect([top.depth, comment.depth, reply.depth]).toEqual(['0', '1', '2'])
    expect(new Set([top, comment, reply].map(({ rootPostId }) => rootPostId))).toEqual(new Set([top.postId]))
    expect((await list(hikari)).postList.map(({ postId, childrenCount }) => [postId, childrenCount])).toEqual([
      [top.postId, 1],
    ])
    const comments = await list(hikari, { parentPostId: top.postId, 'seek.order': 'ASC' })
    expect(comments.postList.map(({ postId, childrenCount }) => [postId, childrenCount])).toEqual([[comment.postId, 1]])
    expect((await sandbox().call(deletePost, at(comment.postId), { token: sora })).status).toBe(200)
    expect((await sandbox().call(getPost, at(reply.postId), { token: hikari })).body.messageCode).toBe('NotFound')
    expect((await list(hikari)).postList[0]?.childrenCount).toBe(0)
  })

  it('lists comments and replies of members only for themselves (Q501)', async () => {
    await fans()
    const top = await posted(hikari, root('星を見ました。'))
    const comment = await posted(sora, {
      text: 'わたしも。',
      depth: '1',
      rootPostId: top.postId,
      parentPostId: top.postId,
    })
    const reply = await posted(hikari, {
      text: 'どこで?',
      depth: '2',
      rootPostId: top.postId,
      parentPostId: comment.postId,
    })
    const idsOf = async (accountId: string, withAnswers: 'true' | 'false', token: string) => {
      const asked = { params: { type: 'account', typeId: accountId }, query: { withAnswers } }
      return (await sandbox().call(listPosts, asked, { token })).body.postList.map(({ postId }) => postId)
    }
    expect(new Set(await idsOf('acc-hikari', 'true', hikari))).toEqual(new Set([top.postId, reply.postId]))
    expect(await idsOf('acc-hikari', 'false', hikari)).toEqual([top.postId])
    expect(await idsOf('acc-hikari', 'true', sora)).toEqual([top.postId])
    expect(await idsOf('acc-sora', 'true', sora)).toEqual([comment.postId])
  })

  it('hides its posts, even in their authors’ lists, when the channel is no longer published', async () => {
    await fans()
    const { postId } = await posted(hikari, root('星を見ました。'))
    const ofHikari = { params: { type: 'account', typeId: 'acc-hikari' }, query: {} }
    const listed = async () =>
      (await sandbox().call(listPosts, ofHikari, { token: sora })).body.postList.map((each) => each.postId)
    expect(await listed()).toEqual([postId])
    const db = await sandbox().db()
    await db.updateTable('channel').set({ published_until: sandbox().time.now }).execute()
    expect(await listed()).toEqual([])
    const liked = await sandbox().call(likePost, at(postId), { token: sora })
    expect(liked.body.messageCode).toBe('UnavailableIpPublicationPeriod')
    expect((await sandbox().call(deletePost, at(postId), { token: hikari })).status).toBe(200)
  })

  it('refuses answers, edits, likes and reports for its posts when the channel is no longer published (Q104, Q160)', async () => {
    await fans()
    await sandbox().given('a channel', { ipId: 'ip-closed' })
    const closed = { type: 'ip', typeId: 'ip-closed' }
    await sandbox().given('a timeline', { ...closed, ipId: 'ip-closed' })
    const hidden = { params: closed, body: root('閉じる前に。') }
    const { postId } = (await sandbox().call(createPost, hidden, { token: sora })).body.post
    const db = await sandbox().db()
    const ended = { published_until: sandbox().time.now }
    await db.updateTable('channel').set(ended).where('id', '=', 'ip-closed').execute()
    const [there, astray] = [{ params: { ...closed, postId } }, at(postId)]
    const answerTo = { text: 'わたしも。', depth: '1' as const, rootPostId: postId }
    const reported = { targetType: 'POST' as const, targetId: postId, reasonId: 'harassment' }
    const options = { token: hikari }
    const over = 'UnavailableIpPublicationPeriod'
    const writes = [
      [sandbox().call(createPost, { params: closed, body: answerTo }, options), over],
      [sandbox().call(createPost, { params: place, body: answerTo }, options), 'NotFound'],
      [sandbox().call(editPost, { ...there, body: { text: '直しました。' } }, { token: sora }), over],
      [sandbox().call(editPost, { ...astray, body: { text: '直しました。' } }, { token: sora }), 'NotFound'],
      [sandbox().call(likePost, there, options), over],
      [sandbox().call(likePost, astray, options), 'NotFound'],
      [sandbox().call(unlikePost, astray, options), 'NotFound'],
      [sandbox().call(deletePost, astray, { token: sora }), 'NotFound'],
      [sandbox().call(createReport, { body: reported }, options), 'NotFound'],
    ] as const
    const codes = await Promise.all(writes.map(async ([answer]) => (await answer).body.messageCode))
    expect(codes).toEqual(writes.map(([, code]) => code))
    const count = (table: 'post_like' | 'report') => db.selectFrom(table).selectAll().execute()
    expect([await count('post_like'), await count('report')]).toEqual([[], []])
  })

  it('accepts a report of a post whose author the reporting member has blocked before (Q160)', async () => {
    await fans()
    const { postId } = await posted(sora, root('ひどい言葉'))
    await sandbox().call(blockAccount, { body: { targetAccountId: 'acc-sora' } }, { token: hikari })
    const body = { targetType: 'POST' as const, targetId: postId, reasonId: 'harassment' }
    expect((await sandbox().call(createReport, { body }, { token: hikari })).status).toBe(200)
  })

  it('hides posts and answers of suspended members, and does not count these answers', async () => {
    await fans()
    const top = await posted(hikari, root('星を見ました。'))
    const comment = await posted(sora, { text: 'わたしも。', depth: '1', rootPostId: top.postId })
    const db = await sandbox().db()
    await db.updateTable('account').set({ suspended_at: sandbox().time.now }).where('id', '=', 'acc-sora').execute()
    const ofSora = { params: { type: 'account', typeId: 'acc-sora' }, query: {} }
    expect((await sandbox().call(listPosts, ofSora, { token: hikari })).body.messageCode).toBe('NotFound')
    expect((await sandbox().call(getPost, at(comment.postId), { token: hikari })).body.messageCode).toBe('NotFound')
    expect((await list(hikari, { parentPostId: top.postId })).postList).toEqual([])
    expect((await list(hikari)).postList.map(({ childrenCount }) => childrenCount)).toEqual([0])
  })

  it('limits posts, edits, likes, reports, uploads and previews per member and time window (Q105)', async () => {
    await fans()
    const top = await posted(hikari, root('星を見ました。'))
    const tries = {
      'post.createPost': (index: number) => write(sora, root(`${index}`)),
      'post.editPost': (index: number) =>
        sandbox().call(editPost, { ...at(top.postId), body: { text: `${index}` } }, { token: sora }),
      'post.likePost': () => sandbox().call(likePost, at(top.postId), { token: sora }),
      'post.unlikePost': () => sandbox().call(unlikePost, at(top.postId), { token: sora }),
      'post.uploadMedia': () => tryUpload(sora),
      'post.crawlPage': () => sandbox().call(crawlPage, { query: { url: 'http://169.254.169.254/' } }, { token: sora }),
      'report.createReport': () =>
        sandbox().call(
          createReport,
          { body: { targetType: 'POST', targetId: 'no-such-post', reasonId: 'privacy' } },
          { token: sora },
        ),
    } satisfies Partial<Record<CallName, (index: number) => unknown>>
    for (const [what, attempt] of Object.entries(tries)) {
      const { tries: allowed, window } = orFail(callLimits[what as CallName])
      for (let index = 0; index < allowed; index += 1) await attempt(index)
      const oneMore = await attempt(allowed)
      expect({ what, code: oneMore.body.messageCode }).toEqual({ what, code: 'TooManyRequests' })
      sandbox().advanceClock(window)
      expect({ what, code: (await attempt(0)).body.messageCode }).not.toEqual({ what, code: 'TooManyRequests' })
    }
  })

  it('limits the total bytes of a member’s uploads, even concurrent ones; deleting a post frees its bytes (Q105)', async () => {
    await fans()
    const db = await sandbox().db()
    const { mediaId } = await upload(hikari)
    const { size } = await db.selectFrom('media').select('size').where('id', '=', mediaId).executeTakeFirstOrThrow()
    expect(size).toBe(onePixelPng.length)
    await db
      .updateTable('media')
      .set({ size: uploadQuotaBytes - 2 * size })
      .where('id', '=', mediaId)
      .execute()
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryUpload(hikari)))
    expect(answers.map(({ body }) => body.messageCode).filter(Boolean)).toEqual(Array(4).fill('OutOfRange'))
    expect((await tryUpload(sora)).status).toBe(200)
    const post = await posted(hikari, { ...root('消します。'), mediaIds: [mediaId] })
    await sandbox().call(deletePost, at(post.postId), { token: hikari })
    expect((await tryUpload(hikari)).status).toBe(200)
  })

  it('refuses an answer whose depth, root or parent does not fit the post that it answers', async () => {
    await fans()
    const top = await posted(hikari, root('一'))
    const other = await posted(hikari, root('二'))
    const comment = await posted(sora, { text: '三', depth: '1', rootPostId: top.postId })
    const rootPostId = top.postId
    const codes = await Promise.all(
      [
        { depth: '0', rootPostId },
        { depth: '1' },
        { depth: '1', rootPostId, parentPostId: comment.postId },
        { depth: '2', rootPostId, parentPostId: rootPostId },
        { depth: '2', rootPostId: other.postId, parentPostId: comment.postId },
        { depth: '2', rootPostId },
        { depth: '1', rootPostId: 'no-such-post' },
        { depth: '3' },
      ].map(async (wanted) => (await write(sora, { text: '四', ...wanted } as never)).body.messageCode),
    )
    expect(codes).toEqual([...Array<string>(6).fill('InvalidArgument'), 'NotFound', 'InvalidArgument'])
  })

  it('lists all posts of one instant on one page, in both orders, and reports whether more posts follow (Q80)', async () => {
    await fans()
    const db = await sandbox().db()
    for (const text of ['一', '二', '三', '四', '五']) await posted(hikari, root(text))
    sandbox().advanceClock(minutes(1))
    const last = await posted(hikari, root('六'))
    expect(await db.selectFrom('post').select('id').execute()).toHaveLength(6)
    const first = await list(hikari, { 'seek.limit': 1 })
    expect([first.postList.length, first.seek]).toEqual([1, { hasNext: true, lastCreateTime: last.createTime }])
    const second = await list(hikari, { 'seek.limit': 2, 'seek.lastCreateTime': last.createTime })
    expect([second.postList.length, second.seek.hasNext]).toEqual([5, false])
    const oldest = await list(hikari, { 'seek.limit': 1, 'seek.order': 'ASC' })
    expect([oldest.postList.length, oldest.seek.hasNext]).toEqual([5, true])
  })

  it('accepts posts of 500 graphemes, of which a family emoji is one, and refuses blank texts and forbidden words (S134)', async () => {
    await fans()
    await sandbox().given('a word that moderation refuses', { word: 'spamspam' })
    const family = '👨‍👩‍👧‍👦'
    const codes = await Promise.all(
      [
        family.repeat(400),
        '星'.repeat(500),
        '星'.repeat(501),
        ' \n ',
        '',
        '\u0007',
        'ＳＰＡＭｓｐａｍ',
        `e${'\u0301'.repeat(6000)}`,
      ].map(async (text) => (await write(hikari, root(text))).body.messageCode),
    )
    const invalid = 'InvalidArgument'
    expect(codes).toEqual([undefined, undefined, invalid, invalid, invalid, invalid, 'InvalidModeration', invalid])
  })

  it('lets only the author edit a post, until exactly an hour after it was written, and delete it at any time', async () => {
    await fans()
    const { postId } = await posted(hikari, root('一'))
    const edit = async (token: string) =>
      (await sandbox().call(editPost, { ...at(postId), body: { text: '二' } }, { token })).body
    expect((await edit(sora)).messageCode).toBe('PermissionDenied')
    expect((await sandbox().call(deletePost, at(postId), { token: sora })).body.messageCode).toBe('PermissionDenied')
    const setAge = async (age: number) =>
      (await sandbox().db())
        .updateTable('post')
        .set({ created_at: timeAfter(sandbox().time.now, -age) })
        .execute()
    await setAge(minutes(60) - 1)
    expect((await edit(hikari)).post).toMatchObject({ text: '二', updateTime: expect.any(String) })
    await setAge(minutes(60))
    expect((await edit(hikari)).messageCode).toBe('OutOfTerm')
    expect((await sandbox().call(deletePost, at(postId), { token: hikari })).status).toBe(200)
  })

  it('refuses new posts from exactly the end of its posting period on, but remains readable (Q70, UnavailablePostPeriod)', async () => {
    await fans()
    const { postId } = await posted(hikari, root('一'))
    const db = await sandbox().db()
    await db.updateTable('board').set({ closes_at: sandbox().time.now }).execute()
    expect((await write(hikari, root('二'))).body.messageCode).toBe('UnavailablePostPeriod')
    const read = await list(hikari)
    expect([read.isPostable, read.postList.map((each) => each.postId)]).toEqual([false, [postId]])
    expect((await sandbox().call(deletePost, at(postId), { token: hikari })).status).toBe(200)
  })

  it('counts a member’s like of a post once, even if the member sends it concurrently', async () => {
    await fans()
    const { postId } = await posted(hikari, root('一'))
    await Promise.all(Array.from({ length: 10 }, () => sandbox().call(likePost, at(postId), { token: sora })))
    expect((await sandbox().call(likePost, at(postId), { token: hikari })).body.like).toEqual({
      count: 2,
      isLiked: true,
    })
    expect((await sandbox().call(unlikePost, at(postId), { token: hikari })).body.like).toEqual({
      count: 1,
      isLiked: false,
    })
  })

  it('accepts an uploaded picture in one post, only from its owner, and deletes it with the post (X10)', async () => {
    await fans()
    const { mediaId, url } = await upload(hikari)
    const body = { ...root(''), mediaIds: [mediaId] }
    expect((await write(sora, body)).body.messageCode).toBe('InvalidArgument')
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(hikari, body)))
    const kept = answers.filter(({ status }) => status === 200)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.body.post.mediaList).toEqual([{ mediaId, type: 'IMAGE', url, width: 1, height: 1 }])
    const served = await sandbox().send('app', url)
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(served.headers.get('Cache-Control')).toContain('immutable')
    expect((await sandbox().send('app', url, { headers: { Range: 'bytes=1-3' } })).status).toBe(206)
    expect((await sandbox().send('app', url.replace('.png', '.html'))).status).toBe(404)
    await sandbox().call(deletePost, at(kept[0]?.body.post.postId ?? ''), { token: hikari })
    expect((await sandbox().send('app', url)).status).toBe(404)
  })

  it('stores descriptions of pictures, and refuses descriptions that are too long, too many, forbidden or multi-line (Q213)', async () => {
    await fans()
    await sandbox().given('a word that moderation refuses')
    const { mediaId } = await upload(hikari)
    const body = (...mediaAlts: string[]) => ({ ...root(''), mediaIds: [mediaId], mediaAlts })
    const unfit = [body('星'.repeat(longestAlt + 1)), body('', '空'), body('禁句禁句'), body('星\n空')]
    const codes = await Promise.all(unfit.map(async (each) => (await write(hikari, each)).body.messageCode))
    expect(codes).toEqual(['InvalidArgument', 'InvalidArgument', 'InvalidModeration', 'InvalidArgument'])
    const post = await posted(hikari, body(' 窓辺の白い花 '))
    expect(post.mediaList?.[0]?.alt).toBe('窓辺の白い花')
    expect((await list(sora)).postList[0]?.mediaList?.[0]?.alt).toBe('窓辺の白い花')
  })

  it('stores the author’s cover against spoilers, which an edit changes only if its request contains `isSpoiler` (Q515)', async () => {
    await fans()
    await sandbox().given('a word that moderation refuses')
    const covered = await posted(hikari, { ...root('最後の曲は…'), isSpoiler: true, spoilerLabel: ' ライブの曲目 ' })
    expect(covered.spoiler).toEqual({ label: 'ライブの曲目' })
    const spoiler = async () => (await list(sora)).postList[0]?.spoiler
    const edit = async (body: object) =>
      (
        await sandbox().call(
          editPost,
          { ...at(covered.postId), body: { text: '直しました。', ...body } },
          { token: hikari },
        )
      ).body
    expect(await spoiler()).toEqual({ label: 'ライブの曲目' })
    expect((await edit({})).post.spoiler).toEqual({ label: 'ライブの曲目' })
    expect((await edit({ isSpoiler: true, spoilerLabel: '\u3164' })).post.spoiler).toEqual({})
    expect((await edit({ isSpoiler: false, spoilerLabel: '曲目' })).post.spoiler).toBeUndefined()
    expect((await edit({ isSpoiler: true })).post.spoiler).toEqual({})
    expect((await list(hikari)).takesSpoilers).toBe(true)
    expect((await posted(hikari, { ...root('星'), spoilerLabel: '曲目' })).spoiler).toBeUndefined()
  })

  it('refuses a label of a cover that is too long, forbidden or multi-line (Q515)', async () => {
    await fans()
    await sandbox().given('a word that moderation refuses')
    const labels = ['星'.repeat(longestSpoilerLabel + 1), '禁句禁句', '星\n空', '星\u0000']
    const codesOf = (answers: readonly { body: { messageCode?: string } }[]) =>
      answers.map(({ body }) => body.messageCode)
    const expected = ['InvalidArgument', 'InvalidModeration', 'InvalidArgument', 'InvalidArgument']
    const fields = labels.map((spoilerLabel) => ({ ...root('星'), isSpoiler: true, spoilerLabel }))
    expect(codesOf(await Promise.all(fields.map((body) => write(hikari, body))))).toEqual(expected)
    const { postId } = await posted(hikari, root('星'))
    const edits = fields.map(({ text, isSpoiler, spoilerLabel }) => {
      const body = { text, isSpoiler, spoilerLabel }
      return sandbox().call(editPost, { ...at(postId), body }, { token: hikari })
    })
    expect(codesOf(await Promise.all(edits))).toEqual(expected)
    const longest = { ...root('星'), isSpoiler: true, spoilerLabel: '👨‍👩‍👧'.repeat(longestSpoilerLabel) }
    expect((await posted(hikari, longest)).spoiler?.label).toBe(longest.spoilerLabel)
  })

  it('deletes uploads that no post has used within a day', async () => {
    await fans()
    const { url } = await upload(hikari)
    sandbox().advanceClock(days(1) + 1)
    const token = (
      await sandbox().given('a member', { accountId: 'acc-late', email: 'l@example.com', uniqueName: 'late' })
    ).accessToken
    await (await sandbox().db()).updateTable('media').set({ account_id: 'acc-late' }).execute()
    await upload(token)
    expect((await sandbox().send('app', url)).status).toBe(404)
  })

  it('hides the posts of a blocked and a blocking member from each other, and from their counts, until the block is removed (S047)', async () => {
    await fans()
    const top = await posted(hikari, root('一'))
    const comment = await posted(sora, { text: '二', depth: '1', rootPostId: top.postId })
    const target = { targetAccountId: 'acc-sora' }
    expect((await sandbox().call(blockAccount, { body: target }, { token: hikari })).body.isHiddenByBlock).toBe(true)
    expect((await list(hikari)).postList[0]?.childrenCount).toBe(0)
    expect((await list(sora)).postList).toEqual([])
    expect((await sandbox().call(getPost, at(comment.postId), { token: hikari })).body.messageCode).toBe('NotFound')
    expect((await sandbox().call(likePost, at(top.postId), { token: sora })).body.messageCode).toBe('NotFound')
    const profile = { params: { type: 'account', typeId: 'acc-hikari' }, query: {} }
    expect((await sandbox().call(listPosts, profile, { token: sora })).body.messageCode).toBe('NotFound')
    expect((await sandbox().call(listBlocks, { query: {} }, { token: hikari })).body.blockUserLists).toHaveLength(1)
    // Sends the request as a proxy forwards it that drops the bodies of DELETE requests (Q62).
    const headers = { Authorization: `Bearer ${hikari}` }
    const dropped = await sandbox().send('app', '/v2/block?targetAccountId=acc-sora', { method: 'DELETE', headers })
    expect(await dropped.json()).toEqual({ ...target, isHiddenByBlock: false })
    const contradiction = { query: { targetAccountId: 'acc-hikari' }, body: target }
    expect((await sandbox().call(unblockAccount, contradiction, { token: hikari })).body.messageCode).toBe(
      'InvalidArgument',
    )
    expect((await list(sora)).postList).toHaveLength(1)
  })

  it('stores the text of a reported post, accepts one report of it per member, and refuses reports of own posts (Q63)', async () => {
    await fans()
    const { postId } = await posted(sora, root('ひどい言葉'))
    const body = { targetType: 'POST' as const, targetId: postId, reasonId: 'harassment' }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => sandbox().call(createReport, { body }, { token: hikari })),
    )
    expect(answers.map(({ body: { messageCode = '' } }) => messageCode).toSorted()).toEqual(['', 'Aborted', 'Aborted'])
    expect((await sandbox().call(createReport, { body }, { token: sora })).body.messageCode).toBe('InvalidArgument')
    const other = { ...body, reasonId: 'other' }
    expect((await sandbox().call(replaceReport, { body: other }, { token: hikari })).body.messageCode).toBe(
      'InvalidArgument',
    )
    await sandbox().call(deletePost, at(postId), { token: sora })
    const replaced = await sandbox().call(replaceReport, { body: { ...other, comment: '毎日です' } }, { token: hikari })
    expect(replaced.body.report.reasonId).toBe('other')
    const rows = await (await sandbox().db()).selectFrom('report').select(['reason_id', 'evidence']).execute()
    expect(rows).toEqual([{ reason_id: 'other', evidence: 'ひどい言葉' }])
  })
})
