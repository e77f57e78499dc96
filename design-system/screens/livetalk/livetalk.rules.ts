/** Rules of live talks for members: slots, deadlines, to-do steps, and texts for each state. */

import { dateTimeText, timeText } from '../../text/dateTimeText.ts'
import { hasVisibleCharacter } from '../../text/hasVisibleCharacter.ts'
import { textLength } from '../../text/userText.ts'
import { normaliseLine, normaliseText } from '../../text/normaliseText.ts'
import type { Livetalk, OwnSlot, TalkInfoValues, TalkSlot, Todo, TodoType } from './livetalk.types.ts'

/** A length as text: 60 → 1分, 90 → 1分30秒, 45 → 45秒. */
export function talkLengthText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  if (minutes === 0) return `${rest}秒`
  return rest === 0 ? `${minutes}分` : `${minutes}分${rest}秒`
}

/** A length as figure and unit: 1 分, 90 秒. */
export const talkLengthParts = (seconds: number): [figure: string, unit: string] =>
  seconds >= 60 && seconds % 60 === 0 ? [String(seconds / 60), '分'] : [String(Math.max(0, Math.floor(seconds))), '秒']

/** The phase of a live talk as text. */
export function livetalkPhaseText({ phase, free, reservation }: Livetalk): string {
  if (phase === 'over') return '終了'
  if (phase === 'onAir') return '開催中'
  if (phase === 'closed') return '予約の受付は終わりました'
  if (phase === 'before') return `${dateTimeText(reservation.start)}から予約`
  return free > 0 ? `空き${free}枠` : '満席'
}

/** Whether the slot's state is final. */
export const isSlotOver = ({ state }: Pick<OwnSlot, 'state'>) =>
  state === 'ended' || state === 'forcedOut' || state === 'noShow'

/** The first of the member's slots that has not ended. */
export const nextSlotOf = (own: readonly OwnSlot[]): OwnSlot | undefined => own.find((slot) => !isSlotOver(slot))

/** The state of the member's own slot as text. */
export function ownSlotText(slot: OwnSlot, now: string): string {
  if (slot.state === 'ended') return 'お話し済み'
  if (slot.state === 'forcedOut') return '途中で終わりました'
  if (slot.state === 'noShow') return 'お話しできませんでした'
  if (slot.state === 'talking') return 'お話し中'
  if (slot.state === 'waiting') return '待機中'
  return canEnterWaitingRoom(slot, now) ? 'いま入れます' : `${timeText(slot.entry)}から入れます`
}

/**
 * Whether the member can enter the waiting room: from the entry time until the slot has ended (start inclusive, Q70).
 */
export const canEnterWaitingRoom = (slot: Pick<OwnSlot, 'state' | 'entry'>, now: string) =>
  !isSlotOver(slot) && Date.parse(now) >= Date.parse(slot.entry)

/**
 * Whether the member can cancel the slot: it has not begun, and the deadline has not passed by server time (end
 * exclusive, Q70).
 */
export const canCancelSlot = (slot: Pick<OwnSlot, 'state' | 'cancelDeadline'>, now: string) =>
  (slot.state === 'reserved' || slot.state === 'waiting') && Date.parse(now) < Date.parse(slot.cancelDeadline)

/** Whether reserving is possible: during the reservation period, and with a ticket without a slot. */
export const canReserveSlot = (
  { phase }: Pick<Livetalk, 'phase'>,
  ticket: { unused: number; own?: OwnSlot | undefined } | undefined,
) => phase === 'open' && ticket !== undefined && ticket.unused > 0 && !ticket.own

/** Groups slots by the hour in which they begin: 20:00 and 20:01 share a group, 21:00 begins a new one. */
export function slotsByHour(slots: readonly TalkSlot[]): { hour: string; slots: TalkSlot[] }[] {
  const parts: { hour: string; slots: TalkSlot[] }[] = []
  for (const slot of slots) {
    const hour = `${timeText(slot.start).slice(0, 2)}時台`
    const last = parts.at(-1)
    if (last?.hour === hour) last.slots.push(slot)
    else parts.push({ hour, slots: [slot] })
  }
  return parts
}

/** The first open to-do step, required ones first. */
export const nextTodo = (todos: readonly Todo[]): TodoType | undefined =>
  (todos.find(({ isDone, isRequired }) => !isDone && isRequired) ?? todos.find(({ isDone }) => !isDone))?.type

/** Whether all required steps are done, so that the member can enter the waiting room. */
export const areRequiredTodosDone = (todos: readonly Todo[]) =>
  todos.every(({ isDone, isRequired }) => isDone || !isRequired)

/** The maximum number of graphemes of each field sent to the streamer (S134, C137). */
export const talkInfoMaxLength = { callName: 20, topic: 200 } as const

/** Normalises the form's values for sending: the name on one line, the topic with its line breaks. */
export const normaliseTalkInfo = ({ callName, topic }: TalkInfoValues): TalkInfoValues => ({
  callName: normaliseLine(callName),
  topic: normaliseText(topic.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')),
})

function shownProblem(text: string, max: number): string | undefined {
  const length = textLength(text)
  if (length > max) return `${max}文字までです。いまは${length}文字です。`
  return text === '' || hasVisibleCharacter(text) ? undefined : '見える文字がありません。見える文字で入力してください。'
}

/** The error sentence for the name by which the streamer should call the member; undefined when valid. */
export const callNameProblem = (typed: string) =>
  shownProblem(normaliseTalkInfo({ callName: typed, topic: '' }).callName, talkInfoMaxLength.callName)

/** The error sentence for the topic; undefined when valid. */
export function topicProblem(typed: string): string | undefined {
  const { topic } = normaliseTalkInfo({ callName: '', topic: typed })
  if (/[^\P{Cc}\n]/u.test(topic)) return '使えない文字が入っています。その文字を消してください。'
  return shownProblem(topic, talkInfoMaxLength.topic)
}
