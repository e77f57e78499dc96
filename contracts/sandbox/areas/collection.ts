import type { Handlers } from '../http/ask.ts'
import { ownedPhotos, photoHeadOf } from '../ownedPhotos.ts'
import { instantText, pageOf } from '../wire.ts'

export const collectionHandlers: Handlers<'collection'> = {
  async listCollectedPhotos(ask) {
    const { ipId } = ask.query
    const { limit, offset } = pageOf(ask.query)
    const owned = ownedPhotos(ask).$if(ipId !== undefined, (query) => query.where('item.channel_id', '=', ipId ?? ''))
    const rows = await owned.orderBy('acquired_at', 'desc').orderBy('item.id').limit(limit).offset(offset).execute()
    const { total } = await owned
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const photos = rows.map((row) => ({
      ...photoHeadOf(row),
      ownedCount: row.owned_count,
      acquiredTime: instantText(row.acquired_at),
    }))
    return { photos, total }
  },
}
