import { timeAfter, days, minutes } from '../runtime/clock.ts'
import type { BoardType } from './post.tables.ts'
import { orFail } from '../runtime/failure.ts'
import { newId } from '../runtime/newId.ts'
import { storePreviews } from './linkPreviews/linkPreviews.ts'
import { postMediaOnWire, postTextColumns, withMediaDescriptions } from './postWriting.ts'
import { onePixelPng } from '../../post/onePixelPng.ts'
import { uploadQuotaBytes } from './media/storeUpload.ts'
import type { postStates } from '../../states/post.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

const pageUrl = 'https://hoshiyomi.example.jp/letters'

/** Sets up the provider states about posts in the sandbox. */
export const postStateHandlers: AreaStateHandlers<typeof postStates> = {
  setup: {
    async 'a timeline'({ type, typeId, ipId, isPostable }, { db, now }) {
      const board = { type: type as BoardType, type_id: typeId, channel_id: ipId, opens_at: timeAfter(now, -days(30)) }
      await db.deleteFrom('board').where('type', '=', board.type).where('type_id', '=', typeId).execute()
      const closes_at = timeAfter(now, days(isPostable ? 30 : -1))
      await db
        .insertInto('board')
        .values({ ...board, closes_at })
        .execute()
      return {}
    },

    async 'a post'({ postId, detail, isCovered, ...timeline }, context) {
      const row = { ...rootAt(timeline), ...coverOf(isCovered), id: postId, root_post_id: postId }
      await replacePost(context, row, detail)
      return {}
    },

    async 'a comment'({ postId, commentId, detail, isCovered, ...timeline }, context) {
      const row = context.db.selectFrom('post').select(['root_post_id', 'depth']).where('id', '=', postId)
      const { root_post_id, depth } = orFail(await row.executeTakeFirst())
      const thread = { root_post_id, parent_post_id: postId, depth: depth === 0 ? (1 as const) : (2 as const) }
      await replacePost(context, { ...rootAt(timeline), ...coverOf(isCovered), ...thread, id: commentId }, detail)
      return {}
    },

    async 'an old post'({ postId, ...timeline }, context) {
      const created_at = timeAfter(context.now, -days(2))
      await replacePost(context, { ...rootAt(timeline), id: postId, root_post_id: postId, created_at }, 'minimal')
      return {}
    },

    async 'exactly so many posts'({ type, typeId, accountId, count }, { db }) {
      const root = rootAt({ type, typeId, accountId })
      await db.deleteFrom('post').where('type', '=', root.type).where('type_id', '=', typeId).execute()
      const first = new Date('2026-01-01T09:00:00Z')
      const rows = Array.from({ length: count }, (_, index) => {
        const id = `post-${index + 1}`
        const created_at = timeAfter(first, minutes(index))
        return { ...root, id, root_post_id: id, ...contentColumns(postIdText(id)), created_at, updated_at: null }
      })
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return {}
      await db.deleteFrom('post').where('id', 'in', ids).execute()
      await db.insertInto('post').values(rows).execute()
      return {}
    },

    async 'a liked post'({ accountId, postId }, { db, now }) {
      const row = { account_id: accountId, post_id: postId, created_at: now }
      await db
        .insertInto('post_like')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'uploaded media'({ accountId, mediaId }, { db, now }) {
      await db.deleteFrom('media').where('id', '=', mediaId).execute()
      const row = {
        ...picture(mediaId),
        account_id: accountId,
        content: onePixelPng,
        size: onePixelPng.length,
        post_id: null,
        created_at: now,
      }
      await db.insertInto('media').values(row).execute()
      return {}
    },

    async 'no room for uploads'({ accountId }, { db, now }) {
      const upload = { ...picture(newId('media')), account_id: accountId, post_id: null, created_at: now }
      await db
        .insertInto('media')
        .values({ ...upload, content: onePixelPng, size: uploadQuotaBytes })
        .execute()
      return {}
    },

    async 'a page to link to'({ url, detail }, { db, now }) {
      await keepPage({ db, now }, url, detail)
      return {}
    },
  },
  teardown: {},
}

interface ThreadParams {
  type: string
  typeId: string
  accountId: string
}

const rootAt = ({ type, typeId, accountId }: ThreadParams) => ({
  type: type as BoardType,
  type_id: typeId,
  account_id: accountId,
  parent_post_id: null,
  depth: 0 as const,
})

const coverOf = (isCovered: boolean) => ({ spoiler: isCovered ? 'ライブの曲目' : null })

interface Row extends Omit<ReturnType<typeof rootAt>, 'parent_post_id' | 'depth'> {
  id: string
  root_post_id: string
  parent_post_id: string | null
  depth: 0 | 1 | 2
  spoiler?: string | null
  created_at?: Date
}

const postIdText = (id: string) => `星を見ました。(${id})`

const contentColumns = (text: string) => ({ ...postTextColumns(text), media: '[]' })

/** Replaces the post with this id and everything below it. */
async function replacePost(ctx: StateContext, row: Row, detail: 'full' | 'minimal'): Promise<void> {
  const { db, now, dataset } = ctx
  await db.deleteFrom('post').where('id', '=', row.id).execute()
  const isFull = detail === 'full'
  const media = isFull
    ? withMediaDescriptions([postMediaOnWire({ dataset }, picture(`media-of-${row.id}`))], ['窓辺の白い花'])
    : []
  const post = {
    ...row,
    ...contentColumns(isFull ? `${postIdText(row.id)}\n便りはこちらへ。${pageUrl}` : postIdText(row.id)),
    created_at: row.created_at ?? timeAfter(now, -minutes(5)),
    updated_at: isFull ? timeAfter(now, -minutes(1)) : null,
  }
  await db
    .insertInto('post')
    .values({ ...post, media: JSON.stringify(media) })
    .execute()
  if (isFull) await keepPage(ctx, pageUrl, 'full')
  const image = isFull ? 'fan/koharu.svg' : null
  await db.updateTable('profile').set({ image }).where('account_id', '=', row.account_id).execute()
}

async function keepPage({ db, now }: Pick<StateContext, 'db' | 'now'>, url: string, detail: 'full' | 'minimal') {
  const page = { url, title: '便りの宛先 | 星詠み通信' }
  const full = {
    description: '夜の朗読で読む便りを受けつけています。',
    image: 'setsugen/window.svg',
    siteName: '星詠み通信',
  }
  await storePreviews({ db, now }, [detail === 'full' ? { ...page, ...full } : page])
}

const picture = (id: string) => ({ id, type: 'IMAGE' as const, format: 'image/png', width: 1, height: 1 })
