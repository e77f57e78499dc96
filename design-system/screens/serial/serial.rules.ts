import { normaliseCode, normaliseText } from '../../text/normaliseText.ts'
import { clampText } from '../../text/graphemes.ts'

/** How many codes can be sent at once (contract); more wait in the box for the next time. */
export const codesAtOnce = 10

/** Longer than any code. */
export const longestCode = 64

/** The codes in what was typed or pasted, each once: any width, any hyphen, any case, one or many in a line. */
export function codesIn(text: string): string[] {
  const codes = normaliseText(text)
    .split(/[\s,;、。]+/)
    .map((code) => normaliseCode(code).toUpperCase())
  return [...new Set(codes.filter(Boolean))]
}

/** What is wrong with the box before anything is sent. */
export function codesProblem(text: string): string | undefined {
  const codes = codesIn(text)
  if (codes.length === 0) return 'シリアルコードを入力してください。'
  const long = codes.find((code) => code.length > longestCode)
  return (
    long && `「${clampText(long, 13)}」は${longestCode}文字をこえています。コードだけを1行に1件ずつ入力してください。`
  )
}

/** What stays in the box after some codes were registered: the refused ones, and those that were too many for once. */
export function codesLeft(text: string, sent: readonly string[], refused: readonly string[]): string {
  return codesIn(text)
    .filter((code) => refused.includes(code) || !sent.includes(code))
    .join('\n')
}
