import { graphemesOf } from './graphemes.ts'

/**
 * Blank characters that Unicode counts as letters or signs: Braille's empty cell, an empty note, the object's place,
 * and the blanks between hieroglyphs. Code points that are no character (U+FFFF) are blank as well.
 */
const shown = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{NChar}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]/u

/**
 * Whether a text shows anything: a character that is neither blank (U+3164), ignorable (U+200B), a control of text or
 * direction, nor only a mark on another one (Q370).
 */
export const isVisible = (text: string): boolean => shown.test(text)

/** Whether a text of one line has a control character: a line break, or what a terminal or a label would obey. */
export const hasControls = (line: string): boolean => /\p{Cc}/u.test(line)

/** The same for a text of several lines, where line breaks and tabs belong. */
export const hasControlsInLines = (text: string): boolean => /[^\P{Cc}\n\t]/u.test(text)

/** Code points of the longest emoji: two people of two skin colours who kiss. */
const longestGrapheme = 10

/**
 * Whether a text has at most so many graphemes (S134). A grapheme may hold any number of marks, so one with more code
 * points than the longest emoji counts as all of them (Q383). A text that is far too long is not segmented.
 */
export function fits(text: string, longest: number): boolean {
  if (text.length > 2 * longestGrapheme * longest) return false
  return graphemesOf(text).reduce((sum, grapheme) => sum + lengthOf(grapheme), 0) <= longest
}

function lengthOf(grapheme: string): number {
  const codePoints = Array.from(grapheme).length
  return codePoints > longestGrapheme ? codePoints : 1
}

/** Accents, strokes and rings on letters; the voiced marks of kana are none. And characters that are not seen. */
const notCompared = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\p{DI}\p{Cf}]/gu

/**
 * The form in which texts are compared: any width (ＳＰＡＭ is spam), without case, without accents and strokes, and
 * without characters that are not seen, such as a zero-width space in the middle of a word.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(notCompared, '')
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
