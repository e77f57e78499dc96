import { japanOffset, timeParts } from '@tsudoi/design-system/text/timeParts'

/** When a day begins in Japan; months and days beyond their range run over into the next or the one before. */
export const midnightInJapan = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day) - japanOffset).toISOString()

/** A calendar month of Japan (Q73): from `start` on and before `end`. */
export interface Month {
  start: string
  end: string
}

/** The month of `now`, and as many before it; the latest first. */
export function latestMonths(now: string, count: number): [Month, ...Month[]] {
  const parts = timeParts(now)
  if (!parts) throw new TypeError(`${now} is no time`)
  const [year, month] = [Number(parts.year), Number(parts.month)]
  const back = (by: number): Month => ({
    start: midnightInJapan(year, month - by, 1),
    end: midnightInJapan(year, month - by + 1, 1),
  })
  return [back(0), ...Array.from({ length: count - 1 }, (_, at) => back(at + 1))]
}
