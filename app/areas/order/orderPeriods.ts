import { timeParts } from '@tsudoi/design-system/text/timeParts'
import { midnightInJapan } from '../../mappers/japanMonths.ts'

/** A part of the history: from `start` on and before `end`, by the days of Japan. */
export interface Period {
  value: string
  label: string
  start?: string
  end?: string
}

/** How far back the years are offered. */
const yearsBack = 3

/** All, the last three months, and the latest years (startOrderTime and endOrderTime of C111). */
export function orderPeriods(now: string): Period[] {
  const parts = timeParts(now)
  const all = { value: 'all', label: 'すべて' }
  if (!parts) return [all]
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)]
  const years = Array.from({ length: yearsBack }, (_, back) => year - back)
  return [
    all,
    { value: 'recent', label: '最近3か月', start: midnightInJapan(year, month - 3, day) },
    ...years.map((each) => ({
      value: String(each),
      label: `${each}年`,
      start: midnightInJapan(each, 1, 1),
      end: midnightInJapan(each + 1, 1, 1),
    })),
  ]
}

/** The period that an address names; all of it where it names none of them. */
export const periodOf = (periods: readonly Period[], search: URLSearchParams): Period =>
  periods.find(({ value }) => value === search.get('period')) ?? { value: 'all', label: '' }
