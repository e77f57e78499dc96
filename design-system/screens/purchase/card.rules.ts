/** Recognises, formats and validates typed card numbers, expiry dates and security codes. */

import { dashes, normaliseAscii, normaliseDigits } from '../../text/normaliseText.ts'
import { digitsOf } from '../../text/digitsOf.ts'
import { cardBrandText, type CardBrand, type GatewayCard, type TypedCard } from './card.types.ts'
import { cardExpiryState, monthInJapan } from './registeredCard.rules.ts'

interface BrandRule {
  brand: Exclude<CardBrand, 'UNKNOWN'>
  /** Matches the first digits as soon as they determine the brand. */
  begins: RegExp
  lengths: readonly number[]
  /** The lengths of the digit groups on the card. */
  groups: readonly number[]
}

const fours = [4, 4, 4, 4]
const brands: readonly BrandRule[] = [
  { brand: 'VISA', begins: /^4/, lengths: [13, 16], groups: fours },
  { brand: 'MASTERCARD', begins: /^(5[1-5]|2[2-7])/, lengths: [16], groups: fours },
  { brand: 'JCB', begins: /^35/, lengths: [16], groups: fours },
  { brand: 'AMEX', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { brand: 'DINERS', begins: /^3[0689]/, lengths: [14], groups: [4, 6, 4] },
]

const ruleOf = (digits: string) => brands.find(({ begins }) => begins.test(digits))

/** The brand of a partly typed number; undefined until the first digits determine it. */
export const cardBrandOf = (typed: string): CardBrand | undefined => ruleOf(normaliseDigits(typed))?.brand

/** The digits of a card number, even if it ends with the hyphen that the user has just typed after a group. */
const cardDigitsOf = (typed: string) => digitsOf(typed.replace(/[\s\p{Pd}−ー]+$/u, ''))

/**
 * Formats a number as on the card, with spaces between the groups. A text with other characters than digits, spaces and
 * hyphens stays as typed.
 */
export function groupedCardNumber(typed: string): string {
  const digits = cardDigitsOf(typed)
  if (digits === undefined) return typed
  const groups = ruleOf(digits)?.groups ?? fours
  const parts: string[] = []
  let from = 0
  for (const length of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + length))
    from += length
  }
  return [...parts, digits.slice(from)].filter(Boolean).join(' ')
}

/** The caret position in `text` after the given number of digits. */
export function caretAfterDigits(figures: number, text: string): number {
  let seen = 0
  for (const [at, sign] of Array.from(text).entries()) {
    if (seen === figures) return at
    if (sign !== ' ') seen += 1
  }
  return text.length
}

/** The Luhn checksum: detects one wrong digit, or two swapped neighbours. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, at) => (at % 2 === 1 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

const brandNames = (taken: readonly CardBrand[]) =>
  taken
    .filter((brand) => brand !== 'UNKNOWN')
    .map((brand) => cardBrandText[brand])
    .join('、')

/**
 * The error sentence for a card number, given the accepted brands; undefined when valid. Never contains a typed
 * digit.
 */
export function cardNumberProblem(typed: string, taken: readonly CardBrand[]): string | undefined {
  const digits = cardDigitsOf(typed)
  if (digits === undefined) return 'カード番号は、数字だけで入力してください。'
  if (digits === '') return 'カード番号を入力してください。'
  const rule = ruleOf(digits)
  if (!rule || !taken.includes(rule.brand)) return `使えるカードは、${brandNames(taken)}です。`
  const maxDigits = Math.max(...rule.lengths)
  if (!rule.lengths.includes(digits.length))
    return digits.length < maxDigits
      ? `カード番号の桁が足りません。${cardBrandText[rule.brand]}は${maxDigits}桁です。`
      : `カード番号の桁が多すぎます。${cardBrandText[rule.brand]}は${maxDigits}桁です。`
  return hasCheckDigit(digits) ? undefined : 'カード番号が正しくありません。カードを見ながら、確かめてください。'
}

/** Matches one number, or two with a separator that is usual in dates. */
const expiryFormat = /^(\d+)(?:(?:\s*[/.-]\s*|\s+|\s*[年月]\s*)(\d+)\s*[年月]?)?$/

/** Splits a date, typed in one of the usual formats, into the digits of month and year. */
function expiryParts(typed: string): [month: string, year: string] | undefined {
  const [, first = '', second = ''] = expiryFormat.exec(normaliseAscii(typed).replace(dashes, '-')) ?? []
  if (second !== '') return first.length === 4 ? [second, first] : [first, second]
  if (first.length === 6)
    return first.startsWith('20') ? [first.slice(4), first.slice(0, 4)] : [first.slice(0, 2), first.slice(2)]
  if (first.length === 4) return [first.slice(0, 2), first.slice(2)]
  return undefined
}

/** Parses an expiry date: 12/30, 1230, 12/2030, 2030/12, 203012, 2030年12月 → 203012; undefined when invalid. */
export function parseExpiry(typed: string): string | undefined {
  const [month = '', year = ''] = expiryParts(typed) ?? []
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(month)
  if (!isMonth || !/^(20)?\d\d$/.test(year)) return undefined
  return `20${year.slice(-2)}${month.padStart(2, '0')}`
}

/** The maximum number of years for which a card is valid; a later year is a typing error. */
const longestLife = 20

/** The error sentence for an expiry date; undefined when valid. `now` is ISO 8601. */
export function cardExpiryProblem(typed: string, now: string): string | undefined {
  if (normaliseAscii(typed) === '') return '有効期限を入力してください。'
  const expiry = parseExpiry(typed)
  if (expiry === undefined) return '有効期限は、カードのとおりに月と年で入力してください。'
  if (cardExpiryState({ expiry }, now) === 'expired')
    return 'このカードは有効期限が切れています。別のカードを入力してください。'
  const years = Number(expiry.slice(0, 4)) - Number(monthInJapan(now).slice(0, 4))
  return years > longestLife ? '有効期限の年が先すぎます。カードを見ながら、確かめてください。' : undefined
}

/** The length of the security code: four for American Express, three for the others. */
export const securityCodeLength = (brand: CardBrand | undefined): number => (brand === 'AMEX' ? 4 : 3)

/** The error sentence for the security code; undefined when valid. Its length depends on the brand. */
export function securityCodeProblem(typed: string, brand: CardBrand | undefined): string | undefined {
  const digits = digitsOf(typed)
  if (digits === '') return 'セキュリティコードを入力してください。'
  const length = securityCodeLength(brand)
  return digits?.length === length ? undefined : `セキュリティコードは、${length}桁の数字です。`
}

/** Converts a valid typed card to the gateway's format. */
export const gatewayCardOf = ({ number, expiry, code }: TypedCard): GatewayCard => ({
  number: normaliseDigits(number),
  expiry: parseExpiry(expiry) ?? '',
  securityCode: normaliseDigits(code),
})
