import { describe, expect, it } from 'vitest'
import { lookbackChoices, lookbackPeriod } from './lookbackPeriods.ts'

const now = '2026-11-29T03:00:00.000Z'
const of = (search: string, birthday?: string, at = now) =>
  lookbackPeriod(new URLSearchParams(search), { now: at, birthday })

describe('the year of a look back (Q523)', () => {
  it('is the current year in Japan if the URL has no query', () => {
    expect(of('')).toEqual({
      year: 2026,
      from: 'january',
      label: '2026年',
      start: '2025-12-31T15:00:00.000Z',
      end: '2026-12-31T15:00:00.000Z',
    })
    expect(of('', undefined, '2026-12-31T15:00:00.000Z').year).toBe(2027)
    expect(of('', undefined, '2026-12-31T14:59:59.999Z').year).toBe(2026)
  })

  it.each(['2027', '9999', '0000', '1969', '-1', '2025.5', '2e3', '２０２５', '', 'x', '20255', '<b>'])(
    'is the current year if the URL’s query has the year %j',
    (year) => expect(of(`year=${encodeURIComponent(year)}`).year).toBe(2026),
  )

  it('is the year in the URL’s query', () => expect(of('year=2024').label).toBe('2024年'))

  it('begins with the birthday on request; until this year’s birthday, the current year is the one that began last year', () => {
    expect(of('from=birthday', '2004-11-29')).toMatchObject({ year: 2026, start: '2026-11-28T15:00:00.000Z' })
    expect(of('from=birthday', '2004-11-30')).toMatchObject({
      year: 2025,
      label: '2025年の誕生日からの1年',
      start: '2025-11-29T15:00:00.000Z',
      end: '2026-11-29T15:00:00.000Z',
    })
    expect(of('from=birthday&year=2026', '2004-11-30').year).toBe(2025)
  })

  it('begins, for a birthday on February 29th, on March 1st of a year without that day', () => {
    expect(of('from=birthday&year=2025', '2004-02-29')).toMatchObject({
      start: '2025-02-28T15:00:00.000Z',
      end: '2026-02-28T15:00:00.000Z',
    })
    expect(of('from=birthday&year=2024', '2004-02-29')).toMatchObject({
      start: '2024-02-28T15:00:00.000Z',
      end: '2025-02-28T15:00:00.000Z',
    })
  })

  it.each([undefined, '', '2004-02-30', '2005-02-29', '2004-13-01', '2004-00-10', 'birthday', '2004-2-3'])(
    'begins in January for the birthday %j, and no other first day is offered',
    (birthday) => {
      expect(of('from=birthday', birthday).from).toBe('january')
      expect(lookbackChoices(of('', birthday), { now, birthday })).not.toHaveProperty('starts')
    },
  )
})

describe('the years to choose from (Q523)', () => {
  const labels = (earliest?: string, search = '', birthday?: string) =>
    lookbackChoices(of(search, birthday), { now, birthday, earliest }).years.map(({ label }) => label)

  it('reach back to the year of the first record in Japan, and no further', () => {
    expect(labels('2024-12-31T14:59:59.999Z')).toEqual(['2026年', '2025年', '2024年'])
    expect(labels('2024-12-31T15:00:00.000Z')).toEqual(['2026年', '2025年'])
    expect(labels()).toEqual(['2026年'])
  })

  it('are at most twenty, however old a record claims to be', () =>
    expect(labels('0001-01-01T00:00:00.000Z')).toHaveLength(20))

  it('begin with the birthday if the current year does, and keep it in their links', () => {
    const current = of('from=birthday', '2004-12-24')
    const { years, starts } = lookbackChoices(current, {
      now,
      birthday: '2004-12-24',
      earliest: '2025-01-01T00:00:00Z',
    })
    expect(years).toEqual([
      { label: '2025年', href: '/mypage/lookback?year=2025&from=birthday', isCurrent: true },
      { label: '2024年', href: '/mypage/lookback?year=2024&from=birthday', isCurrent: false },
    ])
    expect(starts).toEqual([
      { label: '1月1日から', href: '/mypage/lookback?year=2025', isCurrent: false },
      { label: '誕生日から', href: '/mypage/lookback?year=2025&from=birthday', isCurrent: true },
    ])
  })
})
