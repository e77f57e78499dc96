import type { LookbackLink, LookbackRange } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { timeParts } from '@tsudoi/design-system/text/timeParts'
import { paths } from '../../paths.ts'
import { midnightInJapan } from '../../time/japanMonths.ts'

/** The day on which a year begins: January 1st, or the member's birthday. */
type FirstDay = 'january' | 'birthday'

/** A year of the page, with its first day. */
export interface LookbackPeriod extends LookbackRange {
  year: number
  from: FirstDay
  label: string
}

interface MonthDay {
  month: number
  day: number
}

/** The earliest year that a URL can select, and the maximum number of years to choose from. */
const firstYear = 1970
const maxYears = 20

/** Month and day of a birthday such as 2004-02-29; undefined for a day that does not exist. */
function monthDayOf(birthday: string | undefined): MonthDay | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday ?? '') ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { month, day } : undefined
}

/** In a year without February 29th, the year of such a birthday begins on March 1st. */
function periodOf(year: number, birthday?: MonthDay): LookbackPeriod {
  const { month, day } = birthday ?? { month: 1, day: 1 }
  return {
    year,
    from: birthday ? 'birthday' : 'january',
    label: birthday ? `${year}年の誕生日からの1年` : `${year}年`,
    start: midnightInJapan(year, month, day),
    end: midnightInJapan(year + 1, month, day),
  }
}

const at = (iso: string) => Date.parse(iso)

/** The latest year that has begun at `now`. */
function latestPeriod(now: string, birthday?: MonthDay): LookbackPeriod {
  const thisYear = periodOf(Number(timeParts(now)?.year ?? firstYear), birthday)
  return at(thisYear.start) <= at(now) ? thisYear : periodOf(thisYear.year - 1, birthday)
}

const hrefOf = ({ year, from }: Pick<LookbackPeriod, 'year' | 'from'>) =>
  `${paths.lookback}?year=${year}${from === 'birthday' ? '&from=birthday' : ''}`

/** The year that a query selects. Otherwise, or if it has not begun, the current one. */
export function lookbackPeriod(
  search: URLSearchParams,
  { now, birthday }: { now: string; birthday?: string | undefined },
): LookbackPeriod {
  const first = search.get('from') === 'birthday' ? monthDayOf(birthday) : undefined
  const latest = latestPeriod(now, first)
  const typed = search.get('year') ?? ''
  const year = /^\d{4}$/.test(typed) ? Number(typed) : latest.year
  return year >= firstYear && year < latest.year ? periodOf(year, first) : latest
}

/**
 * The years to choose from in addition to `current`, and the days on which a year can begin. Years before the earliest
 * record are not offered: the member had not joined, or nothing of that time is left (Q523).
 */
export function lookbackChoices(
  current: LookbackPeriod,
  { now, birthday, earliest }: { now: string; birthday?: string | undefined; earliest?: string | undefined },
): { years: LookbackLink[]; starts?: LookbackLink[] } {
  const own = monthDayOf(birthday)
  const latest = latestPeriod(now, current.from === 'birthday' ? own : undefined)
  const years = Array.from({ length: maxYears }, (_, back) =>
    periodOf(latest.year - back, current.from === 'birthday' ? own : undefined),
  ).filter(({ year, end }) => year === latest.year || (earliest !== undefined && at(end) > at(earliest)))
  const link = (period: Pick<LookbackPeriod, 'year' | 'from'>, label: string) => ({
    label,
    href: hrefOf(period),
    isCurrent: period.year === current.year && period.from === current.from,
  })
  const startAt = (from: FirstDay, label: string) => ({
    ...link({ year: current.year, from }, label),
    isCurrent: from === current.from,
  })
  return {
    years: years.map((period) => link(period, `${period.year}年`)),
    ...(own && { starts: [startAt('january', '1月1日から'), startAt('birthday', '誕生日から')] }),
  }
}
