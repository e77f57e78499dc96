import type { Selectable } from 'kysely'
import type { Programme } from '../../channel/channel.endpoints.ts'
import { timeAfter, days, japaneseDay } from '../runtime/clock.ts'
import type { DatasetTables } from '../schema.ts'
import { publishedChannels } from './publishedChannels.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The last midnight in Japan before `now`, when the programme of the day starts. */
const startOfDay = (now: Date) => new Date(`${japaneseDay(now)}T00:00:00+09:00`)

/** Entries of the programme that have started today, are still live, or start before the next midnight in Japan. */
export function todaysProgrammes(ctx: DbContext) {
  const start = startOfDay(ctx.now)
  return publishedChannels(ctx)
    .innerJoin('programme', 'programme.channel_id', 'channel.id')
    .select(['channel.name as channel_name', 'channel.oshi_color'])
    .selectAll('programme')
    .where('programme.start_time', '<', timeAfter(start, days(1)))
    .where((eb) => eb.or([eb('programme.start_time', '>=', start), eb('programme.end_time', '>', ctx.now)]))
    .orderBy('programme.start_time')
    .orderBy('programme.id')
}

type ProgrammeRow = Selectable<DatasetTables['programme']> & { channel_name: string; oshi_color: string | null }

/** A programme entry as sent over the wire. */
export const programmeOnWire = (row: ProgrammeRow): Programme => ({
  programmeId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  kind: row.kind as Programme['kind'],
  title: row.title,
  episode: nullToUndefined(row.episode),
  startTime: instantOnWire(row.start_time),
  endTime: row.end_time ? instantOnWire(row.end_time) : undefined,
  image: nullToUndefined(row.image),
  viewerCount: nullToUndefined(row.viewer_count),
  linkId: nullToUndefined(row.link_id),
})
