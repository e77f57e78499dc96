import type { MuteWord } from '@tsudoi/design-system/screens/mute/mute.types'
import { searchText } from '@tsudoi/design-system/text/searchText'
import { foldedSentences, hasWholeWord, splitWords } from './textSegments.ts'

/**
 * Returns the muted words that occur in the texts, as the user has typed them. If there are none, it always returns the
 * same empty array.
 */
export type Matcher = (texts: readonly (string | undefined)[]) => readonly string[]

/** No muted words. */
export const noMutedWords: readonly string[] = []

/** Maximum number of texts whose result a matcher caches. */
const maxCached = 20_000

/**
 * Compiles words, which must all be active now, for one channel or for content without one. A word that is limited to
 * channels covers nothing elsewhere.
 *
 * @param split Splits a text into words. Default: the segmenter of the browser, or runs of one script.
 */
export function compileMatcher(
  words: readonly MuteWord[],
  channelId: string | undefined,
  split: (text: string) => string[] = splitWords,
): Matcher {
  const rules = words
    .filter(({ channels }) => channels.length === 0 || channels.some(({ id }) => id === channelId))
    .map(({ key, word, isPart }) => ({ key, word, isPart }))
  if (rules.length === 0) return () => noMutedWords
  const results = new Map<string, readonly string[]>()
  const find = (text: string): readonly string[] => {
    const folded = searchText(text)
    const candidates = rules.filter(({ key }) => folded.includes(key))
    if (candidates.length === 0) return noMutedWords
    // Splitting is slow, so only a text that contains the letters of a whole word is split.
    const sentences = candidates.some(({ isPart }) => !isPart) ? foldedSentences(text, split) : []
    const found = candidates.filter(({ key, isPart }) => isPart || hasWholeWord(sentences, key))
    return found.length === 0 ? noMutedWords : found.map(({ word }) => word)
  }
  const findCached = (text: string): readonly string[] => {
    const cached = results.get(text)
    if (cached) return cached
    if (results.size >= maxCached) results.clear()
    const found = find(text)
    results.set(text, found)
    return found
  }
  return (texts) => {
    const found = texts.flatMap((text) => (text ? findCached(text) : noMutedWords))
    return found.length === 0 ? noMutedWords : [...new Set(found)]
  }
}
