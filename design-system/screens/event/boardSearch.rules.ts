import { textLength } from '../../text/userText.ts'

/** A board takes so many letters to look for (C030). */
export const longestSearch = 100

/** What is wrong with words to look for; undefined when nothing is. */
export function searchProblem(words: string): string | undefined {
  const length = textLength(words)
  return length > longestSearch ? `さがす言葉は${longestSearch}文字までです。いまは${length}文字です。` : undefined
}
