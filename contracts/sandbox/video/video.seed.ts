import { filmSeconds } from './films.content.ts'
import type { SeedAccount } from '../account/accounts.content.ts'
import { instantOf, seedTimeOnDay } from '../runtime/seed/seedTime.ts'
import { seededPlaylists, seededVideos, seededViewers, type SeedVideo } from './videos.content.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { publicationPeriodSince } from '../runtime/seed/publicationPeriodSince.ts'
import { upsert } from '../runtime/seed/upsert.ts'

/**
 * Seeds videos and playlists at every start without changing what members have done. Ages count from each start, so new
 * videos stay new, and tonight's live is always tonight.
 */
export async function seedVideo(ctx: SeedContext): Promise<void> {
  const { db } = ctx
  await upsert(
    db,
    'video',
    seededVideos.map((video) => videoRow(ctx, video)),
  )
  await seedPlaylists(ctx)
}

/** An invented YouTube id, for which no video exists. */
const youtubeId = 'tsudoi-demo'

function videoRow(ctx: SeedContext, video: SeedVideo) {
  const film = `${video.ipId}/master.m3u8`
  const isFilm = video.type !== 'YOUTUBE'
  return {
    id: video.videoId,
    channel_id: video.ipId,
    title: video.title,
    description: video.description,
    image: video.image,
    type: video.type,
    badge: video.badge ?? ('NONE' as const),
    access_type: video.accessType,
    consume_coin: video.consumeCoin ?? null,
    rental_hours: video.rentalHours ?? null,
    web_price: video.webPrice ?? null,
    duration_seconds: isFilm && video.type !== 'LIVE' ? filmSeconds : null,
    start_time: video.begins ? instantOf(seedTimeOnDay(0, video.begins), ctx.now) : null,
    source: isFilm ? film : youtubeId,
    preview_source: video.hasPreview ? film : null,
    subtitles: isFilm ? `${video.ipId}/ja.vtt` : null,
    ...publicationPeriodSince(ctx, video.age),
  }
}

async function seedPlaylists({ db }: SeedContext): Promise<void> {
  const rows = seededPlaylists.map(({ playlistId, ipId, name }) => ({ id: playlistId, channel_id: ipId, name }))
  await upsert(db, 'video_playlist', rows)
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('video_playlist_entry').where('playlist_id', 'in', ids).execute()
  const entries = seededPlaylists.flatMap(({ playlistId, videoIds }) =>
    videoIds.map((video_id, position) => ({ playlist_id: playlistId, video_id, position })),
  )
  await db.insertInto('video_playlist_entry').values(entries).execute()
}

/** Gives a demo account its initial watch history and favourites. */
export async function seedDemoMemberVideos(
  { db, now }: SeedContext,
  { accountId: account_id }: SeedAccount,
): Promise<void> {
  const viewer = seededViewers.find(({ accountId }) => accountId === account_id)
  if (!viewer) return
  const access = viewer.access.map(({ videoId, acquired, until }) => ({
    account_id,
    video_id: videoId,
    expires_at: until ? instantOf(until, now) : null,
    ledger_transaction_id: null,
    created_at: instantOf(acquired, now),
  }))
  await db.insertInto('video_access').values(access).execute()
  const viewed = viewer.viewed.map(({ videoId, time }) => {
    const at = instantOf(time, now)
    return { account_id, video_id: videoId, viewed_at: at, last_viewed_at: at }
  })
  await db.insertInto('video_history').values(viewed).execute()
  const favors = viewer.favors.map((item_id) => ({ account_id, item_id, created_at: now }))
  await db.insertInto('offer_favor').values(favors).execute()
}
