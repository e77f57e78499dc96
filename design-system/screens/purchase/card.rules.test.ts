import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardBrandOf,
  gatewayCardOf,
  securityCodeProblem,
  parseExpiry,
  cardExpiryProblem,
  groupedCardNumber,
  cardNumberProblem,
  caretAfterDigits,
} from './card.rules.ts'
import type { CardBrand } from './card.types.ts'
import { cardExpiryState, cardExpiryText } from './registeredCard.rules.ts'

const allBrands: readonly CardBrand[] = ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DINERS']
const visa = '4242424242424242'
/** The last evening of January in Japan, still the 31st. */
const now = '2026-01-31T14:59:00Z'
const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0xff10))

describe('a typed card number (R040, W072, W132)', () => {
  it.each<[CardBrand, string]>([
    ['VISA', visa],
    ['VISA', '4000000000006'],
    ['MASTERCARD', '5555555555554444'],
    ['MASTERCARD', '2223003122003222'],
    ['JCB', '3530111333300000'],
    ['AMEX', '378282246310005'],
    ['DINERS', '30569309025904'],
    ['DINERS', '38520000023237'],
  ])('of the brand %s is recognised by its first digits, and accepted: %s', (brand, number) => {
    expect(cardBrandOf(number.slice(0, 2))).toBe(brand)
    expect(cardBrandOf(number)).toBe(brand)
    expect(cardNumberProblem(number, allBrands)).toBeUndefined()
    expect(cardNumberProblem(fullWidth(number), allBrands)).toBeUndefined()
    expect(cardNumberProblem(number.replace(/(.{4})/g, '$1-'), allBrands)).toBeUndefined()
  })

  it('has no brand until its digits determine one', () => {
    expect(['', '3', '5', '2', '9', '１'].map(cardBrandOf)).toEqual(Array(6).fill(undefined))
  })

  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    [visa, '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['４２４２　４２４２', '4242 4242'],
    ['4242-4242-4242-4242-99', '4242 4242 4242 4242 99'],
    ['4242-', '4242'],
    ['4242.4242', '4242.4242'],
    ['-4242', '-4242'],
    ['', ''],
  ])('that is typed as %s is grouped as on the card: %s', (typed, grouped) => {
    expect(groupedCardNumber(typed)).toBe(grouped)
  })

  it('keeps the caret after the digit at which it was, when the number is grouped again, wherever the user types', () => {
    const digits = fc.stringMatching(/^\d{0,16}$/)
    fc.assert(
      fc.property(digits, fc.nat(16), (typed, behind) => {
        const text = groupedCardNumber(typed)
        const figures = Math.min(behind, typed.length)
        const place = caretAfterDigits(figures, text)
        expect(text.slice(0, place).replaceAll(' ', '')).toBe(typed.slice(0, figures))
      }),
    )
  })

  it('with one wrong digit, at any position, is rejected by the Luhn checksum', () => {
    for (let at = 1; at < visa.length; at += 1) {
      const wrong = visa.slice(0, at) + String((Number(visa[at]) + 1) % 10) + visa.slice(at + 1)
      expect(cardNumberProblem(wrong, allBrands)).toMatch(/^カード番号が正しくありません/)
    }
  })

  it('that is invalid gets an error that says what is missing, without repeating a typed digit', () => {
    expect(cardNumberProblem('', allBrands)).toMatch(/入力してください/)
    expect(cardNumberProblem('4242 42', allBrands)).toMatch(/足りません。Visaは16桁/)
    expect(cardNumberProblem(`${visa}1`, allBrands)).toMatch(/多すぎます/)
    for (const typed of ['4242.4242.4242.4242', `-${visa}`, `${visa}e`, '①', `4${visa}`.replace('44', '4o')])
      expect(cardNumberProblem(typed, allBrands)).toMatch(/数字だけで/)
    expect(cardNumberProblem('9999', allBrands)).toBe(
      '使えるカードは、Visa、Mastercard、JCB、American Express、Diners Clubです。',
    )
    expect(cardNumberProblem('378282246310005', ['VISA', 'JCB', 'UNKNOWN'])).toBe('使えるカードは、Visa、JCBです。')
  })
})

describe('a typed expiry date of a card (S091, Q59)', () => {
  it.each([
    '12/30',
    '1230',
    '12 / 30',
    '12/2030',
    '122030',
    '2030/12',
    '203012',
    '2030-12',
    '2030年12月',
    '１２／３０',
  ])('that is typed as %s means December 2030', (typed) => {
    expect(parseExpiry(typed)).toBe('203012')
  })

  it.each([
    '',
    '13/30',
    '0/30',
    '00/30',
    '12',
    '12/3',
    '12/1930',
    '1/2/30',
    'abc',
    '12345',
    '202013',
    '-12/30',
    '12e30',
    '12,30',
    '12/30x',
    '12//30',
  ])('that is typed as %s is rejected as invalid', (typed) => {
    expect(parseExpiry(typed)).toBeUndefined()
  })

  it('is shown in the form YYYY/MM', () => {
    expect(cardExpiryText('203012')).toBe('2030/12')
    expect(cardExpiryText('')).toBe('')
  })

  it('is valid until the end of its month in Japan', () => {
    expect(cardExpiryState({ expiry: '202602' }, now)).toBe('valid')
    expect(cardExpiryState({ expiry: '202601' }, now)).toBe('ends')
    expect(cardExpiryState({ expiry: '202512' }, now)).toBe('expired')
    expect(cardExpiryState({ expiry: '202601' }, '2026-01-31T15:00:00Z')).toBe('expired')
  })

  it('that is invalid gets the error message for this kind of mistake', () => {
    expect(cardExpiryProblem('', now)).toMatch(/入力してください/)
    expect(cardExpiryProblem('13/30', now)).toMatch(/月と年で/)
    expect(cardExpiryProblem('12/25', now)).toMatch(/切れています/)
    expect(cardExpiryProblem('01/26', now)).toBeUndefined()
    expect(cardExpiryProblem('01/99', now)).toMatch(/先すぎます/)
  })
})

describe('the security code of a card', () => {
  it('has three digits, or four for American Express', () => {
    expect(securityCodeProblem('123', 'VISA')).toBeUndefined()
    expect(securityCodeProblem('１２３', undefined)).toBeUndefined()
    expect(securityCodeProblem('1234', 'VISA')).toMatch(/3桁/)
    expect(securityCodeProblem('123', 'AMEX')).toMatch(/4桁/)
    expect(securityCodeProblem('1234', 'AMEX')).toBeUndefined()
    expect(securityCodeProblem('', 'JCB')).toMatch(/入力してください/)
    for (const typed of ['12.3', '-123', '1e23', '12①']) expect(securityCodeProblem(typed, 'VISA')).toMatch(/3桁の数字/)
  })
})

it('gatewayCardOf() converts a typed card to the format of the payment gateway', () => {
  const typed = { number: '４２４２ 4242 4242 4242', expiry: '12/30', code: ' １２３' }
  expect(gatewayCardOf(typed)).toEqual({ number: visa, expiry: '203012', securityCode: '123' })
})
