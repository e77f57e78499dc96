import { hasControlCharacter, isVisible } from '../runtime/userText.ts'

/** Whether a text is acceptable as a person's name: one visible line (Q370), trimmed. */
export const isPersonName = (text: string): boolean =>
  text === text.trim() && !hasControlCharacter(text) && isVisible(text)
