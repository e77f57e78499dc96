import { hasWords, searchText, searchWords } from '../../text/searchText.ts'

/** The entries whose name contains the typed words, regardless of width, case and kana. Without words: all entries. */
export function filterByName<T extends { name: string }>(typed: string, all: readonly T[]): T[] {
  const words = searchWords(typed)
  return all.filter(({ name }) => hasWords(words, searchText(name)))
}
