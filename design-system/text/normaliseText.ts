/**
 * What a Japanese keyboard types, in the width in which it is kept. Only the width changes: NFKC over everything would
 * make 神 of the 神 in somebody's name, and 1 of ①.
 */

/** Full-width ASCII but ～, which is a sign of its own; the wide space; half-width kana with their marks. */
const otherWidth = /[\uFF01-\uFF5D\u3000]+|[\uFF61-\uFF9F]+/g

/** A kana and its voiced mark apart, as file names and some keyboards have them. */
const apart = /[\u3041-\u30FF][\u3099\u309A]/g

/** What a paste brings along without being seen. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g

/** Hyphens, dashes and the long sound ー, which is the same key. */
const dashes = /[\u2010-\u2015\u2212\u30FC\uFE63]/g

/**
 * A typed text as it is sent: full-width letters and digits become ASCII, half-width kana full, without outer space.
 */
export function normaliseText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(otherWidth, (part) => part.normalize('NFKC'))
    .replace(apart, (pair) => pair.normalize('NFC'))
    .trim()
}

/** One line without tabs and line breaks, which a paste may bring along. */
export function normaliseLine(text: string): string {
  return normaliseText(text.replace(/\p{Cc}+/gu, ' '))
}

/** The ASCII digits of what was typed, in any width, with or without hyphens and spaces: ４８２ １０７ → 482107. */
export function normaliseDigits(text: string): string {
  return normaliseText(text).replace(/\D/g, '')
}

const hiragana = /[ぁ-ゖゝゞ]/g

/** A reading in full-width katakana, whatever was typed: はやせ and ﾊﾔｾ → ハヤセ. */
export function normaliseKana(text: string): string {
  return normaliseLine(text).replace(hiragana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
}

/**
 * An address has no space anywhere, and its full stop may be the Japanese one: ｋｏｈａｒｕ＠ example。jp → koharu@example.jp.
 */
export function normaliseEmail(text: string): string {
  return normaliseText(text).replace(/\s/g, '').replace(/[。｡]/g, '.')
}

/** A number of Japan as ten or eleven digits; +81 stands for the 0 that every one begins with. */
export function normalisePhone(text: string): string {
  return normaliseDigits(normaliseLine(text).replace(/^\+\s*81[\s-]*(?:\(0\))?0?/, '0'))
}

/** A printed code without spaces and unseen characters, with ASCII hyphens. Small letters stay small. */
export function normaliseCode(text: string): string {
  return normaliseText(text)
    .replace(/[\s\p{DI}]/gu, '')
    .replace(dashes, '-')
}
