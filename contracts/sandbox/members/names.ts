import { graphemeCount } from '../runtime/graphemes.ts'

/**
 * A person's name: no edge of white space, no control characters, from one grapheme up to so many (S134), none of them
 * endless.
 */
export function isName(text: string, limit: number): boolean {
  if (text !== text.trim() || /\p{Cc}/u.test(text) || text.length > limit * 20) return false
  const length = graphemeCount(text)
  return length >= 1 && length <= limit
}
