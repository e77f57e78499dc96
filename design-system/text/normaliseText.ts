/** A typed text as it is sent: NFKC (full-width letters and digits become ASCII, half-width kana full) without outer space. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').trim()
}

/** The ASCII digits of what was typed, in any width, with or without hyphens and spaces: ４８２ １０７ → 482107. */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

const hiragana = /[ぁ-ゖゝゞ]/g

/** A reading in full-width katakana, whatever was typed: はやせ and ﾊﾔｾ → ハヤセ. */
export function normaliseKana(text: string): string {
  return normaliseText(text).replace(hiragana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
}
