import { noDateText, timeParts } from './timeParts.ts'

/** The options for formatting a date. */
export interface DateOptions {
  /** IANA name of the time zone. Default Asia/Tokyo, because the product's days are days in Japan. */
  zone?: string | undefined
}

/** Formats date and time: 2026/01/31(土) 23:00. */
export function dateTimeText(iso: string, { zone }: DateOptions = {}): string {
  const parts = timeParts(iso, zone)
  if (!parts) return noDateText
  return `${parts.year}/${parts.month}/${parts.day}(${parts.weekday}) ${parts.hour}:${parts.minute}`
}

/** Formats the date alone: 2026/01/31(土). */
export function dateText(iso: string, { zone }: DateOptions = {}): string {
  const parts = timeParts(iso, zone)
  return parts ? `${parts.year}/${parts.month}/${parts.day}(${parts.weekday})` : noDateText
}

/** Formats the time alone: 19:00. */
export function timeText(iso: string, { zone }: DateOptions = {}): string {
  const parts = timeParts(iso, zone)
  return parts ? `${parts.hour}:${parts.minute}` : '--:--'
}
