import { filmSeconds } from '../../artwork/films/films.ts'
import type { SeedAccount } from '../../content/accounts.ts'
import { offerRooms } from '../../content/offers.ts'
import { instantOf, on } from '../../content/seedTime.ts'
import { specials } from '../../content/specials.ts'
import { playlists, videos, viewers, type SeedVideo } from '../../content/videos.ts'
import { after, days } from '../../clock.ts'
import type { SeedPlace } from './place.ts'
import { upsert } from '../upsert.ts'

/**
 * Seeds videos, specials and offers, at every start; what people did stays. Their ages count from each start, so that
 * what is new stays new, and a live of tonight is always tonight's.
 */
export async function seedVideo(place: SeedPlace): Promise<void> {
  const { db } = place
  await upsert(
    db,
    'video',
    videos.map((video) => videoRow(place, video)),
  )
  await seedPlaylists(place)
  await upsert(
    db,
    'special',
    specials.map(({ specialId, ipId, age, ...texts }) => ({
      id: specialId,
      channel_id: ipId,
      ...texts,
      ...shown(place, age),
    })),
  )
  await seedOffers(place)
}

/** How long from a start everything here can be seen. */
const shownFor = days(90)

const shown = ({ now }: SeedPlace, age: number) => ({
  published_from: instantOf(on(-age, '12:00'), now),
  published_until: after(now, shownFor),
})

/** Not a film: a page of another service; there is none behind this id. */
const youtubeId = 'tsudoi-demo'

function videoRow(place: SeedPlace, video: SeedVideo) {
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
    start_time: video.begins ? instantOf(on(0, video.begins), place.now) : null,
    source: isFilm ? film : youtubeId,
    preview_source: video.hasPreview ? film : null,
    subtitles: isFilm ? `${video.ipId}/ja.vtt` : null,
    ...shown(place, video.age),
  }
}

async function seedPlaylists({ db }: SeedPlace): Promise<void> {
  const rows = playlists.map(({ playlistId, ipId, name }) => ({ id: playlistId, channel_id: ipId, name }))
  await upsert(db, 'video_playlist', rows)
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('video_playlist_entry').where('playlist_id', 'in', ids).execute()
  const entries = playlists.flatMap(({ playlistId, videoIds }) =>
    videoIds.map((video_id, position) => ({ playlist_id: playlistId, video_id, position })),
  )
  await db.insertInto('video_playlist_entry').values(entries).execute()
}

async function seedOffers(place: SeedPlace): Promise<void> {
  const rooms = offerRooms.map(({ roomId, ipId, name, description, image, favorLimit }) => ({
    id: roomId,
    channel_id: ipId,
    name,
    description,
    image,
    favor_limit: favorLimit,
    ...shown(place, 5),
  }))
  await upsert(place.db, 'offer_room', rooms)
  const items = offerRooms.flatMap(({ roomId, items: own }) =>
    own.map(({ itemId, favors, ...looks }, position) => ({
      id: itemId,
      room_id: roomId,
      position,
      ...looks,
      favor_base: favors,
    })),
  )
  await upsert(place.db, 'offer_item', items)
}

/** What a demo account has watched and favoured from the start. */
export async function furnishVideo({ db, now }: SeedPlace, { accountId: account_id }: SeedAccount): Promise<void> {
  const viewer = viewers.find(({ accountId }) => accountId === account_id)
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
