import { describe, expect, it } from 'vitest'
import { dateRangeText } from './dateRangeText.ts'
import { dateText, dateTimeText, timeText } from './dateTimeText.ts'
import { dayParts } from './dayParts.ts'

/** Replaces the space between date and time by the no-break space that `dateRangeText` writes. */
const whole = (range: string) => range.replaceAll(') ', ')\u00A0')

describe('a date or time as text', () => {
  it('is in Japan’s time zone, in whichever time zone the machine is', () => {
    expect(dateTimeText('2026-01-31T14:00:00Z')).toBe('2026/01/31(土) 23:00')
    expect(dateTimeText('2026-01-31T15:00:00Z')).toBe('2026/02/01(日) 00:00')
    expect(dateText('2026-01-31T14:00:00Z')).toBe('2026/01/31(土)')
    expect(timeText('2026-01-31T10:00:00Z')).toBe('19:00')
  })

  it('equals the text of Intl.DateTimeFormat for Japan, before and after the years of summer time in Japan', () => {
    const format = new Intl.DateTimeFormat('ja-JP', {
      timeZone: 'Asia/Tokyo',
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
    const written = (time: number) => {
      const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
      return `${parts.year}/${parts.month}/${parts.day}(${parts.weekday}) ${parts.hour}:${parts.minute}`
    }
    const fromTo = [Date.UTC(1945, 0), Date.UTC(2120, 0)] as const
    const times = Array.from({ length: 2_000 }, (_, at) => fromTo[0] + ((fromTo[1] - fromTo[0]) * at) / 1_999)
    const edges = [Date.UTC(1950, 6), Date.UTC(1951, 11, 31, 15), Date.UTC(1952, 0) - 1, Date.UTC(1952, 0), 8.64e15]
    for (const time of [...times, ...edges]) expect(dateTimeText(new Date(time).toISOString())).toBe(written(time))
  })

  it('is in another time zone if the caller passes one', () => {
    expect(dateTimeText('2026-01-31T14:00:00Z', { zone: 'UTC' })).toBe('2026/01/31(土) 14:00')
  })

  it('can, in a range, break only after the wave dash; a side of the range without a date is open', () => {
    const [start, end] = ['2026-01-24T03:00:00Z', '2026-02-03T14:59:59Z']
    expect(dateRangeText(start, end)).toBe(whole('2026/01/24(土) 12:00〜2026/02/03(火) 23:59'))
    expect(dateRangeText(undefined, end)).toBe(whole('〜2026/02/03(火) 23:59'))
    expect(dateRangeText(start, undefined)).toBe(whole('2026/01/24(土) 12:00〜'))
  })

  it('has its day only once in a range that ends on the day of its start (W128)', () => {
    const start = '2026-01-31T10:12:00Z'
    expect(dateRangeText(start, '2026-01-31T12:42:00Z')).toBe(whole('2026/01/31(土) 19:12〜21:42'))
    expect(dateRangeText(start, '2026-01-31T15:00:00Z')).toBe(whole('2026/01/31(土) 19:12〜2026/02/01(日) 00:00'))
    expect(dateRangeText(start, '2027-01-31T12:42:00Z')).toBe(whole('2026/01/31(土) 19:12〜2027/01/31(日) 21:42'))
    expect(dateRangeText('soon', 'later')).toBe('日時未定〜日時未定')
    expect(dateRangeText(start, '2026-01-31T15:00:00Z', { zone: 'UTC' })).toBe(whole('2026/01/31(土) 10:12〜15:00'))
  })

  it('can be split into its parts without leading zeros', () => {
    expect(dayParts('2026-02-01T00:00:00+09:00')).toEqual({ year: '2026', month: '2', day: '1', weekday: '日' })
  })

  it('is a placeholder if the time cannot be parsed', () => {
    expect(dateTimeText('soon')).toBe('日時未定')
    expect(dateText('')).toBe('日時未定')
    expect(timeText('')).toBe('--:--')
    expect(dayParts('soon')).toEqual({ year: '', month: '', day: '', weekday: '' })
  })
})
