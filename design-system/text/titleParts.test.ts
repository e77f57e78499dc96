import { describe, expect, it } from 'vitest'
import { titleParts } from './titleParts.ts'

describe('titleParts(), which splits a title into its start and an end that must not be broken across lines,', () => {
  it.each([
    ['お支払いできませんでした', 'お支払いでき', 'ませんでした'],
    ['メールアドレスでログイン', 'メールアドレスで', 'ログイン'],
    ['メールアドレスを、変更します', 'メールアドレスを、変更', 'します'],
    ['保存しました。', '保存', 'しました。'],
    ['はじめての方', 'はじめて', 'の方'],
    ['ガチャ', '', 'ガチャ'],
    ['', '', ''],
  ])('begins the end where the last run of letters of one script begins: %s', (title, start, end) => {
    expect(titleParts(title)).toEqual([start, end])
  })

  it('returns a shorter end if the caller allows fewer than six letters for the end', () => {
    expect(titleParts('「港の明け方」ミュージックビデオ', 4)).toEqual(['「港の明け方」ミュージッ', 'クビデオ'])
    expect(titleParts('保存しました。', 2)).toEqual(['保存しま', 'した。'])
  })

  it('returns two parts with all letters of the title, and splits no surrogate pair', () => {
    for (const title of ['家族👨‍👩‍👧', 'か\u3099か\u3099', '👨‍👩‍👧'.repeat(9), 'Tsudoi 2026!'])
      expect(titleParts(title).join('')).toBe(title)
  })
})
