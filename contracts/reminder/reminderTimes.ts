import type { DeadlineKind } from '../deadline/deadline.ts'
import type { QuietHours, ReminderKind } from './reminder.ts'

/** When a member is reminded: rules that hosts and clients share. Times are milliseconds since 1970. */

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * The kind of the reminder of a deadline. An order that must be paid within minutes (PAYMENT) has none, because its
 * member is paying.
 */
export const reminderKindOfDeadline: Readonly<Partial<Record<DeadlineKind, ReminderKind>>> = {
  LOTTERY_ENTRY: 'ENTRY',
  PREORDER: 'ENTRY',
  PRIZE_DRAW: 'ENTRY',
  VOTE: 'ENTRY',
  RESERVATION: 'ENTRY',
  RESULT: 'RESULT',
  CHOICE: 'RECEIPT',
  ADDRESS: 'RECEIPT',
  PRESENT: 'RECEIPT',
  NOTICE_GIFT: 'RECEIPT',
  STORE_PAYMENT: 'PAYMENT',
  TICKET: 'TICKET',
  RENTAL: 'TICKET',
  CANCELLATION: 'TICKET',
}

/**
 * How many milliseconds before the event or deadline a reminder of each kind is sent. The reminder of a result is sent
 * when the result is announced.
 */
const leadMs: Readonly<Record<ReminderKind, number>> = {
  ENTRY: dayMs,
  RESULT: 0,
  RECEIPT: dayMs,
  PAYMENT: 6 * hourMs,
  TICKET: 6 * hourMs,
  SHOW: 15 * minuteMs,
}

/** How many milliseconds after the event or deadline a reminder of each kind is still useful. Default: 0. */
const usefulMs: Readonly<Partial<Record<ReminderKind, number>>> = { RESULT: dayMs }

/** When a reminder is due, and until when it is useful; both in milliseconds since 1970. */
export interface ReminderWindow {
  from: number
  /** Exclusive. */
  until: number
}

/**
 * When a reminder of a kind that is switched on is sent. `at` is the time of the event or deadline, in milliseconds
 * since 1970.
 */
export const windowOfKind = (kind: ReminderKind, at: number): ReminderWindow => ({
  from: at - leadMs[kind],
  until: at + (usefulMs[kind] ?? 0),
})

const chosenLeadsMs = [dayMs, hourMs, 15 * minuteMs]

/**
 * When the reminder of something that a member chose at `chosenAt` is sent: a day before `at` (the time of the event or
 * deadline), or an hour or a quarter of an hour before it if less time was left at the choice. Undefined if a quarter
 * of an hour or less was left.
 */
export function windowOfChoice(at: number, chosenAt: number): ReminderWindow | undefined {
  const lead = chosenLeadsMs.find((each) => at - each > chosenAt)
  return lead === undefined ? undefined : { from: at - lead, until: at }
}

/**
 * When the member is reminded of something with the moment `at` that they have chosen before `now`. Undefined if at
 * most a day is left: the reminder then depends on when they chose it.
 */
export const remindTimeOfChoice = (at: number, now: number): number | undefined =>
  at - dayMs > now ? at - dayMs : undefined

/** Whether a reminder is due: its window has begun and not ended. */
export const isInWindow = ({ from, until }: ReminderWindow, now: number) => from <= now && now < until

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const formats = new Map<string, Intl.DateTimeFormat>()

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format
}

/** Whether this environment knows a time zone by its name. */
export function isTimeZone(timeZone: string): boolean {
  try {
    timeFormat(timeZone)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the local time in the time zone of the quiet hours is within the quiet hours at `now`. The end is exclusive.
 */
export function isQuiet(quiet: QuietHours | undefined, now: number): boolean {
  if (!quiet || !isTimeZone(quiet.timeZone)) return false
  const [start, end] = [minutesOf(quiet.start), minutesOf(quiet.end)]
  const minute = minutesOf(timeFormat(quiet.timeZone).format(now))
  return start < end ? start <= minute && minute < end : start <= minute || minute < end
}
