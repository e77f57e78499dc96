import { describe, expect, it } from 'vitest'
import { togetherLinkOf, withoutTogether, withTogether } from './togetherAddress.ts'

const now = Date.parse('2026-12-05T12:00:00Z')
const page = 'https://tsudoi.example/channel/todai/movie/a'

describe('the time in a link to watch together (Q531)', () => {
  it.each([
    ['2026-12-05T12:30Z', '2026-12-05T12:30:00Z'],
    ['2026-12-04T12:00Z', '2026-12-04T12:00:00Z'],
    ['2027-01-04T12:00Z', '2027-01-04T12:00:00Z'],
  ])('%s is read as the start time %s', (text, startAt) =>
    expect(togetherLinkOf(text, now)).toEqual({ is: 'at', startAt }),
  )

  it.each([
    '',
    '21:00',
    'now',
    '2026-12-05',
    '2026-12-05T12:30',
    '2026-12-05T12:30:00Z',
    '2026-12-05T12:30:00.000Z',
    '2026-12-05T21:30+09:00',
    '2026-12-05 12:30Z',
    '2026-12-05T12:60Z',
    '2026-12-05T24:00Z',
    '2026-02-30T12:00Z',
    '2026-13-01T12:00Z',
    '+002026-12-05T12:30Z',
    '２０２６-12-05T12:30Z',
    ' 2026-12-05T12:30Z',
    '2026-12-05T12:30Z\n',
    '1e3',
    '-1',
    '"><img src=x>',
  ])('%j is not a time', (text) => expect(togetherLinkOf(text, now)).toEqual({ is: 'unreadable' }))

  it.each(['2026-12-04T11:59Z', '2027-01-04T12:01Z', '0001-01-01T00:00Z', '9999-12-31T23:59Z'])(
    '%s is more than a day ago or more than 30 days ahead',
    (text) => expect(togetherLinkOf(text, now)).toEqual({ is: 'tooFar' }),
  )

  it('replaces the moment of an address, and is read back as the same minute', () => {
    const address = withTogether(`${page}?t=83&list=past`, '2026-12-05T12:30:00.000Z')
    expect(address).toBe(`${page}?list=past&together=2026-12-05T12%3A30Z`)
    const text = new URL(address).searchParams.get('together') ?? ''
    expect(togetherLinkOf(text, now)).toEqual({ is: 'at', startAt: '2026-12-05T12:30:00Z' })
  })

  it.each([
    ['?together=2026-12-05T12%3A30Z', '/film'],
    ['?list=past&together=x', '/film?list=past'],
    ['', '/film'],
  ])('is removed from the query %s to watch alone', (search, address) =>
    expect(withoutTogether('/film', search)).toBe(address),
  )
})
