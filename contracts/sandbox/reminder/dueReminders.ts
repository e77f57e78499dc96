import {
  reminderKindOfDeadline,
  isInWindow,
  isQuiet,
  windowOfChoice,
  windowOfKind,
} from '../../reminder/reminderTimes.ts'
import type { ReminderWindow } from '../../reminder/reminderTimes.ts'
import type { ReminderKind, ReminderSettings } from '../../reminder/reminder.ts'
import { publishedCondition } from '../channel/publishedChannels.ts'
import { pagePath, type DeadlineReader, type DeadlineRow } from '../deadline/deadlineRow.ts'
import { deadlinesOf } from '../deadline/deadlines.ts'
import { days, hours, timeAfter } from '../runtime/clock.ts'
import { comingEvents } from './chosenReminders.ts'
import { deadlineMessage, eventMessage, resultMessage, showMessage, type ReminderMessage } from './reminderTexts.ts'
import { defaultSettings, settingsByAccount } from './reminderSettings.ts'

/** A reminder that is due now. */
export interface DueReminder {
  accountId: string
  /**
   * Id of the reminder: the same for every device and every step. It contains the time of the event or deadline, so
   * that a postponed event is reported again.
   */
  id: string
  /**
   * When the reminder became due. Devices that were registered later do not receive it, unless the member chose this
   * reminder.
   */
  from: Date
  isChosen: boolean
  /** Until when the reminder is useful. */
  until: Date
  message: ReminderMessage
}

interface Candidate {
  accountId: string
  target: string
  at: Date
  channelId: string | undefined
  kind: ReminderKind | undefined
  chosenAt: Date | undefined
  message: ReminderMessage
}

const keyOf = (accountId: string, kind: string, id: string) => JSON.stringify([accountId, kind, id])

/** Reads the reminders that the members have chosen, and when they chose each. */
async function choicesOf({ db, accountIds }: DeadlineReader) {
  const rows = await db.selectFrom('reminder_choice').selectAll().where('account_id', 'in', accountIds).execute()
  return { rows, at: new Map(rows.map((row) => [keyOf(row.account_id, row.kind, row.target_id), row.chosen_at])) }
}
type Choices = Awaited<ReturnType<typeof choicesOf>>

function ofDeadline(row: DeadlineRow, { at }: Choices): Candidate {
  const { accountId, id, until } = row
  const chosenAt = at.get(keyOf(accountId, 'DEADLINE', id))
  const message = deadlineMessage(row, chosenAt !== undefined)
  const target = `DEADLINE:${id}`
  return {
    accountId,
    target,
    at: until,
    channelId: row.channel?.id,
    kind: reminderKindOfDeadline[row.kind],
    chosenAt,
    message,
  }
}

async function chosenEvents(reader: DeadlineReader, { rows }: Choices): Promise<Candidate[]> {
  const ofEvents = rows.filter(({ kind }) => kind === 'EVENT')
  const events = Map.groupBy(
    await comingEvents(reader, [...new Set(ofEvents.map(({ target_id }) => target_id))]),
    ({ id }) => id,
  )
  return ofEvents.flatMap(({ account_id: accountId, target_id, chosen_at: chosenAt }) =>
    (events.get(target_id) ?? []).map((event): Candidate => ({
      accountId,
      target: `EVENT:${event.id}`,
      at: event.start_time,
      channelId: undefined,
      kind: undefined,
      chosenAt,
      message: eventMessage(event),
    })),
  )
}

/** The live broadcasts and premieres of followed channels that begin soon. */
async function comingShows({ db, now, accountIds }: DeadlineReader): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('video')
    .innerJoin('channel', 'channel.id', 'video.channel_id')
    .innerJoin('follow', 'follow.channel_id', 'channel.id')
    .where('follow.account_id', 'in', accountIds)
    .where('video.type', 'in', ['LIVE', 'PREMIER'])
    .where('video.start_time', '>', now)
    .where('video.start_time', '<=', timeAfter(now, hours(1)))
    .where(publishedCondition(now, 'video'))
    .where(publishedCondition(now, 'channel'))
    .select(['follow.account_id', 'video.id', 'video.title', 'video.type', 'video.start_time', 'video.channel_id'])
    .select('channel.name as channel_name')
    .$narrowType<{ start_time: Date }>()
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    target: `SHOW:${row.id}`,
    at: row.start_time,
    channelId: row.channel_id,
    kind: 'SHOW',
    chosenAt: undefined,
    message: showMessage({ ...row, path: pagePath('channel', row.channel_id, 'movie', row.id) }),
  }))
}

/** The results of lotteries that were announced on the last day, for the members who had entered. */
async function announcedResults({ db, now, accountIds }: DeadlineReader): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('lottery')
    .innerJoin('channel', 'channel.id', 'lottery.channel_id')
    .innerJoin('lottery_entry as entry', (join) =>
      join.onRef('entry.lottery_id', '=', 'lottery.id').onRef('entry.run', '=', 'lottery.run'),
    )
    .where('entry.account_id', 'in', accountIds)
    .where('lottery.announced_at', '<=', now)
    .where('lottery.announced_at', '>', timeAfter(now, -days(1)))
    .where(publishedCondition(now, 'lottery'))
    .where(publishedCondition(now, 'channel'))
    .select(['entry.account_id', 'lottery.id', 'lottery.name', 'lottery.announced_at', 'lottery.channel_id'])
    .distinct()
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    target: `RESULT:${row.id}`,
    at: row.announced_at,
    channelId: row.channel_id,
    kind: 'RESULT',
    chosenAt: undefined,
    message: resultMessage(row),
  }))
}

function windowOf(
  { kind, at, chosenAt, channelId }: Candidate,
  settings: ReminderSettings,
): ReminderWindow | undefined {
  if (chosenAt) return windowOfChoice(at.getTime(), chosenAt.getTime())
  const isOff = kind === undefined || settings.offKinds.includes(kind)
  const isMuted = channelId !== undefined && settings.mutedIpIds.includes(channelId)
  return isOff || isMuted ? undefined : windowOfKind(kind, at.getTime())
}

/**
 * The reminders of some members that are due now: they are in their window, switched on, and outside of quiet hours.
 * After quiet hours, the reminders that are still useful are due.
 */
export async function dueReminders(reader: DeadlineReader): Promise<DueReminder[]> {
  const { db, now, accountIds } = reader
  if (accountIds.length === 0) return []
  const settings = await settingsByAccount(db, accountIds)
  const choices = await choicesOf(reader)
  const candidates = [
    ...(await deadlinesOf(reader)).map((row) => ofDeadline(row, choices)),
    ...(await chosenEvents(reader, choices)),
    ...(await comingShows(reader)),
    ...(await announcedResults(reader)),
  ]
  return candidates.flatMap((candidate): DueReminder[] => {
    const own = settings.get(candidate.accountId) ?? defaultSettings
    const window = own.isOn ? windowOf(candidate, own) : undefined
    if (!window || !isInWindow(window, now.getTime()) || isQuiet(own.quietHours, now.getTime())) return []
    const { accountId, target, at, chosenAt, message } = candidate
    const [from, until] = [new Date(window.from), new Date(window.until)]
    return [{ accountId, id: `${target}@${at.toISOString()}`, from, until, isChosen: chosenAt !== undefined, message }]
  })
}
