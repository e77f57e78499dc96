/**
 * Maximum number of code points of a grapheme that counts as one character: as many as the longest emoji has (Q383).
 */
export const maxGraphemeCodePoints = 10

/**
 * Returns the maximum number of UTF-16 code units of a text within a limit of graphemes. It excludes no text that the
 * limit allows: a grapheme of more code points counts as that many characters (S134, Q383).
 */
export const maxCodeUnits = (graphemes: number): number => 2 * maxGraphemeCodePoints * graphemes
