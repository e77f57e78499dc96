import { after, minutes } from '../clock.ts'
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
  },
  teardown: {},
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
