import { describe, expect, it } from 'vitest'
import { obiColumns, obiLayout, twoDigitNumberPattern } from './obiLayout.ts'

const title = (length: number) => '灯'.repeat(length)

describe('the layout of a vertical title on the paper band (obi) of a picture', () => {
  it.each([
    [1, 72, 1],
    [6, 72, 1],
    [7, 64, 1],
    [8, 64, 1],
    [9, 52, 1],
    [10, 52, 1],
    [11, 52, 2],
    [60, 52, 2],
  ])('gives a title of %i characters the font size %i px and %i column(s)', (length, size, columns) => {
    expect(obiLayout(title(length))).toMatchObject({ size, columns })
  })

  it('leaves room in each of two columns for half of the title plus one character', () => {
    expect(obiLayout(title(11)).rows).toBe(7)
    expect(obiLayout(title(60)).rows).toBe(31)
  })

  it('counts a grapheme of several code points as one character', () => {
    expect(obiLayout('👨‍👩‍👧が').rows).toBe(2)
  })

  it('counts a Latin letter as less than one character, because the letter is rotated', () => {
    expect(obiLayout('LIGHTHOUSE').size).toBe(72)
  })

  it('counts a number of two digits as one character, because the number is written upright', () => {
    expect(obiLayout('第47夜').rows).toBe(obiLayout('第四夜').rows)
    expect('第47夜と第48夜'.split(new RegExp(twoDigitNumberPattern, 'g'))).toEqual(['第', '47', '夜と第', '48', '夜'])
  })

  it.each(['7周年', '2026年', '12.4万人', '1,024', 'B612', 'U17代表', '４７夜'])(
    'does not treat the digits in %s as an upright number of two digits',
    (text) => {
      expect(text.split(twoDigitNumberPattern)).toEqual([text])
    },
  )

  it('breaks a long title at a space if the two columns then have about equal lengths', () => {
    expect(obiColumns('夏至のパレード 港町一周')).toEqual(['夏至のパレード', '港町一周'])
    expect(obiLayout('夏至のパレード 港町一周')).toMatchObject({ columns: 2, rows: 7 })
    expect(obiColumns('春 の大三角を見上げる全国縦断ツアー')).toEqual(['春 の大三角を見上げる全国縦断ツアー'])
    expect(obiColumns('潮待ちの手紙 上映会')).toEqual(['潮待ちの手紙 上映会'])
    expect(obiColumns(title(60))).toEqual([title(60)])
  })

  it('is computed for a title of twenty thousand words without blocking the page', () => {
    expect(obiColumns(Array(20_000).fill('灯').join(' ')).map((column) => column?.length)).toEqual([19_999, 19_999])
  })

  it('gives an empty title one column at the largest font size', () => {
    expect(obiLayout('')).toEqual({ size: 72, columns: 1, rows: 1 })
  })
})
