import { chosenKinds, maxChosenReminders, type ChosenKind } from '../../reminder/reminder.ts'
import { windowOfChoice } from '../../reminder/reminderTimes.ts'
import { publishedCondition } from '../channel/publishedChannels.ts'
import { deadlinesOf } from '../deadline/deadlines.ts'
import type { DbContext } from '../runtime/dbContext.ts'
import { Failure, orFail } from '../runtime/failure.ts'

interface Chooser extends DbContext {
  accountId: string
}

/** An event of which members are reminded, with its next performance after `now`. */
export interface ComingEvent {
  id: string
  title: string
  channel_id: string
  channel_name: string
  start_time: Date
}

/** Reads the coming performances of published events, the next one first: one row for each time. */
export const comingEvents = ({ db, now }: DbContext, eventIds: readonly string[]): Promise<ComingEvent[]> =>
  db
    .selectFrom('event')
    .innerJoin('channel', 'channel.id', 'event.channel_id')
    .innerJoin('event_episode as episode', 'episode.event_id', 'event.id')
    .where('event.id', 'in', eventIds.length > 0 ? eventIds : [''])
    .where('episode.status', '=', 'NORMAL')
    .where('episode.start_time', '>', now)
    .where(publishedCondition(now, 'event'))
    .where(publishedCondition(now, 'channel'))
    .select(['event.id', 'event.title', 'event.channel_id', 'channel.name as channel_name', 'episode.start_time'])
    .distinct()
    .orderBy('episode.start_time')
    .execute()

/** Parses the segment of a path that names a kind. Throws NotFound for any other text. */
export const chosenKindOf = (text: string): ChosenKind => orFail(chosenKinds.find((kind) => kind === text))

async function momentOf(chooser: Chooser, kind: ChosenKind, id: string): Promise<Date | undefined> {
  const { db, now, accountId } = chooser
  if (kind === 'DEADLINE') {
    const own = await deadlinesOf({ db, now, accountIds: [accountId] })
    return orFail(own.find((each) => each.id === id)).until
  }
  orFail(await db.selectFrom('event').select('id').where('id', '=', id).executeTakeFirst())
  return (await comingEvents(chooser, [id]))[0]?.start_time
}

/**
 * Stores that the member is reminded of a deadline or an event, and returns when. Throws NotFound for an unknown one,
 * and OutOfTerm if too little time is left. If the member has already chosen it, the time of the first choice is kept.
 */
export async function storeChosenReminder(chooser: Chooser, kind: ChosenKind, id: string): Promise<Date> {
  const { db, now, accountId } = chooser
  const moment = orFail(await momentOf(chooser, kind, id), 'OutOfTerm')
  const former = await db
    .selectFrom('reminder_choice')
    .select('chosen_at')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .executeTakeFirst()
  const window = windowOfChoice(moment.getTime(), (former?.chosen_at ?? now).getTime())
  if (!window) throw new Failure('OutOfTerm')
  await db
    .insertInto('reminder_choice')
    .values({ account_id: accountId, kind, target_id: id, chosen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await dropOldest(chooser)
  return new Date(window.from)
}

const dropOldest = ({ db, accountId }: Chooser) =>
  db
    .deleteFrom('reminder_choice')
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb(
        eb.refTuple('kind', 'target_id'),
        'in',
        eb
          .selectFrom('reminder_choice')
          .select(['kind', 'target_id'])
          .where('account_id', '=', accountId)
          .orderBy('chosen_at', 'desc')
          .orderBy('target_id')
          .offset(maxChosenReminders)
          .$asTuple('kind', 'target_id'),
      ),
    )
    .execute()

/** Deletes a reminder that the member has chosen. Does nothing if it does not exist. */
export const deleteChosenReminder = ({ db }: Pick<DbContext, 'db'>, accountId: string, kind: ChosenKind, id: string) =>
  db
    .deleteFrom('reminder_choice')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .execute()
