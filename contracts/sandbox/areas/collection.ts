import { memberOf, type Handlers } from '../http/ask.ts'
import { instantText, orMissing, pageOf } from '../wire.ts'

export const collectionHandlers: Handlers<'collection'> = {
  async listCollectedPhotos(ask) {
    const { ipId } = ask.query
    const { limit, offset } = pageOf(ask.query)
    const owned = ask.db
      .selectFrom('owned_item')
      .innerJoin('item', 'item.id', 'owned_item.item_id')
      .innerJoin('channel', 'channel.id', 'item.channel_id')
      .where('account_id', '=', memberOf(ask))
      .where('item.type', '=', 'PHOTO')
      .$if(ipId !== undefined, (query) => query.where('item.channel_id', '=', ipId ?? ''))
    const rows = await owned
      .select(['item.id', 'item.name', 'item.image', 'item.rarity', 'owned_count', 'acquired_at'])
      .select(['channel.id as channel_id', 'channel.name as channel_name', 'channel.oshi_color'])
      .orderBy('acquired_at', 'desc')
      .orderBy('item.id')
      .limit(limit)
      .offset(offset)
      .execute()
    const { total } = await owned.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const photos = rows.map((row) => ({
      photoId: row.id,
      ipId: row.channel_id,
      ipName: row.channel_name,
      oshiColor: orMissing(row.oshi_color),
      name: row.name,
      image: row.image ?? '',
      rarity: orMissing(row.rarity),
      ownedCount: row.owned_count,
      acquiredTime: instantText(row.acquired_at),
    }))
    return { photos, total }
  },
}
