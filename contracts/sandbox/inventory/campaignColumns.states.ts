import type { StateContext } from '../runtime/stateContext.ts'

/** Whether a state creates rows with every optional field or with none. */
export type StateDetail = 'full' | 'minimal'

/** The columns with a campaign's texts and picture, for a provider state. */
export const campaignTextColumns = (detail: StateDetail) =>
  detail === 'full'
    ? {
        image: 'setsugen/hero.svg',
        description: '星を読む夜に、ひとつだけ願いごとを。',
        caution_list: JSON.stringify(['期間の途中で内容が変わることがあります。']),
      }
    : { image: null, description: null, caution_list: null }

/**
 * The columns of a reward, for a provider state: a photo with its picture, or coins, which have neither id nor picture.
 */
export const rewardItemColumns = (detail: StateDetail, photoId: string) =>
  detail === 'full'
    ? {
        name: 'オリオンの写真',
        image: 'setsugen/morning.svg',
        item_kind: 'PHOTO' as const,
        item_id: photoId,
        amount: 1,
      }
    : { name: '50コイン', image: null, item_kind: 'COIN' as const, item_id: null, amount: 50 }

/** Replaces photos of the channel by new ones that no member owns. */
export async function replacePhotos(
  { db }: StateContext,
  channel_id: string,
  ids: readonly string[],
  detail: StateDetail,
): Promise<void> {
  await db.deleteFrom('item').where('id', 'in', ids).execute()
  const rows = ids.map((id) => ({
    id,
    channel_id,
    type: 'PHOTO' as const,
    name: 'オリオンの写真',
    image: detail === 'full' ? 'setsugen/morning.svg' : null,
    rarity: null,
  }))
  await db.insertInto('item').values(rows).execute()
}
