import { describe, expect, it } from 'vitest'
import { clampText, graphemeCount, graphemes, cannotOverflowLine } from './graphemes.ts'

describe('the length of a text in graphemes', () => {
  it.each([
    ['こはる', 3],
    ['👨‍👩‍👧', 1],
    ['🇯🇵', 1],
    ['か\u3099', 1],
    ['辻\u{E0100}', 1],
    ['', 0],
  ])('of %s is %d (S134)', (text, count) => {
    expect(graphemeCount(text)).toBe(count)
    expect(graphemes(text).join('')).toBe(text)
  })
})

describe('a text that is split into graphemes', () => {
  const ranges = [
    [0x20, 0x7e],
    [0x3000, 0x3029],
    [0x3041, 0x3096],
    [0x30a0, 0x30ff],
    [0x4e00, 0x9fff],
    [0xff01, 0xff5e],
  ] as const
  const text = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('')

  it("is split as the browser's Intl.Segmenter does it, for text without combining characters (S134)", () => {
    const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })
    const segments = Array.from(segmenter.segment(text), ({ segment }) => segment)
    expect(graphemes(text)).toEqual(segments)
    expect(clampText(text, 100)).toBe(`${segments.slice(0, 99).join('')}…`)
  })

  it.each([0x3099, 0xff9e, 0x302a, 0xfe0f, 0x200d])(
    'keeps a letter and the code point %d, which combines with the letter, as one grapheme (S134)',
    (mark) => {
      expect(graphemeCount(`か${String.fromCodePoint(mark)}`)).toBe(1)
    },
  )
})

describe('a text that is cut to a number of graphemes', () => {
  it('is cut between graphemes, and ends with an ellipsis (S134)', () => {
    expect(clampText('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧…')
    expect(clampText('夏至のパレード', 4)).toBe('夏至の…')
  })

  it('is unchanged if it fits (S134)', () => {
    expect(clampText('👨‍👩‍👧👨‍👩‍👧', 2)).toBe('👨‍👩‍👧👨‍👩‍👧')
    expect(clampText('夏至', 2)).toBe('夏至')
  })

  it('is segmented only as far as needed, even if it has 10,000 characters', () => {
    expect(clampText('あ'.repeat(10_000), 20)).toBe(`${'あ'.repeat(19)}…`)
  })
})

it.each([
  ['波の音、こっちにも届いてます。\n窓を開けて、2曲目。ｶﾞｯﾂ', false],
  ['波の音、こっちにも届いてます。\n窓を開けて、2曲目。ガッツ', true],
  [`z${'\u0300'.repeat(30)}`, false],
  ['あ\u3099', false],
  ['بسم', false],
  ['', true],
])('cannotOverflowLine() returns, for the text %j, %s', (text, does) => {
  expect(cannotOverflowLine(text)).toBe(does)
})
