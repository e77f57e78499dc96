import { describe, expect, it } from 'vitest'
import { markedExcerpt, markedParts } from './markedParts.ts'
import { searchWords } from './searchText.ts'

const marked = (text: string, typed: string) =>
  markedParts(text, searchWords(typed))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

describe('the parts of a text that a search has found', () => {
  it.each([
    ['夜のアイカツ！', 'あいかつ', '夜の[アイカツ]！'],
    ['夜のアイカツ！', 'aikatsu', '夜の[アイカツ]！'],
    ['夜のﾗｲﾌﾞ', 'らいぶ', '夜の[ﾗｲﾌﾞ]'],
    ['Ｌｉｖｅ＆Radio', 'live radio', '[Ｌｉｖｅ]＆[Radio]'],
    ['五人・花道', '五人花道', '[五人・花道]'],
    ['・五人・', '五人', '・[五人]・'],
    ['か\u3099っきの棚', 'ガッキ', '[か\u3099っき]の棚'],
    ['家族👩‍👩‍👧と', '👩‍👩‍👧', '家族[👩‍👩‍👧]と'],
    ['とうきょう駅', 'tokyo', '[とうきょう]駅'],
    ['星と月と星', '星 月', '[星]と[月]と[星]'],
    ['<b>星</b>', '<b', '[<b]>星[</b]>'],
    ['星', '月', '星'],
    ['', '月', ''],
    ['星', '', '星'],
  ])('in the text %j, for the search %j, are marked as %s', (text, typed, expected) =>
    expect(marked(text, typed)).toBe(expected),
  )

  it.each(['①②③星', 'ｶﾞ\u0301星', '\u1100\u1161\u11a8星', '𠮷野家星', '\uD800星', 'ẞ星'])(
    'together are the unchanged text %j',
    (text) => {
      const parts = markedParts(text, searchWords('星'))
      expect(parts.map((part) => part.text).join('')).toBe(text)
    },
  )

  it('begin shortly before the first match if the text is long', () => {
    const text = `${'あ'.repeat(100)}星${'い'.repeat(100)}`
    expect(markedExcerpt(text, searchWords('星'), 3)).toEqual([
      { text: '…あああ', isMarked: false },
      { text: '星', isMarked: true },
      { text: 'い'.repeat(100), isMarked: false },
    ])
    expect(markedExcerpt('あああ星', searchWords('星'), 3)[0]).toEqual({ text: 'あああ', isMarked: false })
    expect(markedExcerpt(text, searchWords('月'), 3)).toEqual([{ text, isMarked: false }])
  })
})
