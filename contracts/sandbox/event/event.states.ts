import type { Insertable } from 'kysely'
import { timeAfter, days, hours, minutes } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import type { eventStates } from '../../states/event.ts'
import { hoursInto2026, type AreaStateHandlers, type StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about events in the sandbox. */
export const eventStateHandlers: AreaStateHandlers<typeof eventStates> = {
  setup: {
    async 'an event'({ ipId, eventId, episodeId, kind, hasEnded, detail }, ctx) {
      const start_time = timeAfter(ctx.now, hasEnded ? -days(1) - hours(2) : -minutes(10))
      await replaceEvents(ctx, [{ ...eventRow(ctx, ipId, eventId), kind, ...detailColumns(detail) }])
      await replaceEpisodes(ctx, [{ ...episodeRow(eventId, episodeId, start_time), ...episodeLooks(detail) }])
      return {}
    },

    async 'events of a channel'({ ipId, count }, ctx) {
      const numbers = Array.from({ length: count }, (_, index) => index + 1)
      const start = (number: number) => timeAfter(new Date('2099-01-01T10:00:00Z'), days(number - 1))
      await replaceEvents(
        ctx,
        numbers.map((number) => eventRow(ctx, ipId, `event-${number}`)),
      )
      await replaceEpisodes(
        ctx,
        numbers.map((number) => episodeRow(`event-${number}`, `episode-${number}`, start(number))),
      )
      return {}
    },

    async 'a followed event'({ accountId, eventId, hours: later }, { db }) {
      const created_at = hoursInto2026(later)
      await db
        .insertInto('event_follow')
        .values({ account_id: accountId, event_id: eventId, created_at })
        .onConflict((conflict) => conflict.columns(['account_id', 'event_id']).doUpdateSet({ created_at }))
        .execute()
      return {}
    },

    async 'a cancelled episode'({ eventId, cancelledEpisodeId: id }, { db, now }) {
      await db.deleteFrom('event_episode').where('id', '=', id).execute()
      const row = { ...episodeRow(eventId, id, timeAfter(now, days(1))), position: 2, status: 'CANCELLED' as const }
      await db.insertInto('event_episode').values(row).execute()
      return {}
    },

    async 'a bulletin board'({ accountId, episodeId, count, isOpen, detail }, { db, now }) {
      const board = { board_from: timeAfter(now, -days(2)), board_until: timeAfter(now, days(isOpen ? 7 : -1)) }
      await db.updateTable('event_episode').set(board).where('id', '=', episodeId).execute()
      await db.deleteFrom('event_board_entry').where('episode_id', '=', episodeId).execute()
      const numbers = Array.from({ length: count }, (_, index) => index + 1)
      const rows = numbers.map((number) => ({
        id: `bbs-${number}`,
        episode_id: episodeId,
        author_id: detail === 'full' ? accountId : null,
        author_name: detail === 'full' ? 'ひかり' : '星詠み通信',
        author_image: detail === 'full' ? 'fan/koharu.svg' : null,
        is_official: detail === 'minimal',
        text: number % 10 === 0 ? 'アンコールの星座は、冬の大三角でした。' : `今夜の星を聞いています。その${number}`,
        image: detail === 'full' ? 'setsugen/hero.svg' : null,
        created_at: timeAfter(new Date('2026-01-01T09:00:00Z'), hours(number - 1)),
      }))
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return {}
      await db.deleteFrom('event_board_entry').where('id', 'in', ids).execute()
      await db.insertInto('event_board_entry').values(rows).execute()
      return {}
    },

    async 'a recorded episode'({ episodeId, isAvailable, detail }, { db, now }) {
      await db.deleteFrom('event_video').where('episode_id', '=', episodeId).execute()
      const row = {
        id: `${episodeId}-video`,
        episode_id: episodeId,
        title: '星を読む夜 見逃し配信',
        url: '/videos/setsugen/master.m3u8',
        image: detail === 'full' ? 'setsugen/hero.svg' : null,
        duration_seconds: 20,
        available_from: timeAfter(now, -days(3)),
        available_until: timeAfter(now, days(isAvailable ? 7 : -1)),
      }
      await db.insertInto('event_video').values(row).execute()
      return {}
    },
  },
  teardown: {},
}

type EventRow = Insertable<DatasetTables['event']>
type EpisodeRow = Insertable<DatasetTables['event_episode']>

const eventRow = ({ now }: StateContext, channel_id: string, id: string): EventRow => ({
  id,
  channel_id,
  position: 0,
  kind: 'LIVE',
  title: '星を読む夜',
  description: null,
  image: null,
  venue: null,
  caution_list: null,
  published_from: timeAfter(now, -days(30)),
  published_until: timeAfter(now, days(30)),
})

const detailColumns = (detail: 'full' | 'minimal'): Partial<EventRow> =>
  detail === 'minimal'
    ? {}
    : {
        description: '星座を一つずつ、客席の明かりを落として読みます。',
        image: 'setsugen/hero.svg',
        venue: '海辺の小さな天文台',
        caution_list: JSON.stringify(['開演後のご入場は、曲間にご案内します。']),
      }

const episodeRow = (event_id: string, id: string, start_time: Date): EpisodeRow => ({
  id,
  event_id,
  position: 0,
  status: 'NORMAL',
  title: '夜の部',
  description: null,
  image: null,
  start_time,
  end_time: timeAfter(start_time, hours(2)),
  booking_base: 120,
  viewing_base: 34,
  board_from: null,
  board_until: null,
})

const episodeLooks = (detail: 'full' | 'minimal'): Partial<EpisodeRow> =>
  detail === 'minimal' ? {} : { description: '冬の星座を中心に読みます。', image: 'setsugen/hero.svg' }

async function replaceEvents({ db }: StateContext, rows: readonly EventRow[]): Promise<void> {
  await db.deleteFrom('event').where('id', 'in', idsOf(rows)).execute()
  await db.insertInto('event').values(rows).execute()
}

async function replaceEpisodes({ db }: StateContext, rows: readonly EpisodeRow[]): Promise<void> {
  await db.deleteFrom('event_episode').where('id', 'in', idsOf(rows)).execute()
  await db.insertInto('event_episode').values(rows).execute()
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
