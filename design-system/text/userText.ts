import { graphemes } from './graphemes.ts'

/**
/**
 * Matches a visible character. Excludes blanks that Unicode counts as letters or signs (the empty Braille cell, the
 * empty note, the object placeholder, the blanks between hieroglyphs) and noncharacters such as U+FFFF.
 */
const shown = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{NChar}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]/u

/**
 * Whether a text contains a visible character, not only blanks (U+3164), ignorable characters (U+200B), text or
 * direction controls, or combining marks. The server refuses names and posts without one (Q370).
 */
export const hasVisibleCharacter = (text: string): boolean => shown.test(text)

/**
/**
 * Prepares a text of several lines for sending: one kind of line break, no control characters except tabs, and the
 * empty string if nothing is visible.
 */
export const textToSend = (text: string): string => {
  const sent = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return hasVisibleCharacter(sent) ? sent : ''
}

/**
 * The length of a user's text in graphemes. A grapheme can have any number of combining marks: one of more than ten
 * code points, the size of the longest emoji, counts as that many. The server counts the same way (S134, Q371, Q383).
 */
export const textLength = (text: string): number =>
  graphemes(text).reduce((sum, grapheme) => sum + lengthOf(Array.from(grapheme).length), 0)

const lengthOf = (codePoints: number) => (codePoints > 10 ? codePoints : 1)
