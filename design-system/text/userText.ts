import { graphemes } from './graphemes.ts'
import { hasVisibleCharacter } from './hasVisibleCharacter.ts'

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
