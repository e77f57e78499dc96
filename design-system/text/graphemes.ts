/** Letters, kana, kanji and full-width forms that never join with what stands beside them. */
const simple = /^[ -~\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uff01-\uff5e]*$/

/** Each letter stands on its own and within its line, unlike those that marks pile up on (U+0300 and others). */
export const staysInLine = (text: string): boolean => text.split('\n').every((line) => simple.test(line))

let segmenter: Intl.Segmenter | undefined

/** The browser's segments are slow to begin: they are made with the first text that needs them. */
function segmentsOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** What a reader counts as characters (S134): 👨‍👩‍👧 and が written as か゛ combined are one each. */
export function graphemes(text: string): string[] {
  return simple.test(text) ? text.split('') : Array.from(segmentsOf(text), ({ segment }) => segment)
}

/** The length of a text in graphemes (S134). */
export function graphemeCount(text: string): number {
  return graphemes(text).length
}

/** Cuts a text to at most `limit` graphemes (S134), the last of them an ellipsis when something was cut. */
export function clampText(text: string, limit: number): string {
  // A grapheme has at least one code unit, so a text this short cannot be too long, and a huge one is not walked
  // through.
  if (text.length <= limit) return text
  if (simple.test(text)) return `${text.slice(0, Math.max(0, limit - 1))}…`
  const kept: string[] = []
  for (const { segment } of segmentsOf(text)) {
    if (kept.length === limit) return `${kept.slice(0, -1).join('')}…`
    kept.push(segment)
  }
  return text
}
