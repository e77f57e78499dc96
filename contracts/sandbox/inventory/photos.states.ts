import type { StateContext } from '../runtime/stateContext.ts'

/** The id of a channel's photo; numbers start from 1. */
export const photoId = (channelId: string, number: number) => `${channelId}-photo-${number}`

/** Adds photos of the channel and replaces those with the same numbers. */
export async function addPhotos(
  { db }: StateContext,
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
