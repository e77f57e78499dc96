import { timeParts } from '@tsudoi/design-system/text/timeParts'
import { midnightInJapan } from '../../time/japanMonths.ts'

/** A period of the order history, from `start` (inclusive) to `end` (exclusive). Days begin at midnight in Japan. */
export interface OrderPeriod {
  value: string
  label: string
  start?: string
  end?: string
}

/** Number of years that the user can select. */
const yearsBack = 3

/**
 * The selectable periods of the order history: everything, the last three months, and the latest years, for
 * startOrderTime and endOrderTime (C111). `now` is an ISO 8601 time.
 */
export function orderPeriods(now: string): OrderPeriod[] {
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

/** The period that the URL names; by default everything. */
export const selectedPeriod = (periods: readonly OrderPeriod[], search: URLSearchParams): OrderPeriod =>
  periods.find(({ value }) => value === search.get('period')) ?? { value: 'all', label: '' }
