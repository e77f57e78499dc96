import { graphemeCount } from './graphemes.ts'

/** Blank letters that Unicode counts as letters or signs: Braille's empty cell, an empty note, the object's place. */
const shown = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\uFFFC\u{1D159}]/u

/**
 * Whether a text shows anything: a character that is neither blank (U+3164), ignorable (U+200B), a control of text or
 * direction, nor only a mark on another one (Q370).
 */
export const isVisible = (text: string): boolean => shown.test(text)

/** Code points of the longest emoji: two people of two skin colours who kiss. */
const longestGrapheme = 10

/**
 * Whether a text has at most so many graphemes (S134). A grapheme may hold any number of marks, so code points are
 * limited as well. A text that is far too long is not segmented.
 */
export function fits(text: string, longest: number): boolean {
  if (text.length > 2 * longestGrapheme * longest) return false
  return Array.from(text).length <= longestGrapheme * longest && graphemeCount(text) <= longest
}

/**
 * The form in which texts are compared: any width (ＳＰＡＭ is spam), without case, and without characters that are not
 * seen, such as a zero-width space in the middle of a word.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{DI}\p{Cf}]/gu, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
