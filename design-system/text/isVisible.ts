/** Blank letters that Unicode counts as letters or signs: Braille's empty cell, an empty note, the object's place. */
const shown = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\uFFFC\u{1D159}]/u

/**
 * Whether a text shows anything: a character that is neither blank (U+3164), ignorable (U+200B), a control of text or
 * direction, nor only a mark on another one. The hosts refuse a name or a post without any (Q370).
 */
export const isVisible = (text: string): boolean => shown.test(text)
