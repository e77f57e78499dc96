import { isOpenForPosting, isOnReadableBoard, requireReadableBoard, requirePostableBoard } from './boards.ts'
import { publicProfileRow } from '../people/profiles.ts'
import { timeAfter } from '../runtime/clock.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { linkPreviewFor, previewWrittenLink } from './linkPreviews/linkPreviews.ts'
import { storeUpload } from './media/storeUpload.ts'
import { readMedia } from './media/readMedia.ts'
import { newId } from '../runtime/newId.ts'
import { searchPostsOf } from './postSearch.ts'
import { editWindowMs, postLikeOf, postOnWire, postsFor, type PostRow } from './posts.ts'
import {
  checkMediaDescriptions,
  checkPostText,
  checkSpoilerLabel,
  lockUnusedUploads,
  postMediaOnWire,
  postTextColumns,
  spoilerOf,
  threadPositionOf,
  withMediaDescriptions,
} from './postWriting.ts'
import { pageByTime } from '../runtime/timePage.ts'

/** The sandbox's handlers of the post endpoints. */
export const postHandlers: Handlers<'post'> = {
  async listPosts(ctx) {
    const { type, typeId } = ctx.params
    const { parentPostId, onlyOfficial, withAnswers, ...seek } = ctx.query
    const isProfile = type === 'account'
    const board = isProfile ? undefined : await requireReadableBoard(ctx, ctx.params)
    if (isProfile) orFail(await publicProfileRow(ctx.db, typeId, ctx.accountId))
    const isWithAnswers = withAnswers === 'true' && isProfile && typeId === ctx.accountId
    if (parentPostId !== undefined) await postAt(ctx, { ...ctx.params, postId: parentPostId })
    const posts = postsFor(ctx)
      .$if(isProfile, (list) => list.where('post.account_id', '=', typeId).where(isOnReadableBoard(ctx)))
      .$if(board !== undefined, (list) =>
        list.where('post.type', '=', board?.type ?? 'ip').where('post.type_id', '=', typeId),
      )
      .$if(onlyOfficial === 'true', (list) => list.where('profile.is_official', '=', true))
      .$if(!isWithAnswers, (list) =>
        list.where('post.parent_post_id', parentPostId === undefined ? 'is' : '=', parentPostId ?? null),
      )
    const { page, hasNext, last } = await pageOfPosts(posts, seek)
    return {
      postList: page.map((row) => postOnWire(row, ctx.accountId)),
      isPostable: board !== undefined && ctx.accountId !== undefined && isOpenForPosting(board, ctx.now),
      takesSpoilers: true,
      seek: { hasNext, lastCreateTime: last },
    }
  },

  async searchPosts(ctx) {
    const { id } = ctx.params
    const { q, kana, 'seek.limit': limit, 'seek.lastCreateTime': before } = ctx.query
    await requireReadableBoard(ctx, { type: 'ip', typeId: id })
    const { rows, hasNext, last } = await searchPostsOf(ctx, { channelId: id, q, kana, limit, before })
    return {
      postList: rows.map((row) => postOnWire(row, ctx.accountId)),
      seek: { hasNext, lastCreateTime: last },
    }
  },

  async createPost(ctx) {
    const board = await requirePostableBoard(ctx, ctx.params)
    await requireProfile(ctx)
    const { text, mediaIds = [], mediaAlts = [], isSpoiler = false, spoilerLabel = '', ...wanted } = ctx.body
    await checkPostText(ctx, text, mediaIds.length > 0)
    await checkSpoilerLabel(ctx, spoilerLabel)
    await checkMediaDescriptions(ctx, mediaAlts, mediaIds.length)
    const id = newId('post')
    const textColumns = postTextColumns(text, ctx.services.appAddress)
    await ctx.db.transaction().execute(async (db) => {
      const inTransaction = { ...ctx, db }
      const media = withMediaDescriptions(await lockUnusedUploads(inTransaction, mediaIds), mediaAlts)
      const row = {
        id,
        type: board.type,
        type_id: board.type_id,
        account_id: memberIdOf(ctx),
        ...(await threadPositionOf(inTransaction, ctx.params, id, wanted)),
        ...textColumns,
        media: JSON.stringify(media),
        spoiler: isSpoiler ? spoilerOf(spoilerLabel) : null,
        created_at: ctx.now,
        updated_at: null,
      }
      await db.insertInto('post').values(row).execute()
      if (media.length > 0) await db.updateTable('media').set({ post_id: id }).where('id', 'in', mediaIds).execute()
    })
    await previewWrittenLink(ctx, textColumns.link_url)
    const { updateTime: _, ...post } = postOnWire(await postAt(ctx, { ...ctx.params, postId: id }), ctx.accountId)
    return { post }
  },

  async getPost(ctx) {
    await requireReadableBoard(ctx, ctx.params)
    return { post: postOnWire(await postAt(ctx, ctx.params), ctx.accountId) }
  },

  async editPost(ctx) {
    await requirePostableBoard(ctx, ctx.params)
    const own = await ownPost(ctx)
    if (timeAfter(own.created_at, editWindowMs) <= ctx.now) throw new Failure('OutOfTerm')
    const { text, isSpoiler, spoilerLabel = '' } = ctx.body
    await checkPostText(ctx, text, own.media.length > 0)
    await checkSpoilerLabel(ctx, spoilerLabel)
    const cover = isSpoiler === undefined ? {} : { spoiler: isSpoiler ? spoilerOf(spoilerLabel) : null }
    const columns = { ...postTextColumns(text, ctx.services.appAddress), ...cover, updated_at: ctx.now }
    await ctx.db.updateTable('post').set(columns).where('id', '=', own.id).execute()
    // Deletes the link previews that quote the former text of the post.
    await ctx.db.deleteFrom('link_preview').where('quoted_post_id', '=', own.id).execute()
    await previewWrittenLink(ctx, columns.link_url)
    return { post: postOnWire(await postAt(ctx, ctx.params), ctx.accountId) }
  },

  async deletePost(ctx) {
    const own = await ownPost(ctx)
    await ctx.db.deleteFrom('post').where('id', '=', own.id).execute()
    return {}
  },

  async uploadMedia(ctx) {
    const { file } = ctx.body
    const row = await storeUpload(ctx, readMedia(file.type, await file.bytes()))
    return { media: postMediaOnWire(ctx, row) }
  },

  async crawlPage(ctx) {
    return { ogp: await linkPreviewFor(ctx, ctx.query.url) }
  },

  async likePost(ctx) {
    await requireReadableBoard(ctx, ctx.params)
    const { id } = await postAt(ctx, ctx.params)
    const row = { post_id: id, account_id: memberIdOf(ctx), created_at: ctx.now }
    await ctx.db
      .insertInto('post_like')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return ownLike(ctx)
  },

  async unlikePost(ctx) {
    const { id } = await postAt(ctx, ctx.params)
    const own = ctx.db.deleteFrom('post_like').where('post_id', '=', id).where('account_id', '=', memberIdOf(ctx))
    await own.execute()
    return ownLike(ctx)
  },
}

interface Seek {
  'seek.limit'?: number | undefined
  'seek.order'?: 'ASC' | 'DESC' | undefined
  'seek.lastCreateTime'?: string | undefined
}

/** A page of posts by time of posting, the latest first by default. */
function pageOfPosts(posts: ReturnType<typeof postsFor>, seek: Seek) {
  const isAscending = seek['seek.order'] === 'ASC'
  const last = seek['seek.lastCreateTime']
  const rows = posts
    .$if(last !== undefined, (rest) => rest.where('post.created_at', isAscending ? '>' : '<', new Date(last ?? 0)))
    .orderBy('post.created_at', isAscending ? 'asc' : 'desc')
  return pageByTime((count) => rows.fetch(count, 'with ties').execute(), {
    limit: seek['seek.limit'],
    timeOf: ({ created_at }) => created_at,
    idOf: ({ id }) => id,
  })
}

type Reader = Pick<CallContext, 'db' | 'accountId'>
interface PostPath {
  type: string
  typeId: string
  postId: string
}

/** Reads a post that the reader may see. Throws NotFound also if a block hides its author from the reader. */
async function postAt(reader: Reader, { type, typeId, postId }: PostPath): Promise<PostRow> {
  const row = await postsFor(reader)
    .where('post.id', '=', postId)
    .where('post.type', '=', type as PostRow['type'])
    .where('post.type_id', '=', typeId)
    .executeTakeFirst()
  return orFail(row)
}

async function ownPost(ctx: Reader & { params: PostPath }): Promise<PostRow> {
  const row = await postAt(ctx, ctx.params)
  if (row.account_id !== ctx.accountId) throw new Failure('PermissionDenied')
  return row
}

async function ownLike(ctx: Reader & { params: PostPath }) {
  const { count, isLiked = false } = postLikeOf(await postAt(ctx, ctx.params), ctx.accountId)
  return { like: { count, isLiked } }
}

/** Throws PermissionDenied for a member without a profile, who has no name to post under. */
async function requireProfile(ctx: Reader): Promise<void> {
  const row = ctx.db.selectFrom('profile').select('account_id').where('account_id', '=', memberIdOf(ctx))
  orFail(await row.executeTakeFirst(), 'PermissionDenied')
}
