import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { japanTimeInput, parseJapanTime } from '@tsudoi/design-system/text/japanTimeInput'
import { isUsableTogetherStart, latestTogetherStart } from './togetherAddress.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The range of times that can be typed for a new link, in the form of an input for a time in Japan. */
export const togetherStartRange = (now: number): { min: string; max: string } => ({
  min: japanTimeInput(new Date(Math.ceil(now / minuteMs) * minuteMs).toISOString()),
  max: japanTimeInput(new Date(latestTogetherStart(now)).toISOString()),
})

/** The time that is suggested for a new link: the next full hour that is at least ten minutes ahead. */
export const suggestedTogetherStart = (now: number): string =>
  japanTimeInput(new Date(Math.ceil((now + 10 * minuteMs) / hourMs) * hourMs).toISOString())

/**
 * Parses a typed time, which is Japan's. Returns the start as ISO 8601, or a message about what is wrong with the text.
 */
export function parseTogetherStart(typed: string, now: number): { startTime: string } | { error: string } {
  const startTime = parseJapanTime(typed.slice(0, 16))
  if (startTime === undefined) return { error: '日付と時刻を入力してください。' }
  const at = Date.parse(startTime)
  if (at <= now) return { error: 'もう過ぎた時刻です。これから来る時刻を入力してください。' }
  return isUsableTogetherStart(at, now) ? { startTime } : { error: '30日より先は選べません。' }
}

/** The sentence that is shared with the link. `zone` is the time zone of a device abroad; undefined in Japan. */
export function invitationText(title: string, startTime: string, zone: string | undefined): string {
  const there = zone ? `（${zone}では ${dateTimeText(startTime, { zone })}）` : ''
  return `${dateTimeText(startTime)}（日本時間）${there}から一緒に見ませんか。\n${title}`
}
