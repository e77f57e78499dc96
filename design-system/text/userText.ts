import { graphemes } from './graphemes.ts'

/**
 * Blank characters that Unicode counts as letters or signs: Braille's empty cell, an empty note, the object's place,
 * and the blanks between hieroglyphs. Code points that are no character (U+FFFF) are blank as well.
 */
const shown = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{NChar}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]/u

/**
 * Whether a text shows anything: a character that is neither blank (U+3164), ignorable (U+200B), a control of text or
 * direction, nor only a mark on another one. The hosts refuse a name or a post without any (Q370).
 */
export const isVisible = (text: string): boolean => shown.test(text)

/**
 * A text of several lines as it is sent: line breaks of one kind, no control characters but tabs, and nothing where
 * nothing can be seen.
 */
export const sentText = (text: string): string => {
  const sent = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return isVisible(sent) ? sent : ''
}

/**
 * The length of a text that a user writes, in graphemes (S134). A grapheme may hold any number of marks: one of more
 * than ten code points, which the longest emoji has, counts as all of them. The hosts count the same way (Q371, Q383).
 */
export const textLength = (text: string): number =>
  graphemes(text).reduce((sum, grapheme) => sum + lengthOf(Array.from(grapheme).length), 0)

const lengthOf = (codePoints: number) => (codePoints > 10 ? codePoints : 1)
