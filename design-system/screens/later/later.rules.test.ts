import { describe, expect, it } from 'vitest'
import { filteredLater, laterChoices } from './later.rules.ts'
import type { LaterFilter, LaterItem, LaterKind } from './later.types.ts'

const item = (kind: LaterKind, title: string, channel?: LaterItem['channel'], key = `${kind}/${title}`): LaterItem => ({
  key,
  kind,
  title,
  channel,
  href: '/x',
  keptAt: '2026-01-31T10:00:00.000Z',
})
const todai = { id: 'todai', name: '灯台放送局' }
const lemonade = { id: 'lemonade', name: 'レモネード星団' }
const exampleLaterItems = [
  item('post', '灯台放送局：今夜のリハーサル', todai, 'post/ip/todai/1'),
  item('video', '第四十七夜　灯りを消してから', todai),
  item('event', 'レモネードの日　夏のあつまり', lemonade),
  item('story', 'はじめての流れ星', lemonade),
  item('post', 'はじめ：ひとりで観た夜のこと', undefined, 'post/account/hajime/9'),
]

const keys = (filter: Partial<LaterFilter>) =>
  filteredLater(exampleLaterItems, { words: '', ...filter }).map(({ key }) => key)

describe('the filters of the list of kept items (Q489)', () => {
  it.each([
    ['', exampleLaterItems.length],
    ['　 ', exampleLaterItems.length],
    ['れもねーど', 2],
    ['ﾚﾓﾈｰﾄﾞ', 2],
    ['レモネード　夏', 1],
    ['夏 レモネード', 1],
    ['ストーリー', 1],
    ['すとーりー', 1],
    ['四十七夜灯り', 1],
    ['どこにもない', 0],
    ['.*', 0],
    ['\u200B', exampleLaterItems.length],
    ['\uD800', 0],
    ['あ'.repeat(10_000), 0],
  ])('match, with the search text %j, this number of items: %i', (words, count) => {
    expect(keys({ words })).toHaveLength(count)
  })

  it('combine search, kind and channel, and keep the order', () => {
    expect(keys({ kind: 'post' })).toEqual(['post/ip/todai/1', 'post/account/hajime/9'])
    expect(keys({ kind: 'post', channel: 'todai' })).toEqual(['post/ip/todai/1'])
    expect(keys({ kind: 'event', channel: 'todai' })).toEqual([])
    expect(keys({ channel: 'no-such' })).toEqual([])
  })

  it('offer the kinds and channels of the items, each with the number of items that selecting it shows', () => {
    const { kinds, channels } = laterChoices(exampleLaterItems, { words: '', kind: 'post' })
    expect(kinds).toEqual([
      { value: 'post', label: '投稿', count: 2 },
      { value: 'video', label: '動画', count: 1 },
      { value: 'event', label: 'イベント', count: 1 },
      { value: 'story', label: 'ストーリー', count: 1 },
    ])
    expect(channels).toEqual([{ value: 'todai', label: '灯台放送局', count: 1 }])
  })

  it('still offer the selected values when no item matches, so that the fields show what is selected', () => {
    const { kinds, channels } = laterChoices(exampleLaterItems, {
      words: 'どこにもない',
      kind: 'video',
      channel: 'gone',
    })
    expect(kinds).toEqual([{ value: 'video', label: '動画', count: 0 }])
    expect(channels).toEqual([{ value: 'gone', label: '名前のわからないチャンネル', count: 0 }])
  })

  it('offer a channel whose name is unknown with a text that says so', () => {
    expect(
      laterChoices([item('event', 'x', { id: 'b', name: '' })], { words: '' }).channels.map(({ label }) => label),
    ).toContain('名前のわからないチャンネル')
  })

  it('find one item of 10,000, and count all of them by channel', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      item('event', `第${at + 1}夜`, { id: `c${at % 9}`, name: 'x' }),
    )
    expect(filteredLater(many, { words: '第10000夜' })).toHaveLength(1)
    expect(laterChoices(many, { words: '' }).channels.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
  })
})
