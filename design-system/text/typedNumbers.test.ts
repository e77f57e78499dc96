import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeDigitsOf } from './codeDigitsOf.ts'
import { datePartOf } from './datePartOf.ts'
import { digitsOf } from './digitsOf.ts'
import { wholeNumberOf } from './wholeNumberOf.ts'

describe('a typed whole number', () => {
  it.each([
    ['15', 15],
    ['0', 0],
    ['007', 7],
    ['１５', 15],
    ['1,000', 1000],
    ['１，０００', 1000],
    ['1、000', 1000],
    ['12,345,678', 12_345_678],
    ['1\u202F000', 1000],
    ['1\u00A0000', 1000],
    [' 3 ', 3],
    ['3\u200B', 3],
    ['9007199254740993', Infinity],
    ['10個', 10],
    ['１０　個', 10],
    ['\u202A1,000個\u202C', 1000],
  ])('is read from %j as %d', (typed, number) => {
    expect(wholeNumberOf(typed, '個')).toBe(number)
  })

  it.each([
    '',
    ' ',
    '1.5',
    '１．５',
    '1。5',
    '1・5',
    '1.0',
    '-3',
    '−3',
    '－３',
    'ー3',
    '+3',
    '1,00',
    '10,00',
    ',100',
    '1,000,',
    '1,000 000',
    '1 00',
    '1 500',
    '１　５００',
    '1\t500',
    '1\n500',
    '1e3',
    '0x10',
    '1_000',
    '①',
    '一',
    '٣',
    '10口',
    '10個2',
    '個',
    '1/2',
    '2〜3',
    '\u202E21',
    '\u2067000 1\u2069',
    'NaN',
    'Infinity',
  ])('is not read from %j', (typed) => {
    expect(wholeNumberOf(typed, '個')).toBeUndefined()
  })

  it('is not read from a text that has other characters than digits, separators and the unit', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.stringMatching(/^[^\d\s,、，０-９]$/u), (left, right, sign) => {
        expect(wholeNumberOf(`${left}${sign}${right}`)).toBeUndefined()
        expect(digitsOf(`${sign}${left}.${right}`)).toBeUndefined()
      }),
    )
  })
})

describe('a typed number that serves as a name, such as a postal code', () => {
  it.each([
    ['', ''],
    ['４２４２　４２４２', '42424242'],
    ['4242-4242', '42424242'],
    ['２３１ー００２３', '2310023'],
    ['0０1', '001'],
    ['\u202D090 1234 5678\u202C', '09012345678'],
  ])('is read from %j as %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits)
  })

  it.each(['1.5', '-3', '3-', '1e1', '①', '12月', 'abc'])('is not read from %j', (typed) => {
    expect(digitsOf(typed)).toBeUndefined()
  })
})

describe('a typed part (year, month or day) of a date', () => {
  it.each([
    ['', ''],
    ['２００４', '2004'],
    ['2004年', '2004'],
    ['\u200E2004', '2004'],
    ['02', '02'],
  ])('is read from %j as %j', (typed, digits) => {
    expect(datePartOf(typed, '年')).toBe(digits)
  })

  it.each(['2 3', '2-3', '1.5', '-3', '12月', '2004年2月'])('is not read from %j', (typed) => {
    expect(datePartOf(typed, '年')).toBeUndefined()
  })
})

describe('a typed code of six digits', () => {
  it.each([
    ['482107', '482107'],
    ['４８２ １０７', '482107'],
    ['482-107', '482107'],
    ['48210', '48210'],
    ['4821078', '4821078'],
    ['認証コードは４８２ １０７です', '482107'],
    ['認証コード：482107（10分間有効）', '482107'],
    ['認証コード：４８２ー１０７', '482107'],
    ['Your code is 482107.', '482107'],
    ['2026年11月29日 認証コード 482107', '482107'],
    ['\u2068482107\u2069', '482107'],
  ])('is read from %j as %j', (typed, digits) => {
    expect(codeDigitsOf(typed, 6)).toBe(digits)
  })

  it.each(['48.2107', '-482107', '482107.5', '1,482107', '4e82107', 'コード 482107 か 482108', 'コード 48210'])(
    'is not read from %j',
    (typed) => {
      expect(codeDigitsOf(typed, 6)).toBeUndefined()
    },
  )
})
