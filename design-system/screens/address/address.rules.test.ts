import { describe, expect, it } from 'vitest'
import { addressProblem, normalisedAddress, postalCodeText } from './address.rules.ts'
import { emptyAddress } from './address.types.ts'

describe('the rule for a postal code (R068, W100)', () => {
  it.each(['2310023', '231-0023', '２３１ー００２３', '〒231‐0023', ' 231 0023 ', '２３１－００２３'])(
    'accepts %s, and formats it as 231-0023',
    (typed) => {
      expect(addressProblem.postalCode(typed)).toBeUndefined()
      expect(postalCodeText(typed)).toBe('231-0023')
    },
  )
  it('says how many digits are missing, and leaves the typed text unchanged', () => {
    expect(addressProblem.postalCode('231-00')).toBe('郵便番号が5桁です。あと2桁入力してください。')
    expect(addressProblem.postalCode('〒')).toBe('郵便番号を入力してください。')
    expect(addressProblem.postalCode('231-00234')).toContain('7桁です')
    expect(postalCodeText('231-00')).toBe('231-00')
  })
})

describe('the rule for a postal code', () => {
  it.each(['231.0023', '-2310023', '231e0023', '2310023番', '①310023', '231,0023', '2310023-'])(
    'rejects %s, which is not a postal code, and leaves the typed text unchanged (Q431)',
    (typed) => {
      expect(addressProblem.postalCode(typed)).toBe('郵便番号は、7桁の数字で入力してください。')
      expect(postalCodeText(typed)).toBe(typed)
    },
  )
})

describe('the rule for a phone number (R068, W100)', () => {
  it.each(['045-123-4567 内線1', '0451e234567', '045-123-456①', '045/123/4567', '-0x451234567', '045123456７番'])(
    'rejects %s, which is not a phone number (Q431)',
    (typed) => {
      expect(addressProblem.phoneNumber(typed)).toBe('電話番号は、数字とハイフンだけで入力してください。')
    },
  )
  it.each([
    ['045-123-4567', '0451234567'],
    ['０９０ー１２３４ー５６７８', '09012345678'],
    ['+81 45-123-4567', '0451234567'],
    ['+81 (0)90 1234 5678', '09012345678'],
    ['（045）123-4567', '0451234567'],
    ['\u202D+81 90-1234-5678\u202C', '09012345678'],
  ])('accepts %s, and normalises the number to %s', (phoneNumber, digits) => {
    expect(addressProblem.phoneNumber(phoneNumber)).toBeUndefined()
    expect(normalisedAddress({ ...emptyAddress, phoneNumber }).phoneNumber).toBe(digits)
  })
  it('says that the area code is missing, or that the number of digits is wrong', () => {
    expect(addressProblem.phoneNumber('123-4567')).toContain('0から')
    expect(addressProblem.phoneNumber('0123-4567')).toBe(
      '電話番号が8桁です。市外局番から、10桁か11桁で入力してください。',
    )
    expect(addressProblem.phoneNumber('')).toBe('電話番号を入力してください。')
  })
})

describe('the rule for the kana reading of a name (R068, W100)', () => {
  it.each(['ホシノ', 'ほしの', 'ﾎｼﾉ', 'ヴァン・ダイク', 'マリー　アン', ''])('accepts "%s"', (kana) =>
    expect(addressProblem.lastNameKana(kana)).toBeUndefined(),
  )
  it.each(['星野', 'Hoshino', 'ホシノ1'])('rejects "%s" with a message about what to type', (kana) =>
    expect(addressProblem.lastNameKana(kana)).toBe('姓のフリガナをひらがなかカタカナで入力してください。'),
  )
})

describe('the fields of an address', () => {
  it('accept texts up to their limit, and say how many characters are too many (S134)', () => {
    expect(addressProblem.city('横'.repeat(60))).toBeUndefined()
    expect(addressProblem.city('横'.repeat(62))).toBe('市区町村が60文字を超えています。あと2文字減らしてください。')
    expect(addressProblem.lastName('👨‍👩‍👧'.repeat(40))).toBeUndefined()
    expect(addressProblem.lastName(`a${'\u0301'.repeat(400)}`)).toContain('40文字を超えています')
    expect(addressProblem.street('　')).toBe('町名・番地を入力してください。')
  })
  it('are required except the building; the prefecture must be chosen from a list', () => {
    expect(addressProblem.building(' ')).toBeUndefined()
    expect(addressProblem.prefecture('')).toBe('都道府県を選んでください。')
  })
  it('are sent to the server without tabs and line breaks, in normalised width, and otherwise unchanged', () => {
    const typed = { ...emptyAddress, street: '山下町１－２\n', building: 'ﾐﾅﾄﾋﾞﾙ\t３０１', lastNameKana: 'ほしの' }
    expect(normalisedAddress(typed)).toMatchObject({
      street: '山下町1-2',
      building: 'ミナトビル 301',
      lastNameKana: 'ホシノ',
    })
  })
})
