import type { Insertable } from 'kysely'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import type { videoStates } from '../../states/video.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about videos in the sandbox. */
export const videoStateHandlers: AreaStateHandlers<typeof videoStates> = {
  setup: {
    async 'a video'({ ipId, videoId, accessType, detail }, ctx) {
      const detailColumns = detail === 'full' ? fullLooks(ctx.now) : bareLooks
      const prices = detail === 'full' ? fullPrices : pricesOf(accessType)
      await replaceVideos(ctx, ipId, [
        { ...videoRow(ctx, ipId, videoId), ...detailColumns, ...prices, access_type: accessType },
      ])
      return {}
    },

    async 'a video whose publication has ended'({ ipId, videoId }, ctx) {
      const published_until = timeAfter(ctx.now, -days(1))
      await replaceVideos(ctx, ipId, [{ ...videoRow(ctx, ipId, videoId), published_until }])
      return {}
    },

    async 'a premiere that has not begun'({ ipId, videoId }, ctx) {
      const start_time = timeAfter(ctx.now, minutes(60))
      await replaceVideos(ctx, ipId, [{ ...videoRow(ctx, ipId, videoId), type: 'PREMIER', start_time }])
      return {}
    },

    async 'access to a video'({ accountId, videoId, hours }, { db, now }) {
      const expires_at = hours === 0 ? null : timeAfter(now, minutes(60 * hours))
      const access = { expires_at, ledger_transaction_id: null, created_at: now }
      await db
        .insertInto('video_access')
        .values({ account_id: accountId, video_id: videoId, ...access })
        .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet(access))
        .execute()
      return {}
    },

    async 'a viewed video'({ accountId, videoId }, { db, now }) {
      await db
        .insertInto('video_history')
        .values({ account_id: accountId, video_id: videoId, viewed_at: now, last_viewed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },

    async 'a playlist'({ ipId, videoId, playlistId }, { db }) {
      await db.deleteFrom('video_playlist').where('id', '=', playlistId).execute()
      await db
        .insertInto('video_playlist')
        .values({ id: playlistId, channel_id: ipId, name: '星を読む夜 ぜんぶ' })
        .execute()
      await db
        .insertInto('video_playlist_entry')
        .values({ playlist_id: playlistId, video_id: videoId, position: 1 })
        .execute()
      return {}
    },

    async 'penlights of viewers'({ videoId, startAt }, { db }) {
      await db.deleteFrom('video_penlight').where('video_id', '=', videoId).execute()
      await db
        .insertInto('video_penlight')
        .values({ video_id: videoId, start_at: new Date(startAt), color: 'PINK', count: 3 })
        .execute()
      return {}
    },

    async 'exactly so many videos'({ ipId, count, detail }, ctx) {
      const first = new Date('2026-01-01T09:00:00Z')
      const rows = Array.from({ length: count }, (_, index) => ({
        ...videoRow(ctx, ipId, `video-${index + 1}`),
        ...(detail === 'full' && { ...fullLooks(ctx.now), ...fullPrices, access_type: 'RENTAL' as const }),
        published_from: timeAfter(first, days(index)),
      }))
      await replaceVideos(ctx, ipId, rows)
      return {}
    },
  },
  teardown: {},
}

type Row = Insertable<DatasetTables['video']>

const bareLooks = { type: 'ONDEMAND' as const, badge: 'NONE' as const }

const noPrices = { consume_coin: null, rental_hours: null, web_price: null }
const fullPrices = { consume_coin: 100, rental_hours: 48, web_price: 1200 }
const prices: Readonly<Partial<Record<Row['access_type'], Partial<typeof fullPrices>>>> = {
  RENTAL: { consume_coin: 100, rental_hours: 48 },
  PURCHASE: { consume_coin: 300 },
  WEB_PAYMENT: { web_price: 1200 },
}
const pricesOf = (accessType: Row['access_type']) => ({ ...noPrices, ...prices[accessType] })

const fullLooks = (now: Date) => ({
  type: 'PREMIER' as const,
  badge: 'NEW' as const,
  description: '観測所の屋根から、一時間。',
  image: 'setsugen/hero.svg',
  duration_seconds: 20,
  start_time: timeAfter(now, -minutes(60)),
  preview_source: 'setsugen/master.m3u8',
  subtitles: 'setsugen/ja.vtt',
})

/** A free video with only the required fields. */
const videoRow = ({ now }: StateContext, channel_id: string, id: string): Row => ({
  id,
  channel_id,
  title: '星を読む夜',
  description: null,
  image: null,
  ...bareLooks,
  access_type: 'FREE',
  ...noPrices,
  duration_seconds: null,
  start_time: null,
  source: 'setsugen/master.m3u8',
  preview_source: null,
  subtitles: null,
  published_from: timeAfter(now, -days(20)),
  published_until: timeAfter(now, days(30)),
})

/** Replaces all videos of the channel and those with these ids. */
async function replaceVideos({ db }: StateContext, ipId: string, rows: Row[]): Promise<void> {
  await db.deleteFrom('video').where('channel_id', '=', ipId).execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('video').where('id', 'in', ids).execute()
  await db.insertInto('video').values(rows).execute()
}
