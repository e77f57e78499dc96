import { describe, expect, it } from 'vitest'
import { extractCodes, remainingCodes, codesProblem } from './serial.rules.ts'

describe('serial codes in the text box (W129)', () => {
  it.each([
    ['half width', 'TODAI-50-HARBOUR'],
    ['full width', 'ＴＯＤＡＩ－５０－ＨＡＲＢＯＵＲ'],
    ['small letters', 'todai-50-harbour'],
    ['a long vowel mark for a hyphen', 'TODAIー50ーHARBOUR'],
    ['the same in half width', 'TODAIｰ50ｰHARBOUR'],
    ['dashes', 'TODAI–50—HARBOUR'],
    ['minus and a hyphen that does not break', 'TODAI−50‑HARBOUR'],
    ['spaces around', '　 TODAI-50-HARBOUR\t'],
    ['marks that nobody sees', '\u200bTODAI-50\u00ad-HARBOUR\ufeff'],
  ])('are normalised to one form, also from %s', (_name, typed) => {
    expect(extractCodes(typed)).toEqual(['TODAI-50-HARBOUR'])
  })

  it('are found in a text of many lines, each once, in their order', () => {
    expect(extractCodes('b-1\r\na-1\n\n  B-1 \nc-1、d-1, e-1')).toEqual(['B-1', 'A-1', 'C-1', 'D-1', 'E-1'])
    expect(extractCodes('　\n ')).toEqual([])
  })

  it('are requested by an error when the box is empty, and may have at most 64 characters each', () => {
    expect(codesProblem(' ')).toBe('シリアルコードを入力してください。')
    expect(codesProblem('A'.repeat(64))).toBeUndefined()
    expect(codesProblem('A'.repeat(65))).toContain('64文字をこえています')
  })

  it('stay in the box when they are refused or not sent yet, and are removed when they are registered', () => {
    expect(remainingCodes('a-1\nb-1\nc-1', ['A-1', 'B-1'], ['B-1'])).toBe('B-1\nC-1')
    expect(remainingCodes('a-1', ['A-1'], [])).toBe('')
  })
})
