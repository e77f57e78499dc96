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
