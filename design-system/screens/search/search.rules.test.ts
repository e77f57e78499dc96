import { describe, expect, it } from 'vitest'
import {
  announcementOf,
  findItems,
  foundCount,
  isPartialSearch,
  prepareItems,
  searchWordsProblem,
  suggestedItems,
} from './search.rules.ts'
import type { SearchItem, SearchKind } from './search.types.ts'

const item = (kind: SearchKind, title: string, more: Partial<SearchItem> = {}): SearchItem => ({
  key: `${kind}:${title}`,
  kind,
  title,
  href: `/${kind}`,
  ...more,
})
const found = (items: readonly SearchItem[], typed: string) =>
  findItems(items, typed).map(({ kind, items: list }) => [kind, ...list.map(({ title }) => title)])

describe('the search over everything', () => {
  const items = [
    item('video', '海のライブ', { channelName: '星詠み通信' }),
    item('video', '夜の朗読', { channelName: 'ライブ灯台' }),
    item('video', '空のﾗｲﾌﾞ', { channelName: '星詠み通信', isFollowed: true }),
    item('channel', 'ライブ灯台'),
    item('event', 'LIVE!', { channelName: '星詠み通信' }),
  ]

  it('finds items by title and channel, by kind, with matches in titles and followed channels first', () => {
    expect(found(items, 'らいぶ')).toEqual([
      ['channel', 'ライブ灯台'],
      ['video', '空のﾗｲﾌﾞ', '海のライブ', '夜の朗読'],
    ])
    expect(found(items, 'raibu')).toEqual(found(items, 'らいぶ'))
    expect(found(items, '星詠み ｌｉｖｅ')).toEqual([['event', 'LIVE!']])
    expect(found(items, '月')).toEqual([])
  })

  it.each(['', '　', '・', 'a'.repeat(101), 'ライブ'.repeat(34)])('finds nothing for %j', (typed) =>
    expect(findItems(items, typed)).toEqual([]),
  )

  it('finds items among 10,000, both before and after their texts were normalised in advance', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => item('video', `第${at}話`, { channelName: '灯台' }))
    expect(foundCount(findItems(many, '９９９９'))).toBe(1)
    expect(prepareItems(many, () => true)).toBe(true)
    expect(foundCount(findItems(many, '灯台'))).toBe(10_000)
  })

  it('suggests at most three items of a kind and eight in all', () => {
    const many = (['channel', 'event', 'video', 'story'] as const).flatMap((kind) =>
      Array.from({ length: 5 }, (_, at) => item(kind, `星${at}`)),
    )
    expect(suggestedItems(findItems(many, '星')).map(({ kind }) => kind)).toEqual([
      'channel',
      'channel',
      'channel',
      'event',
      'event',
      'event',
      'video',
      'video',
    ])
  })

  it('accepts 100 emoji as 100 characters, and rejects 101 with an error', () => {
    expect(searchWordsProblem('👩‍👩‍👧'.repeat(100))).toBeUndefined()
    expect(searchWordsProblem('👩‍👩‍👧'.repeat(101))).toMatch(/100文字まで/)
  })

  it('announces the number of results, and announces nothing if no words were typed', () => {
    const none = { items: 0, posts: undefined, isPartial: false }
    expect(announcementOf('星', { items: 1_234, posts: 2, isPartial: false })).toBe('星：1,236件見つかりました。')
    expect(announcementOf('星', none)).toBe('星：見つかりませんでした。')
    expect(announcementOf('　', none)).toBe('')
  })

  it('does not claim that nothing exists if a list or the posts could not be searched completely (Q495, Q496)', () => {
    const complete = { failed: [], cut: [] }
    expect(isPartialSearch(complete, undefined)).toBe(false)
    expect(isPartialSearch(complete, 'ready')).toBe(false)
    expect(isPartialSearch(complete, 'failed')).toBe(true)
    expect(isPartialSearch({ failed: ['動画'], cut: [] }, 'ready')).toBe(true)
    expect(isPartialSearch({ failed: [], cut: ['動画'] }, 'ready')).toBe(true)
    expect(announcementOf('星', { items: 0, posts: undefined, isPartial: true })).toBe(
      '星：読みこめた中には見つかりませんでした。',
    )
  })
})
