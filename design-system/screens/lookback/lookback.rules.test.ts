import { describe, expect, it } from 'vitest'
import { earliestTimeIn, kindsIn, lookbackCountText, lookbackOf } from './lookback.rules.ts'
import type { LookbackEntry, LookbackKind, LookbackList, LookbackLists } from './lookback.types.ts'

const now = '2026-11-29T03:00:00.000Z'
/** The years in Japan, which begin nine hours before those of UTC. */
const range = (year: number) => ({ start: `${year - 1}-12-31T15:00:00.000Z`, end: `${year}-12-31T15:00:00.000Z` })
const channel = (id: string) => ({ id, name: id, href: `/channel/${id}` })
const entry = (key: string, time: string, more: Partial<LookbackEntry> = {}): LookbackEntry => ({
  key,
  time,
  name: key,
  channel: channel('todai'),
  canRepeat: false,
  href: `/${key}`,
  ...more,
})
const listOf = (...entries: LookbackEntry[]): LookbackList => ({ state: 'ready', entries })
const empty = listOf()
const listsWith = (lists: Partial<Record<LookbackKind, LookbackList>>): LookbackLists => ({
  photo: empty,
  video: empty,
  story: empty,
  event: empty,
  talk: empty,
  lottery: empty,
  preorder: empty,
  ...lists,
})
const of = (lists: Partial<Record<LookbackKind, LookbackList>>, year = 2026) =>
  lookbackOf(listsWith(lists), range(year), now)
const known = <Value>(value: Value) => ({ state: 'known', value })

describe('the facts about a member’s year (Q523)', () => {
  it('belong to a year of Japan’s calendar, which includes its first moment and excludes the first moment of the next year', () => {
    const photo = listOf(
      entry('next', '2026-12-31T15:00:00.000Z'),
      entry('first', '2025-12-31T15:00:00.000Z'),
      entry('before', '2025-12-31T14:59:59.999Z'),
    )
    expect(of({ photo }).firstPhoto).toMatchObject(known({ entry: { key: 'first' }, isCertain: true }))
    expect(of({ photo }).counts.photo).toMatchObject(known({ count: 1, isAtLeast: false }))
    expect(of({ photo }, 2025).counts.photo).toMatchObject(known({ count: 1 }))
  })

  it('are unknown, not zero, if their list failed, is loading or does not reach back to the year', () => {
    const since = {
      state: 'ready',
      entries: [entry('a', '2026-02-01T00:00:00Z')],
      since: '2026-02-01T00:00:00Z',
    } as const
    const { counts, days, channel: most, isEmpty } = of({ video: { state: 'failed' }, photo: since })
    expect([counts.video, counts.photo, counts.story]).toMatchObject([
      { state: 'failed' },
      { state: 'cut' },
      known({ count: 0 }),
    ])
    expect([days, most, isEmpty]).toEqual([{ state: 'failed' }, { state: 'failed' }, false])
    expect(of({ video: { state: 'loading' } }).days).toEqual({ state: 'loading' })
    expect([kindsIn(counts, 'failed'), kindsIn(counts, 'cut')]).toEqual([['video'], ['photo']])
  })

  it('are absent for a list that the server does not have, and facts over all lists are then known from the other lists', () => {
    const photo = listOf(entry('a', '2026-05-01T00:00:00Z'))
    const { counts, days } = of({ photo, talk: { state: 'absent' } })
    expect([counts.talk, days]).toMatchObject([{ state: 'absent' }, known({ count: 1 })])
    expect(of({ talk: { state: 'absent' } }).isEmpty).toBe(true)
  })

  it('are known from a list that is too long to load completely, if the loaded part begins before the year', () => {
    const photo = {
      state: 'ready',
      entries: [entry('a', '2026-02-01T00:00:00Z')],
      since: '2025-11-01T00:00:00Z',
    } as const
    expect(of({ photo }).counts.photo).toMatchObject(known({ count: 1 }))
    expect(of({ photo }, 2025).counts.photo).toEqual({ state: 'cut' })
    // The list may lack entries with the same time as its last loaded entry.
    expect(of({ photo: { ...photo, since: range(2026).start } }).counts.photo).toEqual({ state: 'cut' })
  })

  it('are marked as “at least” for a past year if the server reports only a later repetition of an entry', () => {
    const video = listOf(
      entry('again', '2026-03-01T00:00:00Z', { canRepeat: true }),
      entry('film', '2025-03-01T00:00:00Z', { canRepeat: true }),
    )
    expect(of({ video }, 2025).counts.video).toMatchObject(known({ count: 1, isAtLeast: true }))
    expect(of({ video }, 2026).counts.video).toMatchObject(known({ count: 1, isAtLeast: false }))
    expect(lookbackCountText({ count: 12, isAtLeast: true }, '本')).toBe('12本以上')
  })

  it('count a photo as new only if the member has a single copy, and mark the first photo as certain only if no photo has duplicates', () => {
    const photo = listOf(
      entry('double', '2026-05-01T00:00:00Z', { canRepeat: true }),
      entry('single', '2026-04-01T00:00:00Z'),
    )
    expect(of({ photo }).newPhotos).toMatchObject(known({ count: 1, isAtLeast: true }))
    expect(of({ photo }).firstPhoto).toMatchObject(known({ entry: { key: 'single' }, isCertain: false }))
  })

  it('name the rarest photo with a known rarity, or the latest one of several equally rare photos', () => {
    const photo = listOf(
      entry('unknown', '2026-05-04T00:00:00Z', { rarity: 'UNKNOWN' }),
      entry('late', '2026-05-03T00:00:00Z', { rarity: 'SR' }),
      entry('early', '2026-05-02T00:00:00Z', { rarity: 'SR' }),
      entry('none', '2026-05-01T00:00:00Z'),
    )
    expect(of({ photo }).rarestPhoto).toMatchObject(known({ key: 'late' }))
    expect(of({ photo: listOf(entry('none', '2026-05-01T00:00:00Z')) }).rarestPhoto).toEqual(known(undefined))
  })

  it('count each day in Japan once, even if several lists have entries on that day', () => {
    const photo = listOf(entry('a', '2026-05-01T14:59:00Z'), entry('b', '2026-05-01T15:00:00Z'))
    const talk = listOf(entry('c', '2026-05-01T16:00:00Z'))
    expect(of({ photo, talk }).days).toMatchObject(known({ count: 2, isAtLeast: false }))
  })

  it('name the channel with the most entries in all lists, and, if several have equally many, the one with the latest entry', () => {
    const benio = { channel: channel('benio') }
    const photo = listOf(entry('a', '2026-05-02T00:00:00Z'), entry('b', '2026-05-01T00:00:00Z', benio))
    expect(of({ photo }).channel).toMatchObject(known({ channel: { id: 'todai' }, count: 1 }))
    const talk = listOf(entry('c', '2026-01-01T00:00:00Z', benio))
    expect(of({ photo, talk }).channel).toMatchObject(known({ channel: { id: 'benio' }, count: 2 }))
    expect(of({}).channel).toEqual(known(undefined))
  })

  it('leave out entries with unreadable or future times, and count an entry that is on two pages of a list once', () => {
    const photo = listOf(
      entry('future', '2026-11-29T03:00:00.001Z'),
      entry('broken', 'no time'),
      entry('a', '2026-05-01T00:00:00Z'),
      entry('a', '2026-06-01T00:00:00Z'),
    )
    expect(of({ photo }).counts.photo).toMatchObject(known({ count: 1, latest: { time: '2026-06-01T00:00:00Z' } }))
    expect(earliestTimeIn(listsWith({ photo }), now)).toBe('2026-06-01T00:00:00.000Z')
    expect(earliestTimeIn(listsWith({}), now)).toBeUndefined()
  })

  it('are reported as empty only if every list is known and has no entry in the year', () => {
    expect(of({}).isEmpty).toBe(true)
    expect(of({ photo: { state: 'loading' } }).isEmpty).toBe(false)
    expect(of({ talk: listOf(entry('a', '2026-01-02T00:00:00Z')) }).isEmpty).toBe(false)
  })

  it('are counted correctly in lists of ten thousand entries', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      entry(`p${index}`, new Date(Date.parse(range(2026).start) + index * 60_000).toISOString()),
    )
    const { counts, days } = of({ photo: listOf(...many), video: listOf(...many) })
    expect([counts.photo, days]).toMatchObject([known({ count: 10_000 }), known({ count: 7 })])
  })
})
