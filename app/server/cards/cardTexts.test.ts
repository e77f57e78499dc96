// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCardDetail } from './parseCardDetail.ts'
import { cardLetters, lettersWidth, withDrawings } from './cardLetters.ts'
import { clipCardLine, cardLines } from './cardLines.ts'
import { readFontMetrics } from './readFontMetrics.ts'
import { columnLength, suitsVertical, verticalTitle, type VerticalCell } from './verticalTitle.ts'
import { wordStarts } from './wordStarts.ts'

const font = readFontMetrics(
  readFileSync('node_modules/@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
)
const letters = (text: string) => cardLetters(text, font)
const shown = (text: string) => letters(text).map((letter) => letter.text)

describe('readFontMetrics(), which reads the font of link cards,', () => {
  it('returns which letters the font has, and their widths', () => {
    expect(['集', 'い', 'ー', 'A', 'é', '☆'].map((letter) => font.has(letter.codePointAt(0) ?? 0))).not.toContain(false)
    expect(['한', 'ع', '🌸', '\uFFFF'].map((letter) => font.has(letter.codePointAt(0) ?? 0))).not.toContain(true)
    expect(font.advance(0x96c6)).toBe(1)
    expect(font.advance(0x41)).toBeGreaterThan(font.advance(0x69))
    expect(font.advance(0xd55c)).toBe(0)
  })

  it('throws if the file is not a TrueType font', () => {
    expect(() => readFontMetrics(new Uint8Array(64))).toThrow('The font has no table head.')
  })
})

describe('the letters that a link card draws for a text', () => {
  it.each<[string, string, string[]]>([
    ['line breaks and blanks become one space', ' 一\n\n二\u3000\u2028三 ', ['一', ' ', '二', ' ', '三']],
    ['direction controls and invisible characters are removed', '\u202E集\u2069\u200B\u200Fい\uFEFF', ['集', 'い']],
    ['a letter keeps two combining marks', `e${'\u0301'.repeat(9)}`, ['é\u0301\u0301']],
    ['a letter without a glyph becomes its base', '𝓕𝓪𝓷 ị', ['F', 'a', 'n', ' ', 'i']],
    ['a script without glyphs is left out', '한국 集', [' ', '集']],
    ['a lone surrogate is removed', '\uD83D集', ['集']],
  ])('follow this rule: %s', (_what, text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  it('include no control characters, even if the font has glyphs for them', () => {
    const everything = { has: () => true, advance: () => 1 }
    expect(cardLetters('\u202E集\u2069\u200B\uE000い\uFFFD', everything).map(({ text }) => text)).toEqual(['集', 'い'])
  })

  it.each<[string, readonly string[]]>([
    ['🌸', ['1f338']],
    ['❤️', ['2764']],
    ['👨‍👩‍👧', ['1f468-200d-1f469-200d-1f467', '1f468']],
    ['❤️‍🔥', ['2764-fe0f-200d-1f525', '2764-200d-1f525', '2764']],
    ['1️⃣', ['31-20e3', '31']],
    ['🇯🇵', ['1f1ef-1f1f5', '1f1ef']],
    [`👍${'\u{1F3FD}'.repeat(40)}`, ['1f44d']],
  ])('include an emoji with the names of the files that may contain its drawing: %s', (emoji, names) => {
    expect(letters(emoji)).toMatchObject([{ emoji: names }])
  })

  it('include no emoji without a drawing, and an emoji for which a drawing exists under any of its names', async () => {
    const drawn = await withDrawings(letters('あ👨‍👩‍👧🌸'), (name) =>
      Promise.resolve(name === '1f468' ? '<svg/>' : undefined),
    )
    expect(drawn.map(({ text, drawing }) => [text, drawing])).toEqual([
      ['あ', undefined],
      ['👨‍👩‍👧', 'data:image/svg+xml,%3Csvg%2F%3E'],
    ])
  })

  it('are at most 400, even for a text of a million letters', () => {
    expect(letters('あ'.repeat(1_000_000))).toHaveLength(400)
  })
})

describe('the text of a link card’s detail, such as a date or a number,', () => {
  const day = (date: string, weekday: string, time: string) => ({ day: date, weekday, time })

  it.each([
    ['2026/01/31(土)', '2026', [day('1/31', '土', '')], false, false, ''],
    ['2026/01/31(土) 19:00', '2026', [day('1/31', '土', '19:00')], false, false, ''],
    ['2026/01/31(土)\u00A019:00〜21:00', '2026', [day('1/31', '土', '19:00〜21:00')], false, false, ''],
    [
      '2026/01/24(土) 12:00〜2026/02/03(火) 23:59',
      '2026',
      [day('1/24', '土', '12:00'), day('2/3', '火', '23:59')],
      false,
      false,
      '',
    ],
    ['〜2026/02/03(火) 23:59', '2026', [day('2/3', '火', '23:59')], true, false, ''],
    ['2026/01/24(土) 12:00〜', '2026', [day('1/24', '土', '12:00')], false, true, ''],
    ['2/3(火) 23:59まで', '', [day('2/3', '火', '23:59')], false, false, 'まで'],
  ])('is parsed as a period: %s', (text, year, days, isOpenStart, isOpenEnd, note) => {
    expect(parseCardDetail(text)).toEqual({
      kind: 'period',
      text: text.replace('\u00A0', ' '),
      label: '',
      year,
      days,
      isOpenStart,
      isOpenEnd,
      note,
    })
  })

  it.each(['開催', '申込', '公演'])('is parsed as a period with the label %s', (label) => {
    const dates = '2026/01/24(土) 12:00〜2026/02/03(火) 23:59'
    const text = `${label} ${dates}`
    expect(parseCardDetail(text)).toEqual({ ...parseCardDetail(dates), label, text })
  })

  it.each([
    ['12.4万人がフォロー中', '', '12.4', '万人がフォロー中'],
    ['フォロワー12.4万人', 'フォロワー', '12.4', '万人'],
    ['残り3日', '残り', '3', '日'],
    ['1,200コイン', '', '1,200', 'コイン'],
  ])('is parsed as a number with a unit: %s', (text, label, figure, unit) => {
    expect(parseCardDetail(text)).toEqual({ kind: 'figure', label, figure, unit })
  })

  it.each([
    '19時から生放送です。みんな来てね',
    '第3話と第4話',
    '---',
    '2026/01/24 2026/02/03',
    '1/2/3/4',
    '99999999999999日',
  ])('is parsed as plain text without a date or a number: %s', (text) => {
    expect(parseCardDetail(text)).toEqual({ kind: 'text', text })
  })

  it.each([undefined, '', ' \n'])('is parsed as empty if it is %j', (text) => {
    expect(parseCardDetail(text)).toEqual({ kind: 'none' })
  })

  it('is parsed in less than two seconds even if it is hostile', () => {
    const started = performance.now()
    for (const part of ['1/1 ', '〜', '1', ' ', '1:11 ', 'あ1']) parseCardDetail(part.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('a vertical title on a link card', () => {
  const room = { height: 440, width: 300, maxSize: 112, minSize: 36 }
  const columns = (text: string, limits = room) =>
    verticalTitle(letters(text), limits).columns.map((column) =>
      column.map((cell) => cell.letters.map((letter) => letter.text).join('')).join('|'),
    )

  it.each([
    ['灯台放送局', ['灯|台|放|送|局']],
    ['深夜便ライブ 第48夜', ['深|夜|便', 'ラ|イ|ブ', '第|48|夜']],
    ['第七話「送り火の約束」', ['第|七|話', '「|送|り|火|の', '約|束|」']],
    ['ただいま、雪原。', ['た|だ|い|ま|、', '雪|原|。']],
    ['灯りを百本ともそう', ['灯|り|を', '百|本|と|も|そ|う']],
    ['ライブDAY2', ['ラ|イ|ブ', 'DAY2']],
    ['凪', ['凪']],
  ])('breaks into columns only between words: %s', (text, expected) => {
    expect(columns(text)).toEqual(expected)
  })

  it.each<[string, VerticalCell['kind'][]]>([
    ['第48夜', ['upright', 'upright', 'upright']],
    ['A面!?', ['upright', 'upright', 'upright']],
    ['夏2026', ['upright', 'sideways']],
    ['推し TSUDOI', ['upright', 'upright', 'gap', 'sideways']],
  ])('has two digits or marks side by side, and longer numbers and Latin words turned sideways: %s', (text, kinds) => {
    const { columns: set } = verticalTitle(letters(text), { ...room, width: 50 })
    expect(set.flat().map(({ kind }) => kind)).toEqual(kinds)
  })

  it('fits into its area on the card with any text, and is never empty', () => {
    for (const text of [
      'あ',
      '」。',
      'ー'.repeat(90),
      '「'.repeat(90),
      'あ'.repeat(300),
      'ab あ'.repeat(60),
      '👨‍👩‍👧🌸'.repeat(40),
    ])
      for (const limits of [room, { ...room, width: 84, maxSize: 60, minSize: 30 }]) {
        const title = verticalTitle(letters(text), limits)
        const width = title.size * (1 + (title.columns.length - 1) * 1.24)
        const height = Math.max(...title.columns.map(columnLength)) * 1.04 * title.size
        expect([text, width <= limits.width, height <= limits.height, title.size >= limits.minSize]).toEqual([
          text,
          true,
          true,
          true,
        ])
        expect(title.columns.flat().length).toBeGreaterThan(0)
      }
  })

  it('of a text that is too long ends with an ellipsis', () => {
    expect(columns('あ'.repeat(200)).join('|')).toMatch(/あ\|…$/)
  })

  it.each([
    ['灯台放送局', true],
    ['TSUDOI夏フェス2026', true],
    ['A', true],
    ['2026', true],
    ['Midnight Radio', false],
    ['Pneumonoultramicroscopicの研究と発表のための会', false],
  ])('is possible for the text “%s”: %s', (text, expected) => {
    expect(suitsVertical(letters(text))).toBe(expected)
  })
})

describe('the horizontal lines of a text on a link card', () => {
  it('break between words, in the largest size that fits into their area', () => {
    const { lines, size } = cardLines(letters('Midnight Radio: Live at the Harbour'), {
      width: 600,
      sizes: [88, 66, 44],
      maxLines: () => 3,
    })
    expect([size, lines.map((line) => line.map(({ text }) => text).join(''))]).toEqual([
      66,
      ['Midnight Radio:', 'Live at the', 'Harbour'],
    ])
  })

  it('have each date completely in one line', () => {
    const { lines } = cardLines(letters('こはる 2026/01/31(土) 19:00'), { width: 336, sizes: [34], maxLines: () => 3 })
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(['こはる', '2026/01/31(土)', '19:00'])
  })

  it('are not broken within a time', () => {
    const text = '開催 2026/05/12(火) 12:00〜2026/06/12(金) 23:59'
    const { lines } = cardLines(letters(text), { width: 520, sizes: [38], maxLines: () => 4 })
    expect(lines.map((line) => line.map((letter) => letter.text).join(''))).toEqual([
      '開催 2026/05/12(火)',
      '12:00〜2026/06/12(金)',
      '23:59',
    ])
  })

  it('have a smaller size if the larger size would cut a word', () => {
    const room = { width: 400, sizes: [88, 66, 44], maxLines: () => 3 }
    expect(cardLines(letters('Constellations'), room).size).toBe(44)
    expect(cardLines(letters('Stars'), room).size).toBe(88)
  })

  it('are never wider than their area, and end with an ellipsis if the text is cut', () => {
    for (const text of [
      'W'.repeat(300),
      'あ、'.repeat(200),
      '「「「'.repeat(80),
      'word '.repeat(80),
      '👨‍👩‍👧'.repeat(60),
    ]) {
      const { lines, size } = cardLines(letters(text), { width: 336, sizes: [38, 30], maxLines: () => 4 })
      expect([text, lines.length]).toEqual([text, 4])
      for (const line of lines) expect(lettersWidth(line) * size).toBeLessThanOrEqual(336)
      expect(lines.at(-1)?.at(-1)?.text).toBe('…')
    }
  })

  it('are clipped by clipCardLine() to one line, with an ellipsis if the text is cut', () => {
    expect(
      clipCardLine(letters('灯台放送局'), 100, 25)
        .map(({ text }) => text)
        .join(''),
    ).toBe('灯台放…')
    expect(
      clipCardLine(letters('灯台'), 100, 25)
        .map(({ text }) => text)
        .join(''),
    ).toBe('灯台')
  })
})

describe('wordStarts(), which finds line breaks for a text on a link card,', () => {
  it.each([
    ['夏至のパレード', ['夏至の', 'パレード']],
    ['深夜便ライブ', ['深夜便', 'ライブ']],
    ['夏フェス', ['夏フェス']],
    ['19時から', ['19時から']],
    ['みつきとお話', ['みつきと', 'お話']],
  ])('returns only starts of words for %s', (text, words) => {
    const starts = [...wordStarts(text), text.length]
    expect(starts.slice(0, -1).map((start, at) => text.slice(start, starts[at + 1]))).toEqual(words)
  })
})
