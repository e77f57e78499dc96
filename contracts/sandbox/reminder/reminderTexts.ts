import type { DeadlineKind } from '../../deadline/deadline.ts'
import { reminderKindOfDeadline } from '../../reminder/reminderTimes.ts'
import { pagePath, type DeadlineRow } from '../deadline/deadlineRow.ts'
import { cutGraphemes } from '../runtime/graphemes.ts'
import type { ComingEvent } from './chosenReminders.ts'

/** What a device shows of a reminder: the payload of the push message. */
export interface ReminderMessage {
  title: string
  body: string
  /** A notification replaces a former one with the same tag. */
  tag: string
  /** Path of the page that the notification opens. */
  path: string
  /** Value for `reminder.stopReminders`: the reminders that the notification's action button stops. */
  stop: string
}

/**
 * The title of each kind of deadline. `isNamed`: whether the notification names the thing. A lock screen shows no
 * presents, payments or wins, because other people may see it.
 */
const deadlineTitles: Readonly<Record<DeadlineKind, { title: string; isNamed: boolean }>> = {
  LOTTERY_ENTRY: { title: '抽選の申込が、まもなく終わります', isNamed: true },
  PREORDER: { title: '受注販売の受付が、まもなく終わります', isNamed: true },
  PRIZE_DRAW: { title: '抽選会が、まもなく終わります', isNamed: true },
  VOTE: { title: '投票が、まもなく終わります', isNamed: true },
  RESERVATION: { title: 'ライブトークの予約が、まもなく終わります', isNamed: true },
  RESULT: { title: '結果の発表が近づいています', isNamed: true },
  CHOICE: { title: '選択の期限が近づいています', isNamed: false },
  ADDRESS: { title: 'お届け先の入力期限が近づいています', isNamed: false },
  STORE_PAYMENT: { title: '手続きの期限が近づいています', isNamed: false },
  PAYMENT: { title: '手続きの期限が近づいています', isNamed: false },
  PRESENT: { title: '受け取りの期限が近づいています', isNamed: false },
  NOTICE_GIFT: { title: '受け取りの期限が近づいています', isNamed: false },
  TICKET: { title: 'チケットの期限が近づいています', isNamed: true },
  RENTAL: { title: '動画の視聴期限が近づいています', isNamed: true },
  CANCELLATION: { title: '枠を取り消せる期限が近づいています', isNamed: true },
}

const format = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const timeText = (time: Date) => format.format(time)

/**
 * A name without line breaks, shortened for a notification. Direction controls are removed, because they could reverse
 * the time after the name.
 */
const nameText = (name: string) =>
  cutGraphemes(
    name
      .replaceAll(/\p{Bidi_C}/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    60,
  )

/** The message about a deadline. */
export function deadlineMessage({ id, kind, name, until, path }: DeadlineRow, isChosen: boolean): ReminderMessage {
  const { title, isNamed } = deadlineTitles[kind]
  const time = kind === 'RESULT' ? timeText(until) : `${timeText(until)}まで`
  const stop = isChosen ? `DEADLINE:${id}` : (reminderKindOfDeadline[kind] ?? `DEADLINE:${id}`)
  return { title, body: isNamed ? `${nameText(name)}　${time}` : time, tag: `DEADLINE:${id}`, path, stop }
}

/** The message about an announced result. It does not contain the result, because other people may see the screen. */
export const resultMessage = ({ id, name }: { id: string; name: string }): ReminderMessage => ({
  title: '抽選の結果が発表されました',
  body: nameText(name),
  tag: `RESULT:${id}`,
  path: pagePath('lottery', id, 'result'),
  stop: 'RESULT',
})

/** The message about a coming event. */
export const eventMessage = ({ id, title, start_time }: ComingEvent): ReminderMessage => ({
  title: 'イベントがはじまります',
  body: `${nameText(title)}　${timeText(start_time)}から`,
  tag: `EVENT:${id}`,
  path: pagePath('event', id),
  stop: `EVENT:${id}`,
})

interface Show {
  id: string
  title: string
  type: string
  channel_name: string
  start_time: Date
  path: string
}

/** The message about a live broadcast or a premiere. */
export const showMessage = ({ id, title, type, channel_name, start_time, path }: Show): ReminderMessage => ({
  title: type === 'LIVE' ? 'ライブがはじまります' : 'プレミア公開がはじまります',
  body: `${nameText(channel_name)}「${nameText(title)}」　${timeText(start_time)}から`,
  tag: `SHOW:${id}`,
  path,
  stop: 'SHOW',
})
