import { fitsGraphemes, hasControls, isVisible } from '../runtime/userText.ts'

/**
 * Whether a text is acceptable as a person's name: one visible line (Q370), trimmed, at most `limit` graphemes (S134).
 */
export const isName = (text: string, limit: number): boolean =>
  text === text.trim() && !hasControls(text) && isVisible(text) && fitsGraphemes(text, limit)
