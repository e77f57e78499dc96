import { fullAddress } from '../../address/exampleAddress.ts'
import type { StateParams } from '../../states.ts'
import { after, days, minutes } from '../clock.ts'
import type { collectionStates } from '../../states/collection.ts'
import type { AreaStateHandlers, StatePlace } from './place.ts'

export const collectionStateHandlers: AreaStateHandlers<typeof collectionStates> = {
  setup: {
    async 'owned photos'({ accountId, ipId, count, detail }, place) {
      await addPhotos(place, ipId, count, detail)
      const { db, now } = place
      await db.deleteFrom('owned_item').where('account_id', '=', accountId).execute()
      const rows = Array.from({ length: count }, (_, index) => ({
        account_id: accountId,
        item_id: photoId(ipId, index + 1),
        owned_count: index + 1 === count ? 2 : 1,
        acquired_at: after(now, -minutes(index)),
      }))
      if (rows.length > 0) await db.insertInto('owned_item').values(rows).execute()
      return {}
    },

    async 'collected story groups'(params, place) {
      await collectStories(place, params)
      return {}
    },

    async 'collected videos'(params, place) {
      await collectVideos(place, params)
      return {}
    },

    async 'specials of a followed channel'({ accountId, ipId, count, detail }, { db, now }) {
      const follow = { account_id: accountId, channel_id: ipId, created_at: now }
      await db
        .insertInto('follow')
        .values(follow)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const rows = numbered(count).map((number) => ({
        id: `${ipId}-collected-special-${number}`,
        channel_id: ipId,
        title: '冬の星座、読みくらべ',
        ...looks(detail),
        url: `/channel/${ipId}`,
        published_from: after(now, -minutes(number)),
        published_until: after(now, days(30)),
      }))
      await db.deleteFrom('special').where('channel_id', '=', ipId).execute()
      await db.insertInto('special').values(rows).execute()
      return {}
    },

    async 'special privilege tickets'(params, place) {
      await giveTickets(place, params)
      return {}
    },
  },
  teardown: {},
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const looks = (detail: 'full' | 'minimal') =>
  detail === 'full'
    ? { description: '冬の夜空を、南から順に読んでいきます。', image: 'setsugen/window.svg' }
    : { description: null, image: null }

async function collectStories(
  { db, now }: StatePlace,
  { accountId, ipId, count, kind, detail }: StateParams<'collected story groups'>,
): Promise<void> {
  const published = { published_from: after(now, -days(30)), published_until: after(now, days(30)) }
  const groups = numbered(count).map((number) => ({
    id: `${ipId}-collected-story-${number}`,
    channel_id: ipId,
    position: number,
    name: '郵便局の灯',
    genre: kind === 'PRIVILEGE' ? ('PRIVILEGE' as const) : ('MAIN' as const),
    play_type: 'STORY_PLAY_TYPE_PORTRAIT' as const,
    ...looks(detail),
    charge_hours: null,
    ...published,
  }))
  const episodes = groups.flatMap(({ id }) =>
    numbered(2).map((number) => ({
      id: `${id}-${number}`,
      group_id: id,
      position: number,
      title: '雪の日の切手',
      label: detail === 'full' ? `第${number}話` : null,
      summary: detail === 'full' ? '窓口に、差出人のない手紙が一通。' : null,
      image: detail === 'full' ? 'setsugen/comb.svg' : null,
      consume_coin: kind === 'PRIVILEGE' || number === 1 ? 0 : 30,
      script: JSON.stringify({ characterList: [], sceneList: [] }),
    })),
  )
  await db.deleteFrom('story_group').where('channel_id', '=', ipId).execute()
  await db.insertInto('story_group').values(groups).execute()
  await db.insertInto('story_episode').values(episodes).execute()
  const owned = groups.map(({ id, position }) => ({ id, account_id: accountId, at: after(now, -minutes(position)) }))
  if (kind === 'HISTORY') {
    const rows = owned.map(({ id, account_id, at }) => ({ account_id, episode_id: `${id}-1`, read_at: at }))
    await db.insertInto('story_read').values(rows).execute()
  } else if (kind === 'AVAILABLE') {
    const bought = { kind: 'PURCHASED' as const, ledger_transaction_id: null }
    const rows = owned.map(({ id, account_id, at }) => ({
      account_id,
      episode_id: `${id}-2`,
      ...bought,
      created_at: at,
    }))
    await db.insertInto('story_unlock').values(rows).execute()
  } else {
    const rows = owned.map(({ id, account_id, at }) => ({ account_id, group_id: id, acquired_at: at }))
    await db.insertInto('story_privilege').values(rows).execute()
  }
}

async function collectVideos(
  { db, now }: StatePlace,
  { accountId, ipId, count, kind, detail }: StateParams<'collected videos'>,
): Promise<void> {
  const isFull = detail === 'full'
  const unsold = { consume_coin: null, rental_hours: null, web_price: null, start_time: null }
  const videos = numbered(count).map((number) => ({
    id: `${ipId}-collected-video-${number}`,
    channel_id: ipId,
    title: '雪の夜の朗読会',
    ...looks(detail),
    type: 'ONDEMAND' as const,
    badge: 'NONE' as const,
    access_type: kind === 'MOVIE' ? ('GACHA_PRIVILEGE' as const) : ('FREE' as const),
    ...unsold,
    duration_seconds: isFull ? 1800 : null,
    source: 'setsugen/master.m3u8',
    preview_source: null,
    subtitles: null,
    published_from: after(now, -days(30)),
    published_until: after(now, days(60)),
  }))
  await db.deleteFrom('video').where('channel_id', '=', ipId).execute()
  await db.insertInto('video').values(videos).execute()
  const mine = videos.map(({ id }, index) => ({ account_id: accountId, video_id: id, at: after(now, -minutes(index)) }))
  if (kind === 'MOVIE') {
    const received = { expires_at: isFull ? after(now, days(30)) : null, ledger_transaction_id: null }
    const rows = mine.map(({ at, ...row }) => ({ ...row, ...received, created_at: at }))
    await db.insertInto('video_access').values(rows).execute()
  } else {
    const rows = mine.map(({ at, ...row }) => ({ ...row, viewed_at: at, last_viewed_at: at }))
    await db.insertInto('video_history').values(rows).execute()
  }
}

async function giveTickets(
  { db, now }: StatePlace,
  { accountId, ipId, count, address, detail }: StateParams<'special privilege tickets'>,
): Promise<void> {
  const privilege_id = `${ipId}-privilege`
  const isFull = detail === 'full'
  const until = after(now, address === 'CLOSED' ? -days(1) : days(14))
  await db.deleteFrom('special_privilege').where('id', '=', privilege_id).execute()
  const privilege = {
    id: privilege_id,
    channel_id: ipId,
    name: 'サイン入り星図',
    ...looks(detail),
    caution_list: isFull ? JSON.stringify(['お届け先は、締め切りまで変更できます。']) : null,
    address_until: address === 'NOT_NEEDED' ? null : until,
  }
  await db.insertInto('special_privilege').values(privilege).execute()
  const rows = numbered(count).map((number) => ({
    id: `${ipId}-privilege-ticket-${number}`,
    account_id: accountId,
    privilege_id,
    acquired_at: after(now, -minutes(number)),
    address: address === 'ENTERED' ? JSON.stringify(fullAddress) : null,
  }))
  await db.insertInto('special_privilege_ticket').values(rows).execute()
}

/** Photos of a channel are numbered from 1. */
export const photoId = (channelId: string, number: number) => `${channelId}-photo-${number}`

/** Photos of the channel, in the place of those with the same numbers. */
export async function addPhotos(
  { db }: StatePlace,
  channel_id: string,
  count: number,
  detail: 'full' | 'minimal' = 'full',
) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: photoId(channel_id, index + 1),
    channel_id,
    type: 'PHOTO' as const,
    name: `星図 ${index + 1}枚目`,
    image: 'setsugen/hero.svg',
    rarity: detail === 'full' ? ('R' as const) : null,
  }))
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('item').where('id', 'in', ids).execute()
  await db.insertInto('item').values(rows).execute()
}
