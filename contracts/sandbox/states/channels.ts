import { after, days, minutes } from '../clock.ts'
import type { Setup, StatePlace } from './place.ts'

type ChannelStateName =
  | 'a channel'
  | 'a channel whose publication has ended'
  | 'no channels'
  | 'a channel with a programme'
  | 'a followed channel'
  | 'a furnished home'
  | 'owned photos'

export const channelStates: Pick<Setup, ChannelStateName> = {
  async 'a channel'({ ipId, detail }, place) {
    await replaceChannel(place, ipId, detail)
    return {}
  },

  async 'a channel whose publication has ended'({ ipId }, place) {
    await replaceChannel(place, ipId, 'full')
    const period = { published_from: after(place.now, -days(60)), published_until: after(place.now, -days(1)) }
    await place.db.updateTable('channel').set(period).where('id', '=', ipId).execute()
    return {}
  },

  async 'no channels'(_, { db }) {
    await db.deleteFrom('channel').execute()
    return {}
  },

  async 'a channel with a programme'({ ipId, programmeId, detail }, place) {
    await replaceChannel(place, ipId, detail)
    await addProgramme(place, ipId, programmeId, detail)
    if (detail === 'minimal') return {}
    const members = [
      { id: `${ipId}-member-1`, position: 1, name: '天野 ほし', role: '歌・星図', image: 'setsugen/member-yuki.svg' },
      { id: `${ipId}-member-2`, position: 2, name: '夜久 ひびき', role: 'ピアノ', image: 'setsugen/member-touma.svg' },
    ]
    const rows = members.map((member) => ({ ...member, channel_id: ipId }))
    await place.db.insertInto('channel_member').values(rows).execute()
    return {}
  },

  async 'a followed channel'({ accountId, ipId }, { db, now }) {
    const row = { account_id: accountId, channel_id: ipId, created_at: now }
    await db
      .insertInto('follow')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async 'a furnished home'({ accountId, ipId }, place) {
    const { db, now } = place
    await db.deleteFrom('banner').execute()
    await db.deleteFrom('programme').execute()
    await db
      .deleteFrom('gacha')
      .where('published_until', '<=', after(now, days(3)))
      .execute()
    await addPhotos(place, ipId, 2)
    await db.deleteFrom('home_photo').where('account_id', '=', accountId).execute()
    const positions = [1, 2].map((position) => ({ account_id: accountId, position, item_id: photoId(ipId, position) }))
    await db.insertInto('home_photo').values(positions).execute()
    await db
      .insertInto('banner')
      .values({
        id: 'banner-1',
        position: 1,
        title: '星を読む夜、公開中',
        image: 'setsugen/hero.svg',
        channel_id: ipId,
      })
      .execute()
    await addProgramme(place, ipId, `${ipId}-programme-1`, 'full')
    await addEndingGacha(place, ipId)
    return {}
  },

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
}

/** In the place of the channel with this id: without programme, members, gacha, items and followers. */
async function replaceChannel({ db, now }: StatePlace, id: string, detail: 'full' | 'minimal'): Promise<void> {
  await db.deleteFrom('channel').where('id', '=', id).execute()
  const minimal = {
    category: null,
    description: null,
    schedule: null,
    image: null,
    hero_image: null,
    oshi_color: null,
  }
  const full = {
    category: '物語',
    description: '星座を一つずつ読みあげる、夜の朗読チャンネル。',
    schedule: '毎週土曜 21:00',
    image: 'setsugen/jacket.svg',
    hero_image: 'setsugen/hero.svg',
    oshi_color: '#5b6ee1',
  }
  const period = { published_from: after(now, -days(30)), published_until: after(now, days(365)) }
  const fields = detail === 'full' ? full : minimal
  const row = { id, position: 0, name: '星詠み通信', follower_base: 0, ...fields, ...period }
  await db.insertInto('channel').values(row).execute()
}

async function addProgramme({ db, now }: StatePlace, channel_id: string, id: string, detail: 'full' | 'minimal') {
  const minimal = { episode: null, end_time: null, image: null, viewer_count: null, link_id: null }
  const full = {
    episode: '第12夜',
    end_time: after(now, minutes(60)),
    image: 'setsugen/hero.svg',
    viewer_count: 320,
    link_id: channel_id,
  }
  const fields = detail === 'full' ? full : minimal
  const row = { id, channel_id, kind: 'LIVE', title: '星を読む夜', start_time: now, ...fields }
  await db.insertInto('programme').values(row).execute()
}

const photoId = (channelId: string, number: number) => `${channelId}-photo-${number}`

async function addPhotos({ db }: StatePlace, channel_id: string, count: number, detail: 'full' | 'minimal' = 'full') {
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

async function addEndingGacha({ db, now }: StatePlace, channel_id: string): Promise<void> {
  const id = `${channel_id}-ending`
  await db.deleteFrom('gacha').where('id', '=', id).execute()
  const texts = {
    name: '冬の星座',
    image: 'setsugen/morning.svg',
    type: 'LIMIT' as const,
    description: null,
    terms: null,
  }
  const limits = { caution_list: null, free_until: null, draw_limit: null }
  const period = { published_from: after(now, -days(7)), published_until: after(now, days(2)) }
  await db
    .insertInto('gacha')
    .values({ id, channel_id, position: 1, ...texts, ...limits, ...period })
    .execute()
}
