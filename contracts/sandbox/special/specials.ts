import { published, publishedAt } from '../channel/publishedChannels.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The special pages that are published now, of published channels. */
export const openSpecials = (reader: DbContext) =>
  published(reader)
    .innerJoin('special', 'special.channel_id', 'channel.id')
    .selectAll('special')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .where(publishedAt(reader.now, 'special'))

type SpecialRow = Awaited<ReturnType<ReturnType<typeof openSpecials>['executeTakeFirstOrThrow']>>

/** The fields of a special page in every list. */
export const specialHeadOf = (row: SpecialRow) => ({
  specialId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: orMissing(row.oshi_color),
  title: row.title,
  description: orMissing(row.description),
  image: orMissing(row.image),
  url: row.url,
  publicationEndTime: instantText(row.published_until),
})
