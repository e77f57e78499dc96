import { graphemeCount } from './graphemes.ts'

/**
 * The length of a text that a user writes, in graphemes (S134). A grapheme may hold any number of marks: each ten code
 * points, as many as the longest emoji has, count as one at least. The hosts count the same way (Q371).
 */
export const textLength = (text: string): number =>
  Math.max(graphemeCount(text), Math.ceil(Array.from(text).length / 10))
