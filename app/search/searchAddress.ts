/** What a search page's URL contains. */
export interface SearchFilter {
  words: string
  /** The id of the channel whose posts are searched. */
  channel?: string | undefined
}

/** Reads the search from a URL's query. */
export function searchFilterOf(search: string): SearchFilter {
  const query = new URLSearchParams(search)
  return { words: query.get('q') ?? '', channel: query.get('channel') || undefined }
}

/** The query for a search, with its question mark; empty for an empty search. */
export function queryOfSearchFilter({ words, channel }: SearchFilter): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(channel !== undefined && { channel }) })
  return query.size > 0 ? `?${query.toString()}` : ''
}
