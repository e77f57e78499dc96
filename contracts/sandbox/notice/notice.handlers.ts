import type { Notice, NoticeDetail } from '../../notice/notice.endpoints.ts'
import { acquireNoticeGift, noticeGiftOf } from './noticeGifts.ts'
import { orFail } from '../runtime/failure.ts'
import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { instantOnWire } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the notice endpoints. */
export const noticeHandlers: Handlers<'notice'> = {
  listNotices: (ctx) => listNotices(ctx),
  listNoticesNologin: (ctx) => listNotices({ ...ctx, accountId: undefined }),

  getNotice: async (ctx) => ({ notice: await getNotice(ctx) }),
  getNoticeNologin: async (ctx) => ({ notice: await getNotice({ ...ctx, accountId: undefined }) }),

  async readNotice(ctx) {
    await markAsRead(ctx, await idOf(ctx))
    return {}
  },

  acquireNotice: (ctx) =>
    withIdempotencyKey(ctx, { acquire: ctx.params.id }, async (db) => {
      const inTransaction = { ...ctx, db }
      const id = await idOf(inTransaction)
      const overflow = await acquireNoticeGift(inTransaction, memberIdOf(ctx), id)
      await markAsRead(inTransaction, id)
      return { hasLimitExceededItems: overflow.length > 0, ...(await overflowOnWire(inTransaction, overflow)) }
    }),

  async countUnreadNotices(ctx) {
    const { unread } = await visible(ctx)
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('notice_read')
              .select('notice_id')
              .whereRef('notice_id', '=', 'notice.id')
              .where('account_id', '=', memberIdOf(ctx)),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
    return { noticeUnreadCount: unread }
  },
}

function visible({ db, now }: CallerContext) {
  return db.selectFrom('notice').where('published_at', '<=', now)
}

const idOf = async (ctx: CallerContext & { params: { id: string } }) =>
  orFail(await visible(ctx).select('id').where('id', '=', ctx.params.id).executeTakeFirst()).id

async function markAsRead(ctx: CallerContext, notice_id: string): Promise<void> {
  await ctx.db
    .insertInto('notice_read')
    .values({ account_id: memberIdOf(ctx), notice_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A query for notices that also selects whether the reader has read them; a guest has read none. */
function withMark(reader: CallerContext) {
  return visible(reader)
    .selectAll('notice')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('notice_read')
            .select('notice_id')
            .whereRef('notice_id', '=', 'notice.id')
            .where('account_id', '=', reader.accountId ?? ''),
        )
        .as('is_read'),
    )
}

type NoticeRow = Awaited<ReturnType<ReturnType<typeof withMark>['executeTakeFirstOrThrow']>>

const headOf = ({ id, category, title, published_at, is_read }: NoticeRow, accountId: string | undefined): Notice => ({
  noticeId: id,
  category: category as Notice['category'],
  title,
  publishedTime: instantOnWire(published_at),
  isRead: accountId === undefined ? undefined : Boolean(is_read),
})

interface NoticeQuery {
  category?: string | undefined
  'seek.limit'?: number | undefined
  'seek.lastPublishedTime'?: string | undefined
}

/** A page of notices, the latest first. */
async function listNotices({ query, ...reader }: CallerContext & { query: NoticeQuery }) {
  const { category } = query
  const after = query['seek.lastPublishedTime']
  const notices = withMark(reader)
    .$if(category !== undefined, (rows) => rows.where('category', '=', category ?? ''))
    .$if(after !== undefined, (rows) => rows.where('published_at', '<', new Date(after ?? 0)))
    .orderBy('published_at', 'desc')
  const { page, hasNext, last } = await pageByTime((count) => notices.fetch(count, 'with ties').execute(), {
    limit: query['seek.limit'],
    timeOf: (row) => row.published_at,
    idOf: (row) => row.id,
  })
  return { list: page.map((row) => headOf(row, reader.accountId)), seek: { hasNext, lastPublishedTime: last } }
}

async function getNotice(reader: CallerContext & { params: { id: string } }): Promise<NoticeDetail> {
  const row = orFail(await withMark(reader).where('id', '=', reader.params.id).executeTakeFirst())
  return { ...headOf(row, reader.accountId), text: row.text, ...(await noticeGiftOf(reader, row.id)) }
}
