import { days, timeAfter } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { recordEntry } from './doorEntries.ts'
import { doorPasses, passOnWire } from './doorPasses.ts'
import { doors, doorShowOnWire, doorListExpiry, requireOwnDoor } from './doors.ts'

/** How long the passes of a past performance are listed. */
const listedAfterMs = days(1)

/** The sandbox's handlers of the endpoints of doors. */
export const doorHandlers: Handlers<'door'> = {
  async listDoorPasses(ctx) {
    const shows = await doors(ctx)
      .where('event_episode.end_time', '>', timeAfter(ctx.now, -listedAfterMs))
      .orderBy('event_episode.start_time')
      .orderBy('event_episode.id')
      .execute()
    const passes = await doorPasses(ctx)
      .where('door_pass.account_id', '=', memberIdOf(ctx))
      .orderBy('door_pass.item_id')
      .orderBy('door_pass.copy')
      .execute()
    const staffed = await ctx.db
      .selectFrom('event_door_staff')
      .select('episode_id')
      .where('account_id', '=', memberIdOf(ctx))
      .execute()
    const list = shows.flatMap((show) =>
      passes
        .filter((pass) => pass.episode_id === show.episode_id)
        .map((pass) => ({ ...doorShowOnWire(show), ...passOnWire(pass), ticketId: pass.item_id })),
    )
    const own = shows.filter((show) => staffed.some((each) => each.episode_id === show.episode_id))
    return { list, ...(own.length > 0 && { doors: own.map(doorShowOnWire) }) }
  },

  async getDoor(ctx) {
    const door = await requireOwnDoor(ctx, ctx.params.id)
    if (doorListExpiry(door) <= ctx.now) throw new Failure('OutOfTerm')
    const rows = await doorPasses(ctx)
      .innerJoin('profile', 'profile.account_id', 'door_pass.account_id')
      .select('profile.nick_name')
      .where('door_pass.episode_id', '=', door.episode_id)
      .orderBy('event_ticket.seat')
      .orderBy('door_pass.id')
      .execute()
    const entries = await ctx.db
      .selectFrom('door_entry')
      .select(['pass_id', 'entered_at', 'door'])
      .where('pass_id', 'in', rows.length > 0 ? rows.map(({ id }) => id) : [''])
      .orderBy('entered_at')
      .orderBy('id')
      .execute()
    const double = [...Map.groupBy(entries, ({ pass_id }) => pass_id).values()].flatMap(([, ...later]) => later)
    return {
      show: doorShowOnWire(door),
      list: rows.map((row) => ({ ...passOnWire(row), ticketName: row.ticket_name, holder: initialOf(row.nick_name) })),
      doubleEntries: double
        .toSorted((one, other) => other.entered_at.getTime() - one.entered_at.getTime())
        .map((each) => ({ passId: each.pass_id, enteredTime: instantOnWire(each.entered_at), door: each.door })),
      expiresTime: instantOnWire(doorListExpiry(door)),
    }
  },

  async recordEntries(ctx) {
    const door = await requireOwnDoor(ctx, ctx.params.id)
    const isClosed = doorListExpiry(door) <= ctx.now
    const results = []
    for (const entry of ctx.body.entries) results.push(await recordEntry({ ...ctx, isClosed }, entry))
    return { results }
  },
}

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** The first character of a nickname: the staff's devices store no names. */
function initialOf(name: string | null): string {
  const [first] = characters.segment(name ?? '')
  return `${first?.segment ?? ''}…`
}
