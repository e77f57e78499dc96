import { dayParts, isSameDay } from '../text/dayParts.ts'
import { remainingText } from '../text/remainingText.ts'
import { timeText } from '../text/dateTimeText.ts'
import type { Programme, ProgrammeKind } from './programme.types.ts'

/** The Japanese noun for each kind of programme row. */
export const programmeKindText: Readonly<Record<ProgrammeKind, string>> = {
  LIVE: 'ライブ',
  PREMIER: 'プレミア',
  STORY: 'ストーリー',
  GACHA: 'ガチャ',
  EVENT: 'イベント',
  CAMPAIGN: 'キャンペーン',
  UNKNOWN: '予定',
}

/** The state shown at the end of a programme row. */
export interface ProgrammeState {
  text: string
  /** The look of the text. `live`: on air now. `urgent`: a gacha that ends soon. `plain`: anything else. */
  tone: 'live' | 'plain' | 'urgent'
}

/** Timestamps may have different time zones, so they are compared as numbers. */
const at = (iso: string) => Date.parse(iso)

const isShown = (kind: ProgrammeKind) => kind === 'LIVE' || kind === 'PREMIER'

/** Whether a live broadcast or a premiere is between its start and its end. */
export function isOnAir({ kind, start, end }: Programme, now: string): boolean {
  return isShown(kind) && at(start) <= at(now) && (end === undefined || at(now) < at(end))
}

/** Whether the programme row has ended. */
export function isProgrammeOver({ end }: Programme, now: string): boolean {
  return end !== undefined && at(end) <= at(now)
}

/**
 * The rest of the day's programme: rows on air or beginning later on the same day in Japan, and gacha that can be
 * drawn. Ended rows are dropped.
 */
export function remainingProgramme(programme: readonly Programme[], now: string): Programme[] {
  return programme.filter((each) => {
    if (isProgrammeOver(each, now)) return false
    const isRunningGacha = each.kind === 'GACHA' && at(each.start) <= at(now)
    return isRunningGacha || isOnAir(each, now) || isSameDay(each.start, now)
  })
}

/** The state shown at the end of a row: 放送中, 残り5時間, 22時30分から, 公開中, 終了しました. */
export function programmeState(programme: Programme, now: string): ProgrammeState {
  const { kind, start, end, moment } = programme
  if (moment) return { text: at(now) < at(start) ? timeText(start) + moment.before : moment.after, tone: 'plain' }
  if (isOnAir(programme, now)) return { text: '放送中', tone: 'live' }
  if (at(now) < at(start)) return { text: startText(start, now), tone: 'plain' }
  if (isProgrammeOver(programme, now)) return { text: '終了しました', tone: 'plain' }
  if (kind === 'GACHA' && end !== undefined) {
    const { text, isUrgent } = remainingText(end, now)
    return { text, tone: isUrgent ? 'urgent' : 'plain' }
  }
  return { text: kind === 'STORY' && isSameDay(start, now) ? '本日公開' : '公開中', tone: 'plain' }
}

/**
 * The time shown before a row: the start time when it is on the same day in Japan, otherwise the day. For a running
 * gacha it is the end.
 */
export function programmeTimeText({ kind, start, end }: Programme, now: string): string {
  const moment = kind === 'GACHA' && at(start) <= at(now) && end !== undefined ? end : start
  if (isSameDay(moment, now)) return timeText(moment)
  const { month, day } = dayParts(moment)
  return month === '' ? '--:--' : `${month}/${day}`
}

function startText(start: string, now: string): string {
  if (!isSameDay(start, now)) return `${timeText(start)}から`
  const [hour, minute] = timeText(start).split(':')
  return minute === '00' ? `${Number(hour)}時から` : `${Number(hour)}時${minute}分から`
}

export { isSameDay }
