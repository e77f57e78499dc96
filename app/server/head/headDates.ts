import { dateRangeText } from '@tsudoi/design-system/text/dateRangeText'
import { japanOffset } from '@tsudoi/design-system/text/timeParts'

/** Whether a period has ended. The end itself is not part of the period (Q70). */
export const hasEnded = (end: string, now: string): boolean => Date.parse(end) <= Date.parse(now)

/** A sentence about a period, in Japan's time: 申込 2026/01/24(土) 12:00〜23:59; after its end 申込は終了しました（…）. */
export function periodSentence(label: string, start: string, end: string, now: string): string {
  const range = dateRangeText(start, end)
  return hasEnded(end, now) ? `${label}は終了しました（${range}）` : `${label} ${range}`
}

/**
 * A time of structured data in the time zone of Japan: 2026-01-24T12:00:00+09:00. Undefined outside the years 0 to
 * 9999.
 */
export function isoTimeInJapan(instant: string | undefined): string | undefined {
  const there = new Date(Date.parse(instant ?? '') + japanOffset)
  const year = there.getUTCFullYear()
  return year >= 0 && year <= 9999 ? `${there.toISOString().slice(0, 19)}+09:00` : undefined
}
