import { describe, expect, it } from 'vitest'
import { normaliseDigits, normaliseKana, normaliseText } from './normaliseText.ts'

describe('typed text', () => {
  it.each([
    ['　ｋｏｈａｒｕ＠example.jp ', 'koharu@example.jp'],
    ['ﾊﾔｾ', 'ハヤセ'],
    ['ｶﾞ', 'ガ'],
  ])('takes %s in any width as %s', (typed, text) => {
    expect(normaliseText(typed)).toBe(text)
  })

  it.each([
    ['４８２　１０７', '482107'],
    ['482-107', '482107'],
    ['認証コード：482107', '482107'],
    ['', ''],
  ])('takes the digits %s as %s', (typed, digits) => {
    expect(normaliseDigits(typed)).toBe(digits)
  })

  it.each([
    ['はやせ', 'ハヤセ'],
    ['ﾊﾔｾ ｺﾊﾙ', 'ハヤセ コハル'],
    ['ゔぃおら', 'ヴィオラ'],
    ['さゝき', 'サヽキ'],
    ['らーめん', 'ラーメン'],
  ])('takes the reading %s as %s', (typed, kana) => {
    expect(normaliseKana(typed)).toBe(kana)
  })
})
