import { videoUrlTypes } from '../../video/videoKinds.ts'
import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { onlyOnce } from '../runtime/idempotency.ts'
import { balanceOf, lockPurses, spendCoins } from '../coins/ledger.ts'
import { requireConfirmed } from '../coins/requireConfirmed.ts'
import { requirePublished } from '../channel/publishedChannels.ts'
import { hasAccess, playUrl, previewUrl, publishedVideos, requireVideo, videoOf, videos } from './videos.ts'
import { requireCursor } from '../runtime/seekPage.ts'
import { pageOf } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const videoHandlers: Handlers<'video'> = {
  async listVideos(ask) {
    const { ipId, type, accessType, 'seek.order': order = 'DESC', 'seek.lastVideoId': last } = ask.query
    const { limit } = pageOf({ limit: ask.query['seek.limit'] })
    if (ipId !== undefined) await requirePublished(ask, ipId)
    const direction = order === 'DESC' ? 'desc' : 'asc'
    const ofList = (list: ReturnType<typeof videos>) =>
      list
        .$if(ipId !== undefined, (query) => query.where('video.channel_id', '=', ipId ?? ''))
        .$if(type !== undefined, (query) => query.where('video.type', '=', type ?? 'NONE'))
        .$if(accessType !== undefined, (query) => query.where('video.access_type', '=', accessType ?? 'NONE'))
    await requireCursor(last, (id) => ofList(videos(ask)).where('video.id', '=', id))
    const rows = await ofList(publishedVideos(ask))
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('video.published_from', 'video.id'),
            order === 'DESC' ? '<' : '>',
            eb
              .selectFrom('video as last')
              .select(['last.published_from', 'last.id'])
              .where('last.id', '=', last ?? '')
              .$asTuple('published_from', 'id'),
          ),
        ),
      )
      .orderBy('video.published_from', direction)
      .orderBy('video.id', direction)
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    return {
      videos: page.map((row) => videoOf(row, ask)),
      seek: { hasNext: rows.length > limit, lastVideoId: page.at(-1)?.id },
    }
  },

  getVideo: async (ask) => ({ item: videoOf(await requireVideo(ask, ask.params.id), ask) }),

  async getVideoUrl(ask) {
    const type = found(videoUrlTypes.find((known) => known === ask.params.type))
    const row = await requireVideo(ask, ask.params.id)
    return { url: type === 'PLAY' ? playUrl(row, ask.now) : previewUrl(row) }
  },

  async getVideoPlaylist(ask) {
    const { id } = ask.params
    const playlists = ask.db.selectFrom('video_playlist').select(['name', 'channel_id']).where('id', '=', id)
    const { name, channel_id } = found(await playlists.executeTakeFirst())
    await requirePublished(ask, channel_id)
    const rows = await publishedVideos(ask)
      .innerJoin('video_playlist_entry as entry', 'entry.video_id', 'video.id')
      .where('entry.playlist_id', '=', id)
      .orderBy('entry.position')
      .orderBy('video.id')
      .execute()
    return { playlist: { playlistId: id, name, videos: rows.map((row) => videoOf(row, ask)) } }
  },

  async purchaseVideo(ask) {
    const { params, query, body } = ask
    const accountId = memberOf(ask)
    return onlyOnce(ask, { purchase: params.id, ...body }, async (db) => {
      const inside = { ...ask, db }
      await lockPurses(db, accountId)
      await acquire({ ...inside, accountId }, params.id, query.expectedPrice)
      const row = await requireVideo(inside, params.id)
      return { item: videoOf(row, ask), balance: await balanceOf(inside, accountId) }
    })
  },

  async addVideoHistory(ask) {
    const row = await requireVideo(ask, ask.params.id)
    if (!hasAccess(row, ask.now)) throw new Failure('PermissionDenied')
    await ask.db
      .insertInto('video_history')
      .values({ account_id: memberOf(ask), video_id: row.id, viewed_at: ask.now, last_viewed_at: ask.now })
      .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet({ last_viewed_at: ask.now }))
      .execute()
    return {}
  },
}

/** Buys or rents a video unless the member already has access. The caller has locked the wallets. */
async function acquire(
  inside: CallerContext & { accountId: string },
  videoId: string,
  expectedPrice: number | undefined,
): Promise<void> {
  const { db, now, accountId } = inside
  const row = await requireVideo(inside, videoId)
  if (hasAccess(row, now)) return
  const isRental = row.access_type === 'RENTAL'
  if (!isRental && row.access_type !== 'PURCHASE') throw new Failure('InvalidArgument')
  const price = found(row.consume_coin, 'InvalidArgument')
  requireConfirmed(expectedPrice, price)
  const movement = { reason: 'VIDEO', reference: videoId } as const
  const access = {
    expires_at: isRental ? new Date(now.getTime() + (row.rental_hours ?? 0) * 3_600_000) : null,
    ledger_transaction_id: await spendCoins(inside, accountId, price, movement),
    created_at: now,
  }
  await db
    .insertInto('video_access')
    .values({ account_id: accountId, video_id: videoId, ...access })
    .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet(access))
    .execute()
}
