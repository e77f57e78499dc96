import { graphemes } from './graphemes.ts'
import { searchText, type SearchWord } from './searchText.ts'

/** A part of a text: whether a search has found it. */
export interface MarkedPart {
  text: string
  isMarked: boolean
}

/** The ranges of the normalised text that the words match, from and until an index. */
function rangesOf(searched: string, words: readonly SearchWord[]): [from: number, until: number][] {
  return words.flatMap(({ text, kana }) => {
    const from = searched.indexOf(text)
    if (from !== -1) return [[from, from + text.length] as [number, number]]
    const match = kana?.exec(searched)
    return match ? [[match.index, match.index + match[0].length] as [number, number]] : []
  })
}

/**
 * Splits a text into parts that the words of a search match, and the others. Marks whole graphemes, and the first match
 * of each word. Nothing is marked in a text whose graphemes normalise differently one by one.
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
