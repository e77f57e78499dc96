import { queryOptions } from '@tanstack/react-query'
import type { LookbackEntry } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { call } from '../../api/call.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import { collectionPages, type CollectionPageReader } from '../../collection/collectionPages.ts'
import { loadAllPages } from '../../queries/loadAllPages.ts'
import { ticketKeys } from '../../queries/ticket.keys.ts'
import { ticketsQuery } from '../../queries/ticket.queries.ts'
import {
  lotteryEntry,
  performanceEntries,
  photoEntry,
  preorderEntry,
  storyEntry,
  videoEntry,
} from './lookback.mappers.ts'
import type { LookbackData } from './lookback.types.ts'
import { loadLookbackTalks } from './loadLookbackTalks.ts'

/**
 * Options of all queries of a look back: long lists are not loaded again at each window focus, and no error dialog
 * opens, because the page names the lists that could not be loaded.
 */
const shared = { refetchOnWindowFocus: false, meta: { isSilent: true } }

/** The last part of each query key. It separates these complete lists from the paged lists of other pages. */
const own = 'lookback'

/** A list that is sorted by time, the latest first, loaded completely (up to 10,000 entries). */
const listQuery = <Item>(kind: string, read: CollectionPageReader<Item>, entry: (item: Item) => LookbackEntry) =>
  queryOptions({
    queryKey: [...collectionKeys.list(kind), own],
    queryFn: async ({ signal }): Promise<LookbackData> => {
      const { items, isComplete } = await loadAllPages((after: string | undefined) => read(call, after, signal))
      const entries = items.map(entry)
      return { entries, since: isComplete ? undefined : entries.at(-1)?.time }
    },
    ...shared,
  })

const talksQuery = queryOptions({
  queryKey: ['livetalk', own],
  queryFn: ({ signal }) => loadLookbackTalks(signal),
  ...shared,
})

const performancesQuery = queryOptions({
  queryKey: [...ticketKeys.all, own],
  queryFn: async ({ client }): Promise<LookbackData> => {
    const { list } = await client.fetchQuery({ ...ticketsQuery, meta: shared.meta })
    return { entries: list.flatMap(performanceEntries) }
  },
  ...shared,
})

/** The lists from which a year is put together. */
export const lookbackQueries = {
  photo: listQuery('photo', collectionPages.photo, photoEntry),
  video: listQuery('watched', collectionPages.watched, videoEntry),
  story: listQuery('read', collectionPages.read, storyEntry),
  event: performancesQuery,
  talk: talksQuery,
  lottery: listQuery('lottery', collectionPages.lottery, lotteryEntry),
  preorder: listQuery('preorder', collectionPages.preorder, preorderEntry),
} as const
