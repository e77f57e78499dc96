import { timeParts } from './timeParts.ts'
import type { DateOptions } from './dateTimeText.ts'

/** A day to be set in figures, without leading zeros: the big 31 of a programme. */
export interface DayParts {
  year: string
  month: string
  day: string
  /** One character: 土. */
  weekday: string
}

/** The day of an ISO moment in Japan; empty strings when it is none. */
export function dayParts(iso: string, { zone }: DateOptions = {}): DayParts {
  const parts = timeParts(iso, zone)
  if (!parts) return { year: '', month: '', day: '', weekday: '' }
  const short = (digits: string) => digits.replace(/^0/, '')
  return { year: parts.year, month: short(parts.month), day: short(parts.day), weekday: parts.weekday }
}

/** The same calendar day in Japan. */
export function isSameDay(one: string, other: string): boolean {
  const [a, b] = [dayParts(one), dayParts(other)]
  return a.day !== '' && a.day === b.day && a.month === b.month && a.year === b.year
}
