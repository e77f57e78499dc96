import { fits, hasControls, isVisible } from '../runtime/userText.ts'

/** A person's name: one line without white space around it, that can be seen (Q370), up to so many graphemes (S134). */
export const isName = (text: string, limit: number): boolean =>
  text === text.trim() && !hasControls(text) && isVisible(text) && fits(text, limit)
