const graphemes = new Intl.Segmenter('ja')

/** What a reader counts as characters: an emoji of a family is one (S134). */
export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** At most so many of them; what is cut off leaves an ellipsis. */
export function cutGraphemes(text: string, longest: number): string {
  const all = graphemesOf(text)
  return all.length > longest ? `${all.slice(0, longest - 1).join('')}…` : text
}
