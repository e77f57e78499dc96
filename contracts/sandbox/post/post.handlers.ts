import { isPostable, onOpenBoard, openBoard, requirePostable } from './boards.ts'
import { publicProfileRow } from '../members/profiles.ts'
import { after } from '../runtime/clock.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Ask, type Handlers } from '../runtime/http/ask.ts'
import { linkPreviewFor } from './linkPreviews/linkPreviews.ts'
import { keepMedia } from './media/keepMedia.ts'
import { readMedia } from './media/readMedia.ts'
import { newId } from '../runtime/newId.ts'
import { editWindow, likeOf, postOf, postsFor, type PostRow } from './posts.ts'
import { checkAlts, checkText, claimableMedia, mediaOf, textColumns, threadOf, withAlts } from './postWriting.ts'
import { pageByTime } from '../runtime/timePage.ts'

export const postHandlers: Handlers<'post'> = {
  async listPosts(ask) {
    const { type, typeId } = ask.params
    const { parentPostId, onlyOfficial, ...seek } = ask.query
    const isProfile = type === 'account'
    const board = isProfile ? undefined : await openBoard(ask, ask.params)
    if (isProfile) found(await publicProfileRow(ask.db, typeId, ask.accountId))
    if (parentPostId !== undefined) await postAt(ask, { ...ask.params, postId: parentPostId })
    const posts = postsFor(ask)
      .$if(isProfile, (list) => list.where('post.account_id', '=', typeId).where(onOpenBoard(ask)))
      .$if(board !== undefined, (list) =>
        list.where('post.type', '=', board?.type ?? 'ip').where('post.type_id', '=', typeId),
      )
      .$if(onlyOfficial === 'true', (list) => list.where('profile.is_official', '=', true))
      .where('post.parent_post_id', parentPostId === undefined ? 'is' : '=', parentPostId ?? null)
    const { page, hasNext, last } = await pageOfPosts(posts, seek)
    return {
      postList: page.map((row) => postOf(row, ask.accountId)),
      isPostable: board !== undefined && ask.accountId !== undefined && isPostable(board, ask.now),
      seek: { hasNext, lastCreateTime: last },
    }
  },

  async createPost(ask) {
    const board = await requirePostable(ask, ask.params)
    await requireProfile(ask)
    const { text, mediaIds = [], mediaAlts = [], ...wanted } = ask.body
    await checkText(ask, text, mediaIds.length > 0)
    await checkAlts(ask, mediaAlts, mediaIds.length)
    const id = newId('post')
    await ask.db.transaction().execute(async (db) => {
      const inside = { ...ask, db }
      const media = withAlts(await claimableMedia(inside, mediaIds), mediaAlts)
      const row = {
        id,
        type: board.type,
        type_id: board.type_id,
        account_id: memberOf(ask),
        ...(await threadOf(inside, ask.params, id, wanted)),
        ...textColumns(text),
        media: JSON.stringify(media),
        created_at: ask.now,
        updated_at: null,
      }
      await db.insertInto('post').values(row).execute()
      if (media.length > 0) await db.updateTable('media').set({ post_id: id }).where('id', 'in', mediaIds).execute()
    })
    const { updateTime: _, ...post } = postOf(await postAt(ask, { ...ask.params, postId: id }), ask.accountId)
    return { post }
  },

  async getPost(ask) {
    await openBoard(ask, ask.params)
    return { post: postOf(await postAt(ask, ask.params), ask.accountId) }
  },

  async editPost(ask) {
    await requirePostable(ask, ask.params)
    const own = await ownPost(ask)
    if (after(own.created_at, editWindow) <= ask.now) throw new Failure('OutOfTerm')
    await checkText(ask, ask.body.text, own.media.length > 0)
    const columns = { ...textColumns(ask.body.text), updated_at: ask.now }
    await ask.db.updateTable('post').set(columns).where('id', '=', own.id).execute()
    return { post: postOf(await postAt(ask, ask.params), ask.accountId) }
  },

  async deletePost(ask) {
    const own = await ownPost(ask)
    await ask.db.deleteFrom('post').where('id', '=', own.id).execute()
    return {}
  },

  async uploadMedia(ask) {
    const { file } = ask.body
    const row = await keepMedia(ask, readMedia(file.type, await file.bytes()))
    return { media: mediaOf(ask, row) }
  },

  async crawlPage(ask) {
    return { ogp: await linkPreviewFor(ask, ask.query.url) }
  },

  async likePost(ask) {
    await openBoard(ask, ask.params)
    const { id } = await postAt(ask, ask.params)
    const row = { post_id: id, account_id: memberOf(ask), created_at: ask.now }
    await ask.db
      .insertInto('post_like')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return ownLike(ask)
  },

  async unlikePost(ask) {
    const { id } = await postAt(ask, ask.params)
    const own = ask.db.deleteFrom('post_like').where('post_id', '=', id).where('account_id', '=', memberOf(ask))
    await own.execute()
    return ownLike(ask)
  },
}

interface Seek {
  'seek.limit'?: number
  'seek.order'?: 'ASC' | 'DESC'
  'seek.lastCreateTime'?: string
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

type Reader = Pick<Ask, 'db' | 'accountId'>
interface PostPath {
  type: string
  typeId: string
  postId: string
}

/** A post that the reader may see. Throws NotFound also if a block hides its author from the reader. */
async function postAt(reader: Reader, { type, typeId, postId }: PostPath): Promise<PostRow> {
  const row = await postsFor(reader)
    .where('post.id', '=', postId)
    .where('post.type', '=', type as PostRow['type'])
    .where('post.type_id', '=', typeId)
    .executeTakeFirst()
  return found(row)
}

async function ownPost(ask: Reader & { params: PostPath }): Promise<PostRow> {
  const row = await postAt(ask, ask.params)
  if (row.account_id !== ask.accountId) throw new Failure('PermissionDenied')
  return row
}

async function ownLike(ask: Reader & { params: PostPath }) {
  const { count, isLiked = false } = likeOf(await postAt(ask, ask.params), ask.accountId)
  return { like: { count, isLiked } }
}

/** Throws PermissionDenied for a member without a profile, who has no name to post under. */
async function requireProfile(ask: Reader): Promise<void> {
  const row = ask.db.selectFrom('profile').select('account_id').where('account_id', '=', memberOf(ask))
  found(await row.executeTakeFirst(), 'PermissionDenied')
}
