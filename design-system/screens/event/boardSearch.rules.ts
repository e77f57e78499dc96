import { textLength } from '../../text/userText.ts'

/** The maximum number of graphemes in a board search (C030). */
export const maxSearchLength = 100

/** The error sentence for a search text; undefined when it is valid. */
export function searchProblem(words: string): string | undefined {
  const length = textLength(words)
  return length > maxSearchLength ? `さがす言葉は${maxSearchLength}文字までです。いまは${length}文字です。` : undefined
}
