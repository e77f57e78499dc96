import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  normaliseCode,
  normaliseDigits,
  normaliseEmail,
  normaliseKana,
  normaliseLine,
  normalisePhone,
  normaliseText,
} from './normaliseText.ts'

describe('the normalised form of typed text', () => {
  it.each([
    ['　ｋｏｈａｒｕ＠example.jp ', 'koharu@example.jp'],
    ['ﾊﾔｾ', 'ハヤセ'],
    ['ｶﾞ', 'ガ'],
    ['か\u3099', 'が'],
    ['\uFEFFkoharu\u200B', 'koharu'],
  ])('of %s is %s', (typed, text) => {
    expect(normaliseText(typed)).toBe(text)
  })

  it.each(['\uFA19谷', '①番', 'こはる～', '髙橋', '㈱集い', '葛\u{E0100}城', 'é', '\u200Eכוכב\u200E'])(
    'of %s is the text itself',
    (typed) => {
      expect(normaliseText(typed)).toBe(typed)
    },
  )

  it.each([
    ['４８２　１０７', '482107'],
    ['482-107', '482107'],
    ['認証コード：482107', '482107'],
    ['〒２３１ー００２３', '2310023'],
    ['', ''],
  ])('of %s for digits is %s', (typed, digits) => {
    expect(normaliseDigits(typed)).toBe(digits)
  })

  it.each([
    ['はやせ', 'ハヤセ'],
    ['ﾊﾔｾ ｺﾊﾙ', 'ハヤセ コハル'],
    ['ゔぃおら', 'ヴィオラ'],
    ['さゝき', 'サヽキ'],
    ['らーめん', 'ラーメン'],
    ['は\u3099', 'バ'],
  ])('of %s for the reading of a name is %s', (typed, kana) => {
    expect(normaliseKana(typed)).toBe(kana)
  })

  it.each([
    ['ｋｏｈａｒｕ＠ｅｘａｍｐｌｅ．ｊｐ', 'koharu@example.jp'],
    ['koharu@ example。jp', 'koharu@example.jp'],
    ['\tKoharu+1@example.jp\n', 'Koharu+1@example.jp'],
    ['\u202Akoharu@example.jp\u202C', 'koharu@example.jp'],
  ])('of %s for an email address is %s', (typed, email) => {
    expect(normaliseEmail(typed)).toBe(email)
  })

  it.each([
    ['ＨＯＳＨＩ ー ２０２６', 'HOSHI-2026'],
    ['hoshi−2026', 'hoshi-2026'],
    ['\u200BHOSHI2026\r\n', 'HOSHI2026'],
  ])('of %s for a printed code is %s', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code)
  })

  it('of several typed lines for a one-line field is one line', () => {
    expect(normaliseLine('山下町\n１－２\t３０１ ')).toBe('山下町 1-2 301')
  })
})

/** Turns ASCII into full-width characters, as a Japanese keyboard types them. */
const wide = (text: string) => text.replace(/[!-}]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))

/** A text in which any character may be full-width, and spaces may be inserted anywhere. */
function typedAnyhow(text: fc.Arbitrary<string>): fc.Arbitrary<{ meant: string; typed: string }> {
  return text.chain((meant) =>
    fc
      .array(fc.record({ isWide: fc.boolean(), space: fc.constantFrom('', '', ' ', '　', '\u200B') }), {
        minLength: meant.length,
        maxLength: meant.length,
      })
      .map((each) => {
        const signs = Array.from(meant, (sign, at) => (each[at]?.isWide ? wide(sign) : sign) + (each[at]?.space ?? ''))
        return { meant, typed: ` ${signs.join('')}　` }
      }),
  )
}

const letters = fc.stringMatching(/^[A-Za-z0-9._+-]{1,30}$/)
const emails = fc.tuple(letters, fc.stringMatching(/^[a-z0-9-]{1,20}\.[a-z]{2,6}$/)).map((parts) => parts.join('@'))

describe('text typed in any width and with any spaces', () => {
  it.each([
    ['an address', emails, normaliseEmail],
    ['a mailed code', fc.stringMatching(/^\d{6}$/), normaliseDigits],
    ['a postal code', fc.stringMatching(/^\d{7}$/), normaliseDigits],
    ['a telephone number', fc.stringMatching(/^0\d{9,10}$/), normalisePhone],
    ['a printed code', fc.stringMatching(/^[A-Z0-9]{1,16}(-[A-Z0-9]{1,16})?$/), normaliseCode],
  ] as const)('has the normalised form of the half-width text without spaces: %s', (_name, meant, normalise) => {
    fc.assert(
      fc.property(typedAnyhow(meant), ({ meant: right, typed }) => {
        expect(normalise(typed)).toBe(right)
      }),
      { numRuns: 500 },
    )
  })

  it('is not changed by a second normalisation', () => {
    const all = [
      normaliseText,
      normaliseLine,
      normaliseKana,
      normaliseDigits,
      normaliseEmail,
      normalisePhone,
      normaliseCode,
    ]
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...all), (typed, normalise) => {
        const once = normalise(typed)
        expect(normalise(once)).toBe(once)
      }),
      { numRuns: 3_000 },
    )
  })

  it('has one normalised reading, whether in hiragana, katakana or half-width kana', () => {
    const kana = fc.array(fc.constantFrom(...Array.from('アイウエオカキクケコガギグパピプッャュョンヴー')), {
      minLength: 1,
    })
    const halves: Record<string, string> = {
      ガ: 'ｶﾞ',
      ギ: 'ｷﾞ',
      グ: 'ｸﾞ',
      パ: 'ﾊﾟ',
      ピ: 'ﾋﾟ',
      プ: 'ﾌﾟ',
      ヴ: 'ｳﾞ',
      ア: 'ｱ',
      カ: 'ｶ',
      ッ: 'ｯ',
      ン: 'ﾝ',
      ー: 'ｰ',
    }
    const inHiragana = (text: string) =>
      text.replace(/[ァ-ヶ]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0x60))
    fc.assert(
      fc.property(kana, (signs) => {
        const reading = signs.join('')
        expect(normaliseKana(inHiragana(reading))).toBe(reading)
        expect(normaliseKana(signs.map((sign) => halves[sign] ?? sign).join(''))).toBe(reading)
      }),
    )
  })
})
