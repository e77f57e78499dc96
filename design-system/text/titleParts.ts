import { graphemes } from './graphemes.ts'

/** So many letters at most stand together at a title's end, so that they fit on a narrow screen with large text. */
const most = 6
const least = 2

const scripts = [/\p{Script=Hiragana}/u, /[\p{Script=Katakana}ー]/u, /\p{Script=Han}/u, /[\p{L}\p{N}]/u]
const scriptOf = (letter: string) => scripts.findIndex((script) => script.test(letter))

/**
 * A title and its end: the last run of one script, `['お支払いでき', 'ませんでした']`. A phrase hardly ever begins inside such
 * a run, so a line that is kept from breaking there still breaks between phrases.
 */
export function titleParts(title: string): [start: string, end: string] {
  const letters = graphemes(title)
  const isMark = (at: number) => scriptOf(letters[at] ?? '') === -1
  let from = letters.length
  while (from > 0 && isMark(from - 1)) from -= 1
  const script = scriptOf(letters[from - 1] ?? '')
  while (from > 0 && scriptOf(letters[from - 1] ?? '') === script) from -= 1
  const length = Math.min(most, Math.max(least, letters.length - from))
  return [letters.slice(0, -length).join(''), letters.slice(-length).join('')]
}
