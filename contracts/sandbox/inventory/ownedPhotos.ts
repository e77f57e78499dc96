import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import { nullToUndefined } from '../runtime/wire.ts'

/** The photos that a member owns, with their channels. */
export function ownedPhotos(ctx: Pick<CallContext, 'db' | 'accountId'>) {
  return ctx.db
    .selectFrom('owned_item')
    .innerJoin('item', 'item.id', 'owned_item.item_id')
    .innerJoin('channel', 'channel.id', 'item.channel_id')
    .select(['item.id', 'item.name', 'item.image', 'item.rarity', 'owned_count', 'acquired_at'])
    .select(['channel.id as channel_id', 'channel.name as channel_name', 'channel.oshi_color'])
    .where('owned_item.account_id', '=', memberIdOf(ctx))
    .where('item.type', '=', 'PHOTO')
}

type PhotoRow = Awaited<ReturnType<ReturnType<typeof ownedPhotos>['executeTakeFirstOrThrow']>>

/** The fields of a photo that every list of the owner's photos returns. */
export const ownedPhotoFields = (row: PhotoRow) => ({
  photoId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  name: row.name,
  image: row.image ?? '',
  rarity: nullToUndefined(row.rarity),
})
