/**
 * Matches a visible character. Excluded are blank characters that Unicode counts as letters or signs: the empty Braille
 * cell, the null note head, the object replacement character, and hieroglyphic blanks. Noncharacters (U+FFFF) are blank
 * as well.
 */
const visibleCharacter = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{NChar}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]/u

/**
 * Whether a text has a visible character: not blank (U+3164), ignorable (U+200B), a control of text or direction, or
 * only a combining mark (Q370).
 */
export const isVisible = (text: string): boolean => visibleCharacter.test(text)

/** Whether a one-line text has a control character: a line break, or one that a terminal would interpret. */
export const hasControlCharacter = (line: string): boolean => /\p{Cc}/u.test(line)

/** Whether a multi-line text has a control character other than line breaks and tabs. */
export const hasControlCharacterInLines = (text: string): boolean => /[^\P{Cc}\n\t]/u.test(text)

/**
 * Matches characters that are removed before texts are compared: combining accents, strokes and rings (but not the
 * voiced marks of kana), and invisible characters.
 */
const ignoredWhenComparing = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\p{DI}\p{Cf}]/gu

/**
 * The form in which texts are compared: independent of width (ＳＰＡＭ is spam), letter case, accents and strokes, and
 * without invisible characters such as a zero-width space within a word.
 */
export const foldForComparison = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ignoredWhenComparing, '')
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
