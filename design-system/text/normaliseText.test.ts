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

describe('typed text', () => {
  it.each([
    ['　ｋｏｈａｒｕ＠example.jp ', 'koharu@example.jp'],
    ['ﾊﾔｾ', 'ハヤセ'],
    ['ｶﾞ', 'ガ'],
    ['か\u3099', 'が'],
    ['\uFEFFkoharu\u200B', 'koharu'],
  ])('takes %s in any width as %s', (typed, text) => {
    expect(normaliseText(typed)).toBe(text)
  })

  it.each(['\uFA19谷', '①番', 'こはる～', '髙橋', '㈱集い', '葛\u{E0100}城', 'é'])('leaves %s as it is', (typed) => {
    expect(normaliseText(typed)).toBe(typed)
  })

  it.each([
    ['４８２　１０７', '482107'],
    ['482-107', '482107'],
    ['認証コード：482107', '482107'],
    ['〒２３１ー００２３', '2310023'],
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
    ['は\u3099', 'バ'],
  ])('takes the reading %s as %s', (typed, kana) => {
    expect(normaliseKana(typed)).toBe(kana)
  })

  it.each([
    ['ｋｏｈａｒｕ＠ｅｘａｍｐｌｅ．ｊｐ', 'koharu@example.jp'],
    ['koharu@ example。jp', 'koharu@example.jp'],
    ['\tKoharu+1@example.jp\n', 'Koharu+1@example.jp'],
  ])('takes the address %s as %s', (typed, email) => {
    expect(normaliseEmail(typed)).toBe(email)
  })

  it.each([
    ['ＨＯＳＨＩ ー ２０２６', 'HOSHI-2026'],
    ['hoshi−2026', 'hoshi-2026'],
    ['\u200BHOSHI2026\r\n', 'HOSHI2026'],
  ])('takes the printed code %s as %s', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code)
  })

  it('makes one line of several', () => {
    expect(normaliseLine('山下町\n１－２\t３０１ ')).toBe('山下町 1-2 301')
  })
})

/** ASCII as the Japanese keyboard types it in full width. */
const wide = (text: string) => text.replace(/[!-}]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))

/** A text of which any sign may be wide, and any space may have slipped in. */
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

describe('whatever the width and wherever the spaces', () => {
  it.each([
    ['an address', emails, normaliseEmail],
    ['a mailed code', fc.stringMatching(/^\d{6}$/), normaliseDigits],
    ['a postal code', fc.stringMatching(/^\d{7}$/), normaliseDigits],
    ['a telephone number', fc.stringMatching(/^0\d{9,10}$/), normalisePhone],
    ['a printed code', fc.stringMatching(/^[A-Z0-9]{1,16}(-[A-Z0-9]{1,16})?$/), normaliseCode],
  ] as const)('%s is what was meant', (_name, meant, normalise) => {
    fc.assert(
      fc.property(typedAnyhow(meant), ({ meant: right, typed }) => {
        expect(normalise(typed)).toBe(right)
      }),
      { numRuns: 500 },
    )
  })

  it('changes nothing any more the second time', () => {
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

  it('a reading in hiragana, katakana and half-width kana is one and the same', () => {
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
