/** How many codes can be sent at once (contract); more wait in the box for the next time. */
export const codesAtOnce = 10

/** Longer than any code. */
export const longestCode = 64

/** Every line that a keyboard or a print shop takes for a hyphen; NFKC has already joined their other widths. */
const hyphens = /[\u2010-\u2015\u2043\u2212\u30fc]/g

/** Marks that nobody sees: soft hyphens, joiners and marks of direction come along with a copied text. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** The codes in what was typed or pasted, each once: any width, any hyphen, any case, one or many in a line. */
export function codesIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(hyphens, '-').toUpperCase()
  return [...new Set(plain.split(/[\s,;、。]+/).filter(Boolean))]
}

/** What is wrong with the box before anything is sent. */
export function codesProblem(text: string): string | undefined {
  const codes = codesIn(text)
  if (codes.length === 0) return 'シリアルコードを入力してください。'
  const long = codes.find((code) => code.length > longestCode)
  return (
    long && `「${long.slice(0, 12)}…」は${longestCode}文字をこえています。コードだけを1行に1件ずつ入力してください。`
  )
}

/** What stays in the box after some codes were registered: the refused ones, and those that were too many for once. */
export function codesLeft(text: string, sent: readonly string[], refused: readonly string[]): string {
  return codesIn(text)
    .filter((code) => refused.includes(code) || !sent.includes(code))
    .join('\n')
}
