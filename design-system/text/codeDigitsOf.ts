import { digitsOf } from './digitsOf.ts'
import { normaliseText } from './normaliseText.ts'

/**
 * A code of `length` digits, also inside a pasted sentence if the sentence has no other code: 認証コードは４８２ １０７です →
 * 482107. Undefined when it is unclear which digits are the code.
 */
export function codeDigitsOf(typed: string, length: number): string | undefined {
  const digits = digitsOf(typed)
  if (digits !== undefined) return digits
  const joined = normaliseText(typed).replace(/(\d)[ -](?=\d)/g, '$1')
  const words = (joined.match(/[\w.,+-]+/g) ?? []).map((word) => word.replace(/[.,]+$/, ''))
  const codes = words.filter((word) => word.length === length && /^\d+$/.test(word))
  return codes.length === 1 ? codes[0] : undefined
}
