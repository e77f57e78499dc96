import { noDateText } from './timeParts.ts'
import { dateText, dateTimeText, timeText, type DateOptions } from './dateTimeText.ts'

/**
 * The space between date and time, so that a long range breaks only after the 〜 and a time is never alone on a line.
 */
const noBreakSpace = '\u00A0'

/**
 * A date range as text: 2026/01/24(土) 12:00〜2026/02/03(火) 23:59; within one day 2026/01/24(土) 12:00〜23:59. An undefined
 * side stays open: 〜2026/02/03(火) 23:59.
 */
export function dateRangeText(start: string | undefined, end: string | undefined, options: DateOptions = {}): string {
  const side = (iso: string | undefined) =>
    iso === undefined ? '' : dateTimeText(iso, options).replace(' ', noBreakSpace)
  const day = (iso: string) => dateText(iso, options)
  const isOneDay = start !== undefined && end !== undefined && day(start) !== noDateText && day(start) === day(end)
  return `${side(start)}〜${isOneDay ? timeText(end, options) : side(end)}`
}
