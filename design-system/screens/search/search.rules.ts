import type { Loadable } from '../../loadable.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import { createSearchIndex } from '../../text/searchIndex.ts'
import { searchWords } from '../../text/searchText.ts'
import { textLength } from '../../text/userText.ts'
import type { SearchGaps, SearchItem, SearchKind } from './search.types.ts'

/** The name of each kind, in the order of the results. */
export const searchKindText: Readonly<Record<SearchKind, string>> = {
  channel: 'チャンネル',
  event: 'イベント',
  video: '動画',
  story: 'ストーリー',
  collection: 'コレクション',
}

/** The kinds, in the order of the results. */
export const searchKinds = Object.keys(searchKindText) as SearchKind[]

/** The maximum length of a search (`textLength`), including the server's search for posts. */
export const longestSearch = 100

/** What is wrong with the words of a search; undefined if nothing is. */
export const searchWordsProblem = (typed: string): string | undefined =>
  typed.length > longestSearch && textLength(typed) > longestSearch
    ? `${longestSearch}文字まででさがせます。言葉をへらしてください。`
    : undefined

const index = createSearchIndex<SearchItem>(({ title, channelName = '' }) => [title, channelName])

/** Normalises the texts of the items until `hasTime` returns false. Returns whether all are normalised. */
export const prepareItems = index.prepare

/** The results of one kind. */
export interface FoundKind {
  kind: SearchKind
  items: SearchItem[]
}

/** The items that contain all typed words, by kind. Without words, and for a text that is too long: none. */
export function findItems(items: readonly SearchItem[], typed: string): FoundKind[] {
  const words = searchWordsProblem(typed) === undefined ? searchWords(typed) : []
  if (words.length === 0) return []
  const ranks: Record<SearchKind, SearchItem[][]> = { channel: [], event: [], video: [], story: [], collection: [] }
  for (const item of items) {
    const where = index.match(item, words)
    // Matches in the title come before matches in the channel's name. Within each of these groups, followed channels
    // come first.
    const rank = (where === 'own' ? 0 : 2) + (item.isFollowed === true ? 0 : 1)
    if (where) (ranks[item.kind][rank] ??= []).push(item)
  }
  return searchKinds.flatMap((kind) => {
    const found = ranks[kind].flat()
    return found.length > 0 ? [{ kind, items: found }] : []
  })
}

/** The number of items of all kinds. */
export const foundCount = (found: readonly FoundKind[]): number =>
  found.reduce((sum, { items }) => sum + items.length, 0)

const mostSuggestions = 8
const mostOfKind = 3

/** The items that the field suggests: the first ones of each kind. */
export const suggestedItems = (found: readonly FoundKind[]): SearchItem[] =>
  found.flatMap(({ items }) => items.slice(0, mostOfKind)).slice(0, mostSuggestions)

/**
 * Whether a list, or the posts of the channel, could not be searched completely, so that there may be more than was
 * found. `posts`: the state of the found posts.
 */
export const isPartialSearch = (
  { failed, cut }: Pick<SearchGaps, 'failed' | 'cut'>,
  posts: Loadable<unknown>['state'] | undefined,
): boolean => failed.length > 0 || cut.length > 0 || posts === 'failed'

/** What the screen says if nothing was found. `isPartial`: `isPartialSearch`. */
export const nothingFoundText = (isPartial: boolean): string =>
  isPartial ? '読みこめた中には見つかりませんでした' : '見つかりませんでした'

interface SearchCount {
  items: number
  posts: number | undefined
  isPartial: boolean
}

/** What a screen reader says after a search: アイカツ：12件見つかりました。 */
export function announcementOf(typed: string, { items, posts, isPartial }: SearchCount): string {
  if (searchWords(typed).length === 0) return ''
  const count = items + (posts ?? 0)
  return `${typed}：${count === 0 ? nothingFoundText(isPartial) : `${groupedDigits(count)}件見つかりました`}。`
}
