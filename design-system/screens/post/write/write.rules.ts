import { hasVisibleCharacter } from '../../../text/hasVisibleCharacter.ts'
import { textToSend, textLength } from '../../../text/userText.ts'

/** The maximum number of graphemes in a post (S134, C088). */
export const maxPostLength = 500
/** The maximum number of graphemes in the description of a picture (Q213). */
export const maxAltLength = 200

/** Normalises a description for sending: one line, and '' when it has no visible character. */
export const altToSend = (alt: string): string => (hasVisibleCharacter(alt) ? alt.replace(/\p{Cc}+/gu, ' ').trim() : '')

/** The number of graphemes in the normalised text (S134). */
export const postLength = (text: string): number => textLength(textToSend(text))

/** The error sentence for the text of a post; undefined when valid. */
export function postTextProblem(text: string, media: number): string | undefined {
  const sent = textToSend(text)
  if (sent === '' && media === 0) return '本文が空です。ひとことでも入力してください。'
  const over = postLength(text) - maxPostLength
  if (over > 0) return `本文が${over}文字多すぎます。${maxPostLength}文字までにしてください。`
  return undefined
}

/** The maximum number of graphemes in the label of a cover against spoilers. */
export const maxSpoilerLabelLength = 40

/** Normalises the label of a cover for sending: one line, and '' when it has no visible character. */
export const labelToSend = altToSend

/** The error sentence for the label of a cover; undefined when valid. */
export const spoilerLabelProblem = (label: string): string | undefined =>
  textLength(labelToSend(label)) > maxSpoilerLabelLength
    ? `説明は${maxSpoilerLabelLength}文字までにしてください。`
    : undefined

/** The error sentence for a picture's description; undefined when valid (Q213). */
export const altProblem = (alt: string): string | undefined =>
  textLength(altToSend(alt)) > maxAltLength ? `説明は${maxAltLength}文字までにしてください。` : undefined
