import { normaliseAscii } from './normaliseText.ts'
import { withoutUnit } from './withoutUnit.ts'

/**
 * Digits, or digits in groups of three: 1,000, or 1 000 with a space that does not break. An ordinary space is no
 * separator: browsers turn the line breaks of a pasted column of numbers into spaces.
 */
const wholeNumber = /^(?:\d+|\d{1,3}(?:[,、]\d{3})+|\d{1,3}(?:[\u00A0\u2009\u202F]\d{3})+)$/

/**
 * The whole number of a typed text in any character width, with or without its counter word or currency (`unit`): 1,000
 * and １０個 → 1000 and 10. Infinity where JavaScript would round. Undefined for anything else, such as an empty text, a
 * sign or a decimal point: a field must never read a number that the user did not write, such as 15 from 1.5 (Q431).
 */
export function wholeNumberOf(typed: string, unit = ''): number | undefined {
  const text = withoutUnit(normaliseAscii(typed), unit)
  if (!wholeNumber.test(text)) return undefined
  const number = Number(text.replace(/\D/g, ''))
  return Number.isSafeInteger(number) ? number : Infinity
}
