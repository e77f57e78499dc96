import { clampText } from '@tsudoi/design-system/text/graphemes'
import { longestSearch } from '@tsudoi/design-system/screens/search/search.rules'
import { searchText } from '@tsudoi/design-system/text/searchText'
import { useSyncExternalStore } from 'react'
import { createStore } from '../session/createStore.ts'
import { deviceStore } from '../storage/textStore.ts'

const key = 'tsudoi.recent-searches'
/** Maximum number of searches that the device stores. */
const maxSearches = 10

/** Incremented with every change, in this tab or another one. */
const useChanges = createStore(() => ({ count: 0 }))
const notify = () => useChanges.setState(({ count }) => ({ count: count + 1 }))

let last: { text: string | undefined; words: readonly string[] } = { text: undefined, words: [] }

/** The stored searches; other values, which another build or the user may have written, are left out. */
function storedSearches(): string[] {
  const stored = deviceStore.getJson(key)
  const texts = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  return [...new Set(texts.map((each) => clampText(each, longestSearch)))].slice(0, maxSearches)
}

function write(words: readonly string[]): void {
  if (words.length > 0) deviceStore.setJson(key, words)
  else deviceStore.remove(key)
  notify()
}

/** The searches that the user has made on this device, the latest first. They are deleted with the session. */
export const recentSearches = {
  /** The same array as before if the searches have not changed. */
  read(): readonly string[] {
    const text = deviceStore.get(key)
    if (text !== last.text) last = { text, words: storedSearches() }
    return last.words
  },
  /** Adds a search in front. It replaces an earlier search that finds the same. */
  add(typed: string): void {
    const words = typed.trim()
    const same = searchText(words)
    if (same !== '')
      write([words, ...storedSearches().filter((each) => searchText(each) !== same)].slice(0, maxSearches))
  },
  remove: (words: string): void => write(storedSearches().filter((each) => each !== words)),
  clear: (): void => write([]),
}

/** The recent searches, for components: changes with every change in this tab or another one. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => useChanges.subscribe(listener),
    () => recentSearches.read(),
  )

addEventListener('storage', (event) => {
  if (event.key === null || event.key === key) notify()
})
