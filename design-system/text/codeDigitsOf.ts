import { digitsOf } from './digitsOf.ts'
import { dashes, normaliseAscii } from './normaliseText.ts'

/** A space or a dash of any kind between two digits. The ー of a word such as コード is not one. */
const gapInNumber = new RegExp(`(\\d)(?:[ -]|${dashes.source})(?=\\d)`, 'g')

/**
 * A code of `length` digits, even inside a pasted sentence, if that sentence contains only one code: 認証コードは４８２ １０７です →
 * 482107. Undefined when it is unclear which digits are the code.
 */
export function codeDigitsOf(typed: string, length: number): string | undefined {
  const digits = digitsOf(typed)
  if (digits !== undefined) return digits
  const joined = normaliseAscii(typed).replace(gapInNumber, '$1')
  const words = (joined.match(/[\w.,+-]+/g) ?? []).map((word) => word.replace(/[.,]+$/, ''))
  const codes = words.filter((word) => word.length === length && /^\d+$/.test(word))
  return codes.length === 1 ? codes[0] : undefined
}
