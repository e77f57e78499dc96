import { publishedChannels, publishedCondition } from '../channel/publishedChannels.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The special pages that are published now, of published channels. */
export const publishedSpecials = (reader: DbContext) =>
  publishedChannels(reader)
    .innerJoin('special', 'special.channel_id', 'channel.id')
    .selectAll('special')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .where(publishedCondition(reader.now, 'special'))

type SpecialRow = Awaited<ReturnType<ReturnType<typeof publishedSpecials>['executeTakeFirstOrThrow']>>

/** The fields of a special page that every list returns. */
export const specialListFields = (row: SpecialRow) => ({
  specialId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  title: row.title,
  description: nullToUndefined(row.description),
  image: nullToUndefined(row.image),
  url: row.url,
  publicationEndTime: instantOnWire(row.published_until),
})
