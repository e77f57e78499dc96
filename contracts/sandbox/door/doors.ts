import type { DoorShow } from '../../door/doorPass.ts'
import { hours, minutes, timeAfter } from '../runtime/clock.ts'
import type { CallerContext, DbContext } from '../runtime/dbContext.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf } from '../runtime/http/callContext.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

/** How long after the end of a performance its door can still be read. */
const closesAfterMs = hours(6)

/** Doors with their episode and event. */
export function doors({ db }: Pick<DbContext, 'db'>) {
  return db
    .selectFrom('event_door')
    .innerJoin('event_episode', 'event_episode.id', 'event_door.episode_id')
    .innerJoin('event', 'event.id', 'event_episode.event_id')
    .select(['event_episode.id as episode_id', 'event_episode.title as episode_title', 'event_episode.status'])
    .select(['event_episode.start_time', 'event_episode.end_time', 'event.title', 'event.venue'])
    .select('event_door.opens_minutes_before')
}

/** A door with its episode and event, as read from the database. */
export type DoorRow = Awaited<ReturnType<ReturnType<typeof doors>['executeTakeFirstOrThrow']>>

/** The performance of a door as sent over the wire. */
export const doorShowOnWire = (row: DoorRow): DoorShow => ({
  episodeId: row.episode_id,
  title: row.title,
  episodeTitle: row.episode_title,
  venue: nullToUndefined(row.venue),
  opensTime: instantOnWire(timeAfter(row.start_time, -minutes(row.opens_minutes_before))),
  startTime: instantOnWire(row.start_time),
  endTime: instantOnWire(row.end_time),
})

/** When the list of a door's passes expires. */
export const doorListExpiry = ({ end_time }: Pick<DoorRow, 'end_time'>) => timeAfter(end_time, closesAfterMs)

/**
 * Returns a door if the caller works there. Throws NotFound for an unknown door, and PermissionDenied for any other
 * caller.
 */
export async function requireOwnDoor(ctx: CallerContext, episodeId: string): Promise<DoorRow> {
  const door = orFail(await doors(ctx).where('event_episode.id', '=', episodeId).executeTakeFirst())
  const staff = await ctx.db
    .selectFrom('event_door_staff')
    .select('account_id')
    .where('episode_id', '=', episodeId)
    .where('account_id', '=', memberIdOf(ctx))
    .executeTakeFirst()
  if (!staff) throw new Failure('PermissionDenied')
  return door
}
