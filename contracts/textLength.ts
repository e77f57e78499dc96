/**
 * Maximum number of code points of a grapheme that counts as one character: as many as the longest emoji has (Q383).
 */
export const maxGraphemeCodePoints = 10

/**
 * Returns the maximum number of UTF-16 code units of a text within a limit of graphemes. It excludes no text that the
 * limit allows: a grapheme of more code points counts as that many characters (S134, Q383).
 */
export const maxCodeUnits = (graphemes: number): number => 2 * maxGraphemeCodePoints * graphemes

const graphemes = new Intl.Segmenter('ja')

/** The graphemes of a text, which users perceive as characters: a family emoji is one (S134). */
export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/**
 * Whether a text has at most `longest` graphemes (S134). A grapheme can contain any number of combining marks, so one
 * with more code points than the longest emoji counts by its code points (Q383). Texts that are far too long are not
 * segmented.
 */
export function fitsGraphemes(text: string, longest: number): boolean {
  if (text.length > maxCodeUnits(longest)) return false
  return graphemesOf(text).reduce((sum, grapheme) => sum + lengthOf(grapheme), 0) <= longest
}

function lengthOf(grapheme: string): number {
  const codePoints = Array.from(grapheme).length
  return codePoints > maxGraphemeCodePoints ? codePoints : 1
}
