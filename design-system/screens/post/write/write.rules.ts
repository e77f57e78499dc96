import { isVisible, sentText, textLength } from '../../../text/userText.ts'

/** Graphemes of a post (S134, C088). */
export const longestPost = 500
/** Graphemes of what describes a picture (Q213). */
export const longestAlt = 200

/** As it is sent: in one line, and nothing where nothing can be seen. */
export const sentAlt = (alt: string): string => (isVisible(alt) ? alt.replace(/\p{Cc}+/gu, ' ').trim() : '')

/** What a reader counts (S134), of the text that is sent. */
export const postLength = (text: string): number => textLength(sentText(text))

/** What is wrong with a text, and the way out of it. */
export function textProblem(text: string, media: number): string | undefined {
  const sent = sentText(text)
  if (sent === '' && media === 0) return '本文が空です。ひとことでも入力してください。'
  const over = postLength(text) - longestPost
  if (over > 0) return `本文が${over}文字多すぎます。${longestPost}文字までにしてください。`
  return undefined
}

/** What is wrong with the words for a picture; undefined when nothing is (Q213). */
export const altProblem = (alt: string): string | undefined =>
  textLength(sentAlt(alt)) > longestAlt ? `説明は${longestAlt}文字までにしてください。` : undefined
