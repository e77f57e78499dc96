/** Matches texts of letters, kana, kanji and full-width forms that do not combine with neighbouring characters. */
const simple = /^[ -~\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uff01-\uff5e]*$/

/**
 * Whether no character of the text can overflow its line. Letters with many stacked combining marks (U+0300 and others)
 * do.
 */
export const cannotOverflowLine = (text: string): boolean => text.split('\n').every((line) => simple.test(line))

let segmenter: Intl.Segmenter | undefined

/** Splits a text into graphemes. The `Intl.Segmenter` is created on first use, because that is slow. */
function segmentsOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Splits a text into what a reader counts as characters: 👨‍👩‍👧 and が written as か゛ combined are one each (S134). */
export function graphemes(text: string): string[] {
  return simple.test(text) ? text.split('') : Array.from(segmentsOf(text), ({ segment }) => segment)
}

/** The length of a text in graphemes (S134). */
export function graphemeCount(text: string): number {
  return graphemes(text).length
}

/** Cuts a text to at most `limit` graphemes, the last of them an ellipsis if something was cut (S134). */
export function clampText(text: string, limit: number): string {
  // A grapheme has at least one code unit, so a text this short cannot be too long. This also avoids segmenting.
  if (text.length <= limit) return text
  if (simple.test(text)) return `${text.slice(0, Math.max(0, limit - 1))}…`
  const kept: string[] = []
  for (const { segment } of segmentsOf(text)) {
    if (kept.length === limit) return `${kept.slice(0, -1).join('')}…`
    kept.push(segment)
  }
  return text
}
