import { videoUrlTypes } from '../../video/videoKinds.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { balanceOf, lockWallets, spendCoins } from '../ledger/ledger.ts'
import { requireConfirmedPrice } from '../ledger/requireConfirmedPrice.ts'
import { requirePublishedChannel } from '../channel/publishedChannels.ts'
import {
  hasAccess,
  videoUrlFor,
  trailerUrlOf,
  publishedVideos,
  requireVideo,
  videoOnWire,
  videosWithAccess,
} from './videos.ts'
import { requireCursor } from '../runtime/seekPage.ts'
import { pageBounds } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'
import { requireViewing, viewingOnWire, countWave } from './together.ts'

/** The sandbox's handlers of the video endpoints. */
export const videoHandlers: Handlers<'video'> = {
  async listVideos(ctx) {
    const { ipId, type, accessType, 'seek.order': order = 'DESC', 'seek.lastVideoId': last } = ctx.query
    const { limit } = pageBounds({ limit: ctx.query['seek.limit'] })
    if (ipId !== undefined) await requirePublishedChannel(ctx, ipId)
    const direction = order === 'DESC' ? 'desc' : 'asc'
    const ofList = (list: ReturnType<typeof videosWithAccess>) =>
      list
        .$if(ipId !== undefined, (query) => query.where('video.channel_id', '=', ipId ?? ''))
        .$if(type !== undefined, (query) => query.where('video.type', '=', type ?? 'NONE'))
        .$if(accessType !== undefined, (query) => query.where('video.access_type', '=', accessType ?? 'NONE'))
    await requireCursor(last, (id) => ofList(videosWithAccess(ctx)).where('video.id', '=', id))
    const rows = await ofList(publishedVideos(ctx))
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
      videos: page.map((row) => videoOnWire(row, ctx)),
      seek: { hasNext: rows.length > limit, lastVideoId: page.at(-1)?.id },
    }
  },

  getVideo: async (ctx) => ({ item: videoOnWire(await requireVideo(ctx, ctx.params.id), ctx) }),

  async getVideoUrl(ctx) {
    const type = orFail(videoUrlTypes.find((known) => known === ctx.params.type))
    const row = await requireVideo(ctx, ctx.params.id)
    return { url: type === 'PLAY' ? videoUrlFor(row, ctx.now) : trailerUrlOf(row) }
  },

  async getVideoPlaylist(ctx) {
    const { id } = ctx.params
    const playlists = ctx.db.selectFrom('video_playlist').select(['name', 'channel_id']).where('id', '=', id)
    const { name, channel_id } = orFail(await playlists.executeTakeFirst())
    await requirePublishedChannel(ctx, channel_id)
    const rows = await publishedVideos(ctx)
      .innerJoin('video_playlist_entry as entry', 'entry.video_id', 'video.id')
      .where('entry.playlist_id', '=', id)
      .orderBy('entry.position')
      .orderBy('video.id')
      .execute()
    return { playlist: { playlistId: id, name, videos: rows.map((row) => videoOnWire(row, ctx)) } }
  },

  async purchaseVideo(ctx) {
    const { params, query, body } = ctx
    const accountId = memberIdOf(ctx)
    return withIdempotencyKey(ctx, { purchase: params.id, ...body }, async (db) => {
      const inTransaction = { ...ctx, db }
      await lockWallets(db, accountId)
      await acquireAccess({ ...inTransaction, accountId }, params.id, query.expectedPrice)
      const row = await requireVideo(inTransaction, params.id)
      return { item: videoOnWire(row, ctx), balance: await balanceOf(inTransaction, accountId) }
    })
  },

  async addVideoHistory(ctx) {
    const row = await requireVideo(ctx, ctx.params.id)
    if (!hasAccess(row, ctx.now)) throw new Failure('PermissionDenied')
    await ctx.db
      .insertInto('video_history')
      .values({ account_id: memberIdOf(ctx), video_id: row.id, viewed_at: ctx.now, last_viewed_at: ctx.now })
      .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet({ last_viewed_at: ctx.now }))
      .execute()
    return {}
  },

  async getTogether(ctx) {
    return viewingOnWire(ctx, await requireViewing(ctx, ctx.params.id, ctx.query.startAt))
  },

  async waveTogether(ctx) {
    await countWave(ctx, await requireViewing(ctx, ctx.params.id, ctx.body.startAt), ctx.body.color)
    return {}
  },
}

/** Buys or rents a video unless the member already has access. The caller has locked the wallets. */
async function acquireAccess(
  inTransaction: CallerContext & { accountId: string },
  videoId: string,
  expectedPrice: number | undefined,
): Promise<void> {
  const { db, now, accountId } = inTransaction
  const row = await requireVideo(inTransaction, videoId)
  if (hasAccess(row, now)) return
  const isRental = row.access_type === 'RENTAL'
  if (!isRental && row.access_type !== 'PURCHASE') throw new Failure('InvalidArgument')
  const price = orFail(row.consume_coin, 'InvalidArgument')
  requireConfirmedPrice(expectedPrice, price)
  const movement = { reason: 'VIDEO', reference: videoId } as const
  const access = {
    expires_at: isRental ? new Date(now.getTime() + (row.rental_hours ?? 0) * 3_600_000) : null,
    ledger_transaction_id: await spendCoins(inTransaction, accountId, price, movement),
    created_at: now,
  }
  await db
    .insertInto('video_access')
    .values({ account_id: accountId, video_id: videoId, ...access })
    .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet(access))
    .execute()
}
