import { timeParts } from './timeParts.ts'
import type { DateOptions } from './dateTimeText.ts'

/** The parts of a date without leading zeros, for showing them in different sizes. */
export interface DayParts {
  year: string
  month: string
  day: string
  /** The weekday in one character: 土. */
  weekday: string
}

/** The date of an ISO time in Japan (or in `zone`); empty strings if it cannot be parsed. */
export function dayParts(iso: string, { zone }: DateOptions = {}): DayParts {
  const parts = timeParts(iso, zone)
  if (!parts) return { year: '', month: '', day: '', weekday: '' }
  const short = (digits: string) => digits.replace(/^0/, '')
  return { year: parts.year, month: short(parts.month), day: short(parts.day), weekday: parts.weekday }
}

/** Whether two ISO times are on the same calendar day in Japan. */
export function isSameDay(one: string, other: string): boolean {
  const [a, b] = [dayParts(one), dayParts(other)]
  return a.day !== '' && a.day === b.day && a.month === b.month && a.year === b.year
}
