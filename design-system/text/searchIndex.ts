import { hasWords, searchText, type SearchWord } from './searchText.ts'

/** A search through items whose texts are normalised only once. */
export interface SearchIndex<Item> {
  /** Normalises texts until `hasTime` returns false. Returns whether those of all items are normalised. */
  prepare: (items: readonly Item[], hasTime: () => boolean) => boolean
  /** Whether the texts of an item contain all words. */
  has: (item: Item, words: readonly SearchWord[]) => boolean
  /** Whether the item's own text contains all words. */
  hasInOwn: (item: Item, words: readonly SearchWord[]) => boolean
}

/**
 * Creates a search through items. The first text of an item is its own; the others, such as the name of its channel,
 * repeat on thousands of items, so each of them is normalised once for all items. `fold` is replaced in tests.
 */
export function createSearchIndex<Item extends object>(
  textsOf: (item: Item) => readonly [own: string, ...shared: string[]],
  fold: (text: string) => string = searchText,
): SearchIndex<Item> {
  const sharedTexts = new Map<string, string>()
  const itemTexts = new WeakMap<Item, string>()
  const foldShared = (text: string) => {
    const folded = sharedTexts.get(text) ?? fold(text)
    sharedTexts.set(text, folded)
    return folded
  }
  const searchedTextOf = (item: Item): string => {
    const cached = itemTexts.get(item)
    if (cached !== undefined) return cached
    const [own, ...shared] = textsOf(item)
    const text = [fold(own), ...shared.map(foldShared)].join('\n')
    itemTexts.set(item, text)
    return text
  }
  return {
    prepare(items, hasTime) {
      for (const item of items) {
        if (itemTexts.has(item)) continue
        if (!hasTime()) return false
        searchedTextOf(item)
      }
      return true
    },
    has: (item, words) => hasWords(words, searchedTextOf(item)),
    // A normalised text contains no line break.
    hasInOwn: (item, words) => hasWords(words, searchedTextOf(item).split('\n', 1)[0] ?? ''),
  }
}
