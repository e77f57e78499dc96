import { graphemeCount } from './graphemes.ts'

/** Blank letters that Unicode counts as letters or signs: Braille's empty cell, an empty note, the object's place. */
const shown = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\uFFFC\u{1D159}]/u

/**
 * Whether a text shows anything: a character that is neither blank (U+3164), ignorable (U+200B), a control of text or
 * direction, nor only a mark on another one. The hosts refuse a name or a post without any (Q370).
 */
export const isVisible = (text: string): boolean => shown.test(text)

/**
 * The length of a text that a user writes, in graphemes (S134). A grapheme may hold any number of marks: each ten code
 * points, as many as the longest emoji has, count as one at least. The hosts count the same way (Q371).
 */
export const textLength = (text: string): number =>
  Math.max(graphemeCount(text), Math.ceil(Array.from(text).length / 10))
