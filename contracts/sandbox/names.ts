const graphemes = new Intl.Segmenter('ja')

/** Length as readers count it (S134). */
export const lengthOf = (text: string) => [...graphemes.segment(text)].length

/** A person's name: no edge of white space, no control characters, from one grapheme up to so many, none of them endless. */
export function isName(text: string, limit: number): boolean {
  if (text !== text.trim() || /\p{Cc}/u.test(text) || text.length > limit * 20) return false
  const length = lengthOf(text)
  return length >= 1 && length <= limit
}
