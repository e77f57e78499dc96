import { japanOffset, timeParts } from '@tsudoi/design-system/text/timeParts'

/**
 * The start of a day in Japan as ISO 8601. A month or day that is too large or small belongs to the next or previous
 * year or month.
 */
export const midnightInJapan = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day) - japanOffset).toISOString()

/** A calendar month in Japan, from `start` (inclusive) to `end` (exclusive), both ISO 8601 (Q73). */
export interface JapanMonth {
  start: string
  end: string
}

/** The month of `now` (ISO 8601) and the months before it, `count` in all, the latest first. */
export function latestMonths(now: string, count: number): [JapanMonth, ...JapanMonth[]] {
  const parts = timeParts(now)
  if (!parts) throw new TypeError(`${now} is no time`)
  const [year, month] = [Number(parts.year), Number(parts.month)]
  const back = (by: number): JapanMonth => ({
    start: midnightInJapan(year, month - by, 1),
    end: midnightInJapan(year, month - by + 1, 1),
  })
  return [back(0), ...Array.from({ length: count - 1 }, (_, at) => back(at + 1))]
}
