import { fitsGraphemes, hasControlCharacter, isVisible } from '../runtime/userText.ts'

/**
 * Whether a text is acceptable as a person's name: one visible line (Q370), trimmed, at most `limit` graphemes (S134).
 */
export const isPersonName = (text: string, limit: number): boolean =>
  text === text.trim() && !hasControlCharacter(text) && isVisible(text) && fitsGraphemes(text, limit)
