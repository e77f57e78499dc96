/**
 * Normalises the character width of Japanese keyboard input. Only the width changes: NFKC on the whole text would also
 * change the kanji of a name (U+FA19 becomes 神), and ① becomes 1.
 */

/** Full-width ASCII except ～, which is a character of its own; the wide space; half-width kana with their marks. */
const otherWidth = /[\uFF01-\uFF5D\u3000]+|[\uFF61-\uFF9F]+/g

/** A kana followed by a separate voiced mark, as in file names and from some keyboards. */
const apart = /[\u3041-\u30FF][\u3099\u309A]/g

/** Invisible characters that pasted text may contain. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g

/** Invisible marks that phones and mail programs put around a copied number or address. None of them turns it round. */
const leftToRight = /[\u200E\u202A\u202C\u202D\u2066\u2068\u2069]/g

/** Hyphens and dashes, and the long sound mark ー, which is on the same key. */
export const dashes = /[\u2010-\u2015\u2212\u30FC\uFE63]/g

/**
 * Normalises typed text for sending: full-width letters and digits become ASCII, half-width kana become full-width, and
 * outer whitespace is removed.
 */
export function normaliseText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(otherWidth, (part) => part.normalize('NFKC'))
    .replace(apart, (pair) => pair.normalize('NFC'))
    .trim()
}

/**
 * Like `normaliseText`, for numbers and addresses in ASCII: also removes marks of the text direction, which names
 * keep.
 */
export const normaliseAscii = (text: string): string => normaliseText(text.replace(leftToRight, ''))

/** Like `normaliseText`, for one line: tabs and line breaks from pasted text become spaces. */
export function normaliseLine(text: string): string {
  return normaliseText(text.replace(/\p{Cc}+/gu, ' '))
}

/** The digits of a typed text as ASCII, without everything else: ４８２ １０７ → 482107. */
export function normaliseDigits(text: string): string {
  return normaliseText(text).replace(/\D/g, '')
}

const hiragana = /[ぁ-ゖゝゞ]/g

/** A name's reading in full-width katakana: はやせ and ﾊﾔｾ → ハヤセ. */
export function normaliseKana(text: string): string {
  return normaliseLine(text).replace(hiragana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
}

/** An email address: removes all spaces and accepts the Japanese full stop: ｋｏｈａｒｕ＠ example。jp → koharu@example.jp. */
export function normaliseEmail(text: string): string {
  return normaliseAscii(text).replace(/\s/g, '').replace(/[。｡]/g, '.')
}

/** A Japanese phone number as ten or eleven digits; a leading +81 becomes 0. */
export function normalisePhone(text: string): string {
  return normaliseDigits(normaliseAscii(text).replace(/^\+\s*81[\s-]*(?:\(0\))?0?/, '0'))
}

/**
 * A printed code: removes spaces and invisible characters, and turns dashes into ASCII hyphens. Lower case stays as it
 * is.
 */
export function normaliseCode(text: string): string {
  return normaliseText(text)
    .replace(/[\s\p{DI}]/gu, '')
    .replace(dashes, '-')
}
