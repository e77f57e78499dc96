import { laterKinds } from '@tsudoi/design-system/screens/later/later.rules'
import type { LaterFilter } from '@tsudoi/design-system/screens/later/later.types'

/** Reads the filter of the list from a URL's query. Ignores unknown values. */
export function laterFilterOf(search: string): LaterFilter {
  const query = new URLSearchParams(search)
  return {
    words: query.get('q') ?? '',
    kind: laterKinds.find((kind) => kind === query.get('kind')),
    channel: query.get('channel') || undefined,
  }
}

/** The query for a filter, with its question mark; empty for the whole list. */
export function queryOfLaterFilter({ words, kind, channel }: LaterFilter): string {
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(kind && { kind }),
    ...(channel !== undefined && { channel }),
  })
  return query.size > 0 ? `?${query.toString()}` : ''
}
