import type { Ask } from './http/ask.ts'
import { published } from './publishedChannels.ts'
import { instantText, orMissing } from './wire.ts'

type Reader = Pick<Ask, 'db' | 'now'>

/** The special pages that are shown now, of channels that are. */
export const openSpecials = (reader: Reader) =>
  published(reader)
    .innerJoin('special', 'special.channel_id', 'channel.id')
    .selectAll('special')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .where('special.published_from', '<=', reader.now)
    .where('special.published_until', '>', reader.now)

type SpecialRow = Awaited<ReturnType<ReturnType<typeof openSpecials>['executeTakeFirstOrThrow']>>

/** What every list says of a special page. */
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
