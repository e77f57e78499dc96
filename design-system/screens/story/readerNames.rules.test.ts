import { describe, expect, it } from 'vitest'
import { requiredTextRule } from '../account.rules.ts'
import { normalisedNames } from './readerNames.rules.ts'

describe('the names by which stories address the reader (C108, Q65)', () => {
  const problem = requiredTextRule('名', 10)

  it.each([
    ['ひかり', undefined],
    ['👨‍👩‍👧'.repeat(10), undefined],
    ['　ひかり　', undefined],
    ['', '名を入力してください。'],
    [' 　\t', '名を入力してください。'],
    ['\u200B', '名を入力してください。'],
    ['じゅげむじゅげむごこう', '名が10文字を超えています。あと1文字減らしてください。'],
    [`あ${'\u0301'.repeat(400)}`, '名が10文字を超えています。あと391文字減らしてください。'],
  ])('have, for the input %j, the error %s', (typed, sentence) => {
    expect(problem(typed)).toBe(sentence)
  })

  it('are saved on one line, trimmed, in the width that a Japanese keyboard types', () => {
    expect(normalisedNames({ lastName: '　ﾎｼﾉ\n', firstName: 'Ｈｉｋａｒｉ' })).toEqual({
      lastName: 'ホシノ',
      firstName: 'Hikari',
    })
  })
})
