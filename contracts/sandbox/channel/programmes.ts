import type { Selectable } from 'kysely'
import type { Programme } from '../../channel/channel.endpoints.ts'
import { after, days, japaneseDay } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import { published } from './publishedChannels.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The last midnight in Japan before `now`, where the day's programme starts. */
const startOfDay = (now: Date) => new Date(`${japaneseDay(now)}T00:00:00+09:00`)

/** Programmes that have started today, are still live, or start before the next midnight in Japan. */
export function todaysProgrammes(ctx: DbContext) {
  const start = startOfDay(ctx.now)
  return published(ctx)
    .innerJoin('programme', 'programme.channel_id', 'channel.id')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .selectAll('programme')
    .where('programme.start_time', '<', after(start, days(1)))
    .where((eb) => eb.or([eb('programme.start_time', '>=', start), eb('programme.end_time', '>', ctx.now)]))
    .orderBy('programme.start_time')
    .orderBy('programme.id')
}

type ProgrammeRow = Selectable<DatasetTables['programme']> & { channel_name: string; oshi_color: string | null }

export const programmeOf = (row: ProgrammeRow): Programme => ({
  programmeId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: orMissing(row.oshi_color),
  kind: row.kind as Programme['kind'],
  title: row.title,
  episode: orMissing(row.episode),
  startTime: instantText(row.start_time),
  endTime: row.end_time ? instantText(row.end_time) : undefined,
  image: orMissing(row.image),
  viewerCount: orMissing(row.viewer_count),
  linkId: orMissing(row.link_id),
})
