import { normaliseCode, normaliseText } from '../../text/normaliseText.ts'
import { clampText } from '../../text/graphemes.ts'

/** The maximum number of codes per request; further ones remain in the box. */
export const maxCodesPerRequest = 10

/** A maximum number of characters that is longer than any valid code. */
export const maxCodeLength = 64

/** Extracts the unique codes from a typed or pasted text, in any width, hyphenation, case and separation. */
export function extractCodes(text: string): string[] {
  const codes = normaliseText(text)
    .split(/[\s,;、。]+/)
    .map((code) => normaliseCode(code).toUpperCase())
  return [...new Set(codes.filter(Boolean))]
}

/** The error sentence for the text box before sending; undefined when valid. */
export function codesProblem(text: string): string | undefined {
  const codes = extractCodes(text)
  if (codes.length === 0) return 'シリアルコードを入力してください。'
  const long = codes.find((code) => code.length > maxCodeLength)
  return (
    long && `「${clampText(long, 13)}」は${maxCodeLength}文字をこえています。コードだけを1行に1件ずつ入力してください。`
  )
}

/**
 * The text that remains in the box after some codes were registered: the refused ones, and those above the maximum
 * per request.
 */
export function remainingCodes(text: string, sent: readonly string[], refused: readonly string[]): string {
  return extractCodes(text)
    .filter((code) => refused.includes(code) || !sent.includes(code))
    .join('\n')
}
