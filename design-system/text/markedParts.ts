import { graphemes } from './graphemes.ts'
import { searchText, type SearchWord } from './searchText.ts'

/** A part of a text: whether a search has found it. */
export interface MarkedPart {
  text: string
  isMarked: boolean
}

type Range = [from: number, until: number]

/** Where the matches of a pattern begin and end in a text. */
const matchesOf = (pattern: RegExp, text: string): Range[] =>
  Array.from(text.matchAll(new RegExp(pattern, 'g')), ({ index, 0: match }): Range => [index, index + match.length])

/** Where each occurrence of a word begins and ends in a text. */
function occurrencesOf(word: string, text: string): Range[] {
  const found: Range[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length])
  return found
}

/** The ranges of the normalised text that the words match. */
const rangesOf = (searched: string, words: readonly SearchWord[]): Range[] =>
  words.flatMap(({ text, kana }) => {
    const found = occurrencesOf(text, searched)
    return found.length > 0 || !kana ? found : matchesOf(kana, searched)
  })

/**
 * Splits a text into parts that the words of a search match, and the others. Marks whole graphemes. Nothing is
 * marked in a text whose graphemes normalise differently one by one.
 */
export function markedParts(text: string, words: readonly SearchWord[]): MarkedPart[] {
  const letters = graphemes(text)
  const searched = letters.map(searchText)
  const whole = searched.join('')
  const ranges = whole === searchText(text) ? rangesOf(whole, words) : []
  const parts: MarkedPart[] = []
  let at = 0
  let isLastMarked = false
  for (const [index, letter] of letters.entries()) {
    const until = at + (searched[index]?.length ?? 0)
    const from = at
    // A character that a search ignores, such as a middle dot, is marked between two marked ones.
    const isMarked = ranges.some((range) =>
      from === until ? isLastMarked && range[0] < from && range[1] > from : range[0] < until && range[1] > from,
    )
    const last = parts.at(-1)
    if (last && last.isMarked === isMarked) last.text += letter
    else parts.push({ text: letter, isMarked })
    isLastMarked = isMarked
    at = until
  }
  return parts
}

/**
 * The part of a long text around its first match, with at most `before` graphemes in front of it, as marked parts. The
 * start is left out with an ellipsis.
 */
export function markedExcerpt(text: string, words: readonly SearchWord[], before: number): MarkedPart[] {
  const parts = markedParts(text, words)
  const [first, ...rest] = parts
  if (!first || first.isMarked || rest.length === 0) return parts
  const start = graphemes(first.text)
  if (start.length <= before) return parts
  return [{ text: `…${start.slice(-before).join('')}`, isMarked: false }, ...rest]
}
