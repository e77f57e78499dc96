import { searchText } from '@tsudoi/design-system/text/searchText'

/**
 * Matches punctuation and line breaks: a word never extends across them. Spaces, middle dots and brackets may be in it.
 */
const breaks = /[。．.、，,！!？?\n\r\u2028\u2029「」『』"“”]/u

/**
 * Matches the parts of a text in a browser without a segmenter: runs of katakana, of Latin letters and of digits, and
 * every other character alone. A kanji word is then found within a longer one, rather than missed.
 */
const runs = /[\p{Script=Katakana}ー]+|[\p{Script=Latin}\p{M}]+|\p{Nd}+|./gsu

const splitByRuns = (text: string): string[] => text.match(runs) ?? []

type Split = (text: string) => string[]

/** Returns the function that splits a text into words, with or without the segmenter of the browser. */
export function wordSplitterOf(intl: { Segmenter?: typeof Intl.Segmenter }): Split {
  if (!intl.Segmenter) return splitByRuns
  const segmenter = new intl.Segmenter('ja', { granularity: 'word' })
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment)
}

let split: Split | undefined

/** Splits a text into words, or into runs of one script where the browser has no segmenter. */
export const splitWords: Split = (text) => (split ??= wordSplitterOf(Intl))(text)

/**
 * The words of a text, normalised like the muted ones, in sentences: a muted word is never found across the end of a
 * sentence.
 */
export function foldedSentences(text: string, splitter: Split = splitWords): string[][] {
  const sentences: string[][] = [[]]
  for (const word of splitter(text.normalize('NFKC'))) {
    if (breaks.test(word)) sentences.push([])
    else {
      const folded = searchText(word)
      if (folded) sentences.at(-1)?.push(folded)
    }
  }
  return sentences
}

/** Whether consecutive whole words together are the wanted word, which is normalised like them. */
export function hasWholeWord(sentences: readonly (readonly string[])[], wanted: string): boolean {
  return sentences.some((words) => words.some((_, from) => isRunFrom(words, from, wanted)))
}

function isRunFrom(words: readonly string[], from: number, wanted: string): boolean {
  let length = 0
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!wanted.startsWith(word, length)) return false
    length += word.length
    if (length === wanted.length) return true
  }
  return false
}
