const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** What a reader counts as characters (S134): 👨‍👩‍👧 and が written as か゛ combined are one each. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
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
  const kept: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (kept.length === limit) return `${kept.slice(0, -1).join('')}…`
    kept.push(segment)
  }
  return text
}
