/** The start or the end of a period, in the parts 1/24, 土 and 12:00. A part that the text does not contain is empty. */
export interface DetailDay {
  day: string
  weekday: string
  time: string
}

/** The second line of a card, parsed for its layout: the figures of a period or a number are shown large. */
export type CardDetail =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'figure'; label: string; figure: string; unit: string }
  | DetailPeriod

/** A date or a period, parsed from the second line of a card. */
export interface DetailPeriod {
  kind: 'period'
  /** The whole text. It is shown if large figures do not fit. */
  text: string
  /** What the period is for, such as 開催. Empty if the text begins with the date. */
  label: string
  year: string
  days: readonly DetailDay[]
  /** Whether the period has no start (〜2/3). */
  isOpenStart: boolean
  /** Whether the period has no end (1/24〜). */
  isOpenEnd: boolean
  /** The text after the dates, such as まで. */
  note: string
}

/** Maximum length of the text in UTF-16 code units. No card has room for more. */
const maxLength = 2_000

const date = String.raw`(?:(\d{4})\/)?(\d{1,2})\/(\d{1,2})(?:\s?[(（](\p{L})[)）])?(?:\s*(\d{1,2}:\d{2}))?`
const period = new RegExp(
  String.raw`^(?:(\p{L}{1,6}) )?(?:${date})?\s*([〜～]?)\s*(?:${date}|(\d{1,2}:\d{2}))?\s*(\P{N}{0,8})$`,
  'u',
)
const figure = /^(\p{L}{0,6})(\d[\d,]{0,8}(?:\.\d)?)([\p{L}%]{0,10})$/u

/**
 * Parses the texts that `dateText`, `dateTimeText` and `dateRangeText` make, also after a label (開催 2026/01/31(土)),
 * and short texts with one number (12.4万人がフォロー中).
 */
export function parseCardDetail(text: string | undefined): CardDetail {
  const line = (text ?? '').slice(0, maxLength).replaceAll(/\s+/gu, ' ').trim()
  if (line === '') return { kind: 'none' }
  return periodOf(line) ?? figureOf(line) ?? { kind: 'text', text: line }
}

function periodOf(line: string): DetailPeriod | undefined {
  const [, label = '', year = '', month, day, weekday = '', time = '', dash, ...rest] = period.exec(line) ?? []
  const [endYear = '', endMonth, endDay, endWeekday = '', endTime = '', sameDayEnd, note = ''] = rest
  const isDash = dash !== undefined && dash !== ''
  const short = (one: string, other: string) => `${Number(one)}/${Number(other)}`
  const start =
    month && day ? [{ day: short(month, day), weekday, time: sameDayEnd ? `${time}〜${sameDayEnd}` : time }] : []
  const end = endMonth && endDay ? [{ day: short(endMonth, endDay), weekday: endWeekday, time: endTime }] : []
  const days = [...start, ...end]
  // Two dates without a dash between them are not a period that this function can parse.
  if (days.length === 0 || (!isDash && (days.length > 1 || sameDayEnd))) return undefined
  return {
    kind: 'period',
    text: line,
    label,
    year: year || endYear,
    days,
    isOpenStart: isDash && start.length === 0,
    isOpenEnd: isDash && end.length === 0 && !sameDayEnd,
    note,
  }
}

function figureOf(line: string): CardDetail | undefined {
  const [, label, digits, unit] = figure.exec(line) ?? []
  if (label === undefined || digits === undefined || unit === undefined) return undefined
  return { kind: 'figure', label, figure: digits, unit }
}
