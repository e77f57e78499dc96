import { dashes, normaliseText } from './normaliseText.ts'

/**
 * Readers of typed numbers. They never return a number that is not written in the text: 1.5 is not 15, -3 is not 3, and
 * 1e3 is not 13. Undefined means that the field keeps the text and reports an error.
 */

/** Digits, or digits in groups of three: 1,000 or 1 000. */
const wholeNumber = /^(?:\d+|\d{1,3}(?:[,、]\d{3})+|\d{1,3}(?: \d{3})+)$/

const spaces = /[\u00A0\u2009\u202F]/g

/**
 * The whole number of a typed text in any character width, with or without its counter word or currency (`unit`): 1,000
 * and １０個 → 1000 and 10. Infinity where JavaScript would round. Undefined for anything else, such as an empty text, a
 * sign or a decimal point.
 */
export function wholeNumberOf(typed: string, unit = ''): number | undefined {
  const text = withoutUnit(normaliseText(typed.replace(spaces, ' ')), unit)
  if (!wholeNumber.test(text)) return undefined
  const number = Number(text.replace(/\D/g, ''))
  return Number.isSafeInteger(number) ? number : Infinity
}

const withoutUnit = (text: string, unit: string) =>
  unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text

/**
 * The digits of one part of a date in any character width, with or without its unit (`年`): ２００４年 → 2004. Undefined
 * when the text contains anything else; an empty text has no digits.
 */
export function datePartOf(typed: string, unit: string): string | undefined {
  const text = withoutUnit(normaliseText(typed), unit)
  return /^\d*$/.test(text) ? text : undefined
}

/**
 * The digits of a typed number that names something (a card, a postal code), as ASCII: spaces and hyphens between digits
 * are dropped. Undefined when the text contains anything else; an empty text has no digits.
 */
export function digitsOf(typed: string): string | undefined {
  const text = normaliseText(typed.replace(spaces, ' ')).replace(dashes, '-')
  return text === '' || /^\d+(?:[\s-]+\d+)*$/.test(text) ? text.replace(/\D/g, '') : undefined
}

/**
 * A code of `length` digits, also inside a pasted sentence if the sentence has no other code: 認証コードは４８２ １０７です →
 * 482107. Undefined when it is unclear which digits are the code.
 */
export function codeDigitsOf(typed: string, length: number): string | undefined {
  const digits = digitsOf(typed)
  if (digits !== undefined) return digits
  const runs = normaliseText(typed).match(/(?<![\w.,+-])\d+(?:[ -]\d+)*(?![\w.,-]*\d)/g) ?? []
  const codes = runs.map((run) => run.replace(/\D/g, '')).filter((run) => run.length === length)
  return codes.length === 1 ? codes[0] : undefined
}
