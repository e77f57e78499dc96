const graphemes = new Intl.Segmenter('ja')

/** Length as a reader counts: an emoji of a family is one (S134). */
export const graphemeCount = (text: string) => [...graphemes.segment(text)].length

/** At most so many of them; what is cut off leaves an ellipsis. */
export function cutGraphemes(text: string, longest: number): string {
  const all = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return all.length > longest ? `${all.slice(0, longest - 1).join('')}…` : text
}
