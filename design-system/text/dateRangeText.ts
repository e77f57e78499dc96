import { dateTimeText, type DateOptions } from './dateTimeText.ts'

/** A range: 2026/01/24(土) 12:00〜2026/02/03(火) 23:59. A side without a date stays open: 〜2026/02/03(火) 23:59. */
export function dateRangeText(start: string | undefined, end: string | undefined, options: DateOptions = {}): string {
  const side = (iso: string | undefined) => (iso === undefined ? '' : dateTimeText(iso, options))
  return `${side(start)}〜${side(end)}`
}
