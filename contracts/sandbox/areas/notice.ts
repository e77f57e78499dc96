import type { Notice, NoticeDetail } from '../../notice/notice.endpoints.ts'
import { found } from '../failure.ts'
import { memberOf, type Ask, type Handlers } from '../http/ask.ts'
import { instantText, pageOf } from '../wire.ts'

export const noticeHandlers: Handlers<'notice'> = {
  listNotices: (ask) => listNotices(ask),
  listNoticesNologin: (ask) => listNotices({ ...ask, accountId: undefined }),

  getNotice: async (ask) => ({ notice: await getNotice(ask) }),
  getNoticeNologin: async (ask) => ({ notice: await getNotice({ ...ask, accountId: undefined }) }),

  async readNotice(ask) {
    const { id } = found(await visible(ask).select('id').where('id', '=', ask.params.id).executeTakeFirst())
    const mark = { account_id: memberOf(ask), notice_id: id }
    await ask.db
      .insertInto('notice_read')
      .values(mark)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async countUnreadNotices(ask) {
    const { unread } = await visible(ask)
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('notice_read')
              .select('notice_id')
              .whereRef('notice_id', '=', 'notice.id')
              .where('account_id', '=', memberOf(ask)),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
    return { noticeUnreadCount: unread }
  },
}

type Reader = Pick<Ask, 'db' | 'now' | 'accountId'>

function visible({ db, now }: Reader) {
  return db.selectFrom('notice').where('published_at', '<=', now)
}

/** With the mark of the reader; a guest has none. */
function withMark(reader: Reader) {
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
  publishedTime: instantText(published_at),
  isRead: accountId === undefined ? undefined : Boolean(is_read),
})

interface NoticeQuery {
  category?: string
  'seek.limit'?: number
  'seek.lastPublishedTime'?: string
}

/**
 * The latest first. The cursor is a time alone, so a page is never cut between notices of the same time (Q80): it ends
 * where the time changes.
 */
async function listNotices({ query, ...reader }: Reader & { query: NoticeQuery }) {
  const { limit } = pageOf({ limit: query['seek.limit'] })
  const { category } = query
  const last = query['seek.lastPublishedTime']
  const rows = await withMark(reader)
    .$if(category !== undefined, (notices) => notices.where('category', '=', category ?? ''))
    .$if(last !== undefined, (notices) => notices.where('published_at', '<', new Date(last ?? 0)))
    .orderBy('published_at', 'desc')
    .fetch(limit + 1, 'with ties')
    .execute()
  const end = (rows[limit - 1] ?? rows.at(-1))?.published_at
  const page = rows.filter(({ published_at }) => end === undefined || published_at >= end)
  return {
    list: page.map((row) => headOf(row, reader.accountId)),
    seek: {
      hasNext: page.length < rows.length,
      lastPublishedTime: end ? instantText(end) : undefined,
    },
  }
}

async function getNotice(reader: Reader & { params: { id: string } }): Promise<NoticeDetail> {
  const row = found(await withMark(reader).where('id', '=', reader.params.id).executeTakeFirst())
  return { ...headOf(row, reader.accountId), text: row.text }
}
