import { graphemeCount } from './graphemes.ts'

/**
 * Matches a visible character. Excludes blanks that Unicode counts as letters or signs: the empty Braille cell, the
 * empty note, the object placeholder.
 */
const shown = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\uFFFC\u{1D159}]/u

/**
 * Whether a text contains a visible character, not only blanks (U+3164), ignorable characters (U+200B), text or
 * direction controls, or combining marks. The server refuses names and posts without one (Q370).
 */
export const isVisible = (text: string): boolean => shown.test(text)

/**
 * The length of a user's text in graphemes. Every ten code points, the size of the longest emoji, count as at least
 * one, because a grapheme can have any number of combining marks. The server counts in the same way (S134, Q371).
 */
export const textLength = (text: string): number =>
  Math.max(graphemeCount(text), Math.ceil(Array.from(text).length / 10))
