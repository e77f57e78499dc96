/** The start or the end of a period, in parts: 1/24, 土, 12:00. A part that the text does not contain is empty. */
export interface DetailDay {
  day: string
  weekday: string
  time: string
}

/** The card's second line, parsed for its layout: a period and a number are shown in large figures. */
export type CardDetail =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'figure'; label: string; figure: string; unit: string }
  | DetailPeriod

/** A date or a period, parsed from a card's detail. */
export interface DetailPeriod {
  kind: 'period'
  /** The whole text, used where large figures do not fit. */
  text: string
  year: string
  days: readonly DetailDay[]
  /** A period without a start (〜2/3), or without an end (1/24〜). */
  isOpenStart: boolean
  isOpenEnd: boolean
  /** The text after the dates, such as まで. */
  note: string
}

/** Maximum length of a detail in code units; no card has room for more. */
const maxLength = 2_000

const date = String.raw`(?:(\d{4})\/)?(\d{1,2})\/(\d{1,2})(?:\s?[(（](\p{L})[)）])?(?:\s*(\d{1,2}:\d{2}))?`
const period = new RegExp(String.raw`^(?:${date})?\s*([〜～]?)\s*(?:${date}|(\d{1,2}:\d{2}))?\s*(\P{N}{0,8})$`, 'u')
const figure = /^(\p{L}{0,4})(\d[\d,]{0,8}(?:\.\d)?)([\p{L}%]{0,10})$/u

/**
 * Reads the texts of `dateText`, `dateTimeText` and `dateRangeText`, and short texts with one number (12.4万人がフォロー中).
 */
export function cardDetail(text: string | undefined): CardDetail {
  const line = (text ?? '').slice(0, maxLength).replaceAll(/\s+/gu, ' ').trim()
  if (line === '') return { kind: 'none' }
  return periodOf(line) ?? figureOf(line) ?? { kind: 'text', text: line }
}

function periodOf(line: string): DetailPeriod | undefined {
  const [, year = '', month, day, weekday = '', time = '', dash, ...rest] = period.exec(line) ?? []
  const [endYear = '', endMonth, endDay, endWeekday = '', endTime = '', sameDayEnd, note = ''] = rest
  const isDash = dash !== undefined && dash !== ''
  const short = (one: string, other: string) => `${Number(one)}/${Number(other)}`
  const start =
    month && day ? [{ day: short(month, day), weekday, time: sameDayEnd ? `${time}〜${sameDayEnd}` : time }] : []
  const end = endMonth && endDay ? [{ day: short(endMonth, endDay), weekday: endWeekday, time: endTime }] : []
  const days = [...start, ...end]
  // Two dates without a dash between them are no period that this function knows.
  if (days.length === 0 || (!isDash && (days.length > 1 || sameDayEnd))) return undefined
  return {
    kind: 'period',
    text: line,
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
