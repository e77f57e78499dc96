import { hasWords, searchText, type SearchWord } from './searchText.ts'

/** A search through items whose texts are normalised only once. */
export interface SearchIndex<Item> {
  /** Normalises texts until `hasTime` returns false. Returns whether those of all items are normalised. */
  prepare: (items: readonly Item[], hasTime: () => boolean) => boolean
  /** Whether the texts of an item contain all words. */
  has: (item: Item, words: readonly SearchWord[]) => boolean
  /** Where the words are: all in the item's `own` text, or only in `all` its texts; undefined if one is missing. */
  match: (item: Item, words: readonly SearchWord[]) => 'own' | 'all' | undefined
}

/** The normalised texts of an item. */
interface ItemTexts {
  own: string
  /** The item's own text and its other texts, each on a line of its own. */
  all: string
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
  const itemTexts = new WeakMap<Item, ItemTexts>()
  const foldShared = (text: string) => {
    const folded = sharedTexts.get(text) ?? fold(text)
    sharedTexts.set(text, folded)
    return folded
  }
  const textsOfItem = (item: Item): ItemTexts => {
    const cached = itemTexts.get(item)
    if (cached) return cached
    const [ownText, ...shared] = textsOf(item)
    const own = fold(ownText)
    const texts = { own, all: [own, ...shared.map(foldShared)].join('\n') }
    itemTexts.set(item, texts)
    return texts
  }
  return {
    prepare(items, hasTime) {
      for (const item of items) {
        if (itemTexts.has(item)) continue
        if (!hasTime()) return false
        textsOfItem(item)
      }
      return true
    },
    has: (item, words) => hasWords(words, textsOfItem(item).all),
    match(item, words) {
      const { own, all } = textsOfItem(item)
      if (hasWords(words, own)) return 'own'
      return hasWords(words, all) ? 'all' : undefined
    },
  }
}
