import { describe, expect, it } from 'vitest'
import {
  filterChoicesOf,
  conditionsOf,
  isFiltered,
  prepareSearch,
  filteredWall,
  mergeToWall,
  emptyWallFilter,
} from './collection.rules.ts'
import type { CollectedItem, WallFilter } from './collection.types.ts'

const channel = (id: string) => ({ id, name: id, href: `/channel/${id}` })
const item = (key: string, rest: Partial<CollectedItem> = {}): CollectedItem => ({
  key,
  kinds: ['photo'],
  name: key,
  channel: channel('a'),
  actions: [],
  ...rest,
})
const keysOf = (items: readonly CollectedItem[]) => items.map(({ key }) => key)
const none = () => false

describe('the wall of collected items (W096, W139–W148)', () => {
  it('has each item once, with all its sources, sorted by the latest time (S051)', () => {
    const wall = mergeToWall([
      [item('p1', { time: '2026-01-01T00:00:00.000Z' }), item('p2', { time: '2026-01-03T00:00:00.000Z' })],
      [item('v', { kinds: ['movie'], time: '2026-01-02T00:00:00.000Z', isGot: true })],
      [item('v', { kinds: ['watched'], time: '2026-01-04T00:00:00.000Z' })],
      [item('p1', { time: '2026-01-01T00:00:00.000Z' }), item('open', { kinds: ['special'] })],
    ])
    expect(keysOf(wall)).toEqual(['v', 'p2', 'p1', 'open'])
    expect(wall[0]).toMatchObject({ kinds: ['movie', 'watched'], isGot: true })
  })

  it('keeps the time at which the member acquired an item, whatever the member does with it later (Q254)', () => {
    const got = { time: '2026-01-02T00:00:00.000Z', isGot: true }
    const time = '2026-01-04T00:00:00.000Z'
    const wall = mergeToWall([
      [item('v', { kinds: ['movie'], ...got }), item('opened', { kinds: ['unlocked'], time })],
      [item('opened', { kinds: ['privilegeStory'], ...got })],
      [item('v', { kinds: ['watched'], time }), item('opened', { kinds: ['read'], time })],
    ])
    expect(wall.map(({ key, time: at, isGot }) => ({ key, time: at, isGot }))).toEqual([
      { key: 'v', ...got },
      { key: 'opened', ...got },
    ])
  })

  const wall = [
    item('a1', { rarity: 'N', owned: 3 }),
    item('b1', { rarity: 'SSR', channel: channel('b') }),
    item('b2', { kinds: ['movie', 'watched'], channel: channel('b') }),
    item('b3', { rarity: 'N', channel: channel('b'), owned: 2 }),
  ]
  const isNew = ({ key }: CollectedItem) => key === 'b3'
  const filters: WallFilter[] = [
    emptyWallFilter,
    { ...emptyWallFilter, kind: 'movie' },
    { ...emptyWallFilter, channel: 'b' },
    { ...emptyWallFilter, channel: 'b', rarity: 'N' },
    { ...emptyWallFilter, isDoubled: true },
    { ...emptyWallFilter, isNew: true, words: 'Ｂ' },
  ]

  it.each(filters)(
    'shows beside each value of a filter how many items that value would show, with the active filter %o',
    (filter) => {
      const choices = filterChoicesOf(wall, filter, isNew)
      const count = (change: Partial<WallFilter>) => filteredWall(wall, { ...filter, ...change }, isNew).length
      expect(choices.all).toBe(count({ kind: undefined }))
      for (const { value, count: shownCount } of choices.kinds)
        expect(shownCount).toBe(count({ kind: value as 'photo' }))
      for (const { value, count: shownCount } of choices.channels) expect(shownCount).toBe(count({ channel: value }))
      for (const { value, count: shownCount } of choices.rarities)
        expect(shownCount).toBe(count({ rarity: value as 'N' }))
      expect(choices.doubled).toBe(count({ isDoubled: true }))
      expect(choices.new).toBe(count({ isNew: true }))
    },
  )

  it('sorts its items by rarity or by channel, and keeps the order of equal items', () => {
    expect(keysOf(filteredWall(wall, { ...emptyWallFilter, order: 'rarity' }, none))).toEqual(['b1', 'a1', 'b3', 'b2'])
    expect(keysOf(filteredWall(wall, { ...emptyWallFilter, order: 'channel' }, none))).toEqual(['a1', 'b1', 'b2', 'b3'])
  })

  it('finds items by words of their name, channel, kind and rarity', () => {
    const found = (words: string) => keysOf(filteredWall(wall, { ...emptyWallFilter, words }, none))
    expect(found('むーびー')).toEqual(['b2'])
    expect(found('ｓｓｒ')).toEqual(['b1'])
    expect(found('ない')).toEqual([])
  })

  it('prepares its search index in as many time slices as needed, and each item once (R064)', () => {
    const things = ['a', 'b', 'c'].map((key) => item(key))
    const within = (times: number) => () => (times -= 1) >= 0
    expect(prepareSearch(things, within(2))).toBe(false)
    expect(prepareSearch(things, within(1))).toBe(true)
    expect(prepareSearch(things, within(0))).toBe(true)
  })

  it('counts as filtered when a condition excludes items, but not when only the sort order is changed', () => {
    expect(isFiltered({ ...emptyWallFilter, order: 'rarity' })).toBe(false)
    expect(filters.map(isFiltered)).toEqual([false, true, true, true, true, true])
  })

  it('lists each active condition, together with the filter that results when the user removes this condition (Q330)', () => {
    const filter: WallFilter = {
      ...emptyWallFilter,
      words: 'あ',
      channel: 'b',
      kind: 'movie',
      isNew: true,
      order: 'rarity',
    }
    const [kind, fresh, order, ...more] = conditionsOf(filter)
    expect(kind).toEqual({ label: 'ムービー', without: { ...filter, kind: undefined } })
    expect(fresh).toEqual({ label: '新着', without: { ...filter, isNew: false } })
    expect(order).toEqual({ label: 'レア度順', without: { ...filter, order: 'newest' } })
    expect(more).toEqual([])
    expect(conditionsOf(emptyWallFilter)).toEqual([])
  })
})
