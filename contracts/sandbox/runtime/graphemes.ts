const graphemes = new Intl.Segmenter('ja')

/** The graphemes of a text, which users perceive as characters: a family emoji is one (S134). */
export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Cuts a text to at most `longest` graphemes, ending with an ellipsis if something was cut. */
export function cutGraphemes(text: string, longest: number): string {
  const all = graphemesOf(text)
  return all.length > longest ? `${all.slice(0, longest - 1).join('')}…` : text
}
