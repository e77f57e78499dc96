import { muteKeyOf } from '@tsudoi/design-system/screens/mute/mute.rules'
import type { MuteWord } from '@tsudoi/design-system/screens/mute/mute.types'
import { describe, expect, it } from 'vitest'
import { compileMatcher, noMutedWords } from './matcher.ts'
import { wordSplitterOf, splitWords } from './textSegments.ts'

const muted = (word: string, more: Partial<MuteWord> = {}): MuteWord => ({
  key: muteKeyOf(word),
  word,
  isPart: false,
  channels: [],
  addedAt: '2026-01-31T12:00:00.000Z',
  ...more,
})

/** The functions that split texts in a browser with `Intl.Segmenter`, and in one without. */
const splitters = [
  ['the segmenter', splitWords],
  ['runs of one script', wordSplitterOf({})],
] as const

describe.each(splitters)('a muted word, with %s (Q512)', (_, split) => {
  const isIn = (word: string, text: string, isPart = false) =>
    compileMatcher([muted(word, { isPart })], undefined, split)([text]).length > 0

  it.each([
    ['アン', 'アンが好き'],
    ['アン', '「アン」'],
    ['アン', '(アン)'],
    ['ネタバレ', 'この投稿はネタバレです'],
    ['ネタバレ', 'ﾈﾀﾊﾞﾚ注意'],
    ['ネタバレ', 'ねたばれ'],
    ['ネタバレ', 'ネタ\u200Bバレ'],
    ['サマーライブ', 'サマー・ライブの話'],
    ['サマー・ライブ', 'サマーライブの話'],
    ['サマーライブ', 'サマー ライブの話'],
    ['live', 'LIVEは最高'],
    ['ｌｉｖｅ', 'live report'],
    ['final live', 'the Final Live was long'],
    ['café', 'cafe in Tokyo'],
    ['2026', '2026年'],
    ['🍎', 'りんご🍎です'],
    ['❤️', '大好き❤'],
    ['最終回', '最終回を見た'],
    ['こはる', 'こはる'],
    ['モーニング娘。', 'モーニング娘。の曲'],
  ])('%s is found in: %s', (word, text) => expect(isIn(word, text)).toBe(true))

  it.each([
    ['アン', 'アンコール'],
    ['アン', 'ア。ン'],
    ['ライブ', 'ライブラリ'],
    ['live', 'liver'],
    ['live', 'alive'],
    ['20', '2026'],
    ['アン', 'ｱﾝｺｰﾙ'],
    ['アン', ''],
  ])('%s is not found in: %s', (word, text) => expect(isIn(word, text)).toBe(false))

  it('is also found inside longer words if the user has chosen that', () => {
    expect(isIn('アン', 'アンコール', true)).toBe(true)
    expect(isIn('live', 'ALIVE', true)).toBe(true)
    expect(isIn('アン', 'ウン', true)).toBe(false)
  })
})

describe('the muted words of a user (Q512)', () => {
  it('are found in any of several texts, each once, in the user’s spelling', () => {
    const match = compileMatcher([muted('ライブ'), muted('Koharu'), muted('なし')], undefined)
    expect(match(['きのうのらいぶ', undefined, 'KOHARU', '', 'ライブ'])).toEqual(['ライブ', 'Koharu'])
    expect(match(['きのう', undefined])).toBe(noMutedWords)
  })

  it('are found only in posts of the channels for which they were muted', () => {
    const words = [muted('ライブ', { channels: [{ id: 'todai', name: '' }] }), muted('曲目')]
    expect(compileMatcher(words, 'todai')(['ライブの曲目'])).toEqual(['ライブ', '曲目'])
    expect(compileMatcher(words, 'velvet')(['ライブの曲目'])).toEqual(['曲目'])
    expect(compileMatcher(words, undefined)(['ライブの曲目'])).toEqual(['曲目'])
  })

  it('are looked for in 10,000 posts with each text split at most once, and only if it has the letters of a word', () => {
    let splits = 0
    const split = (text: string) => {
      splits += 1
      return splitWords(text)
    }
    const words = Array.from({ length: 200 }, (_, at) => muted(`言葉${at}番`))
    const match = compileMatcher([...words, muted('アン')], undefined, split)
    const texts = Array.from(
      { length: 10_000 },
      (_, at) => `${at}回目の${at % 100 === 0 ? 'アンコール' : '星'}を見ました。`,
    )
    for (const text of texts) expect(match([text])).toBe(noMutedWords)
    expect(splits).toBe(100)
    for (const text of texts) match([text])
    expect(splits).toBe(100)
  })

  it('cause no splitting of texts while no word is muted', () => {
    const match = compileMatcher([], 'todai', () => {
      throw new Error('split')
    })
    expect(match(['ライブ'])).toBe(noMutedWords)
  })

  it('are searched for in hostile texts without an error, even if the words are hostile, too', () => {
    const hostile = ['(', '[', '.*', '\\', '$&', '__proto__', 'constructor', 'a'.repeat(100), '\uD83D', '🏳️‍🌈']
    const words = hostile.filter((word) => muteKeyOf(word) !== '').map((word) => muted(word))
    const match = compileMatcher(words, undefined)
    expect(match(['constructor'])).toEqual(['constructor'])
    for (const text of [...hostile, 'a'.repeat(100_000), '\u0301'.repeat(10_000), '\uD83D']) match([text])
    expect(match(['prototype'])).toBe(noMutedWords)
  })
})
