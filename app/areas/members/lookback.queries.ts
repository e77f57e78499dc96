import {
  listCollectedLotteries,
  listCollectedPhotos,
  listCollectedPreorders,
  listCollectedVideos,
  listReadStoryGroups,
} from '@tsudoi/contracts/collection/collection.endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { LookbackEntry } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { call } from '../../api/call.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import type { ListPage } from '../../queries/listPage.ts'
import { largestPageSize as limit, loadAllPages } from '../../queries/loadAllPages.ts'
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
 * Does not load long lists again at each window focus. Opens no error dialog, because the page names the lists that
 * could not be loaded.
 */
const shared = { refetchOnWindowFocus: false, meta: { isSilent: true } }

/** The last part of each key keeps the complete lists apart from the paged ones of other pages. */
const own = 'lookback'

type Ask = (after: string | undefined, signal: AbortSignal) => Promise<ListPage<LookbackEntry, string>>

/** A list that is sorted by time, the latest first, loaded completely (up to 10,000 entries). */
const listQuery = (kind: string, ask: Ask) =>
  queryOptions({
    queryKey: [...collectionKeys.list(kind), own],
    queryFn: async ({ signal }): Promise<LookbackData> => {
      const { items, isComplete } = await loadAllPages((after: string | undefined) => ask(after, signal))
      return { entries: items, since: isComplete ? undefined : items.at(-1)?.time }
    },
    ...shared,
  })

const photosQuery = listQuery('photo', async (after, signal) => {
  const offset = Number(after ?? 0)
  const { photos, total } = await call(listCollectedPhotos, { query: { limit, offset } }, { signal })
  const loaded = offset + photos.length
  return { items: photos.map(photoEntry), next: loaded < total ? String(loaded) : undefined }
})

const videosQuery = listQuery('watched', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
  const { videos, seek } = await call(listCollectedVideos, { query }, { signal })
  return { items: videos.map(videoEntry), next: seek.hasNext ? seek.lastVideoId : undefined }
})

const storiesQuery = listQuery('read', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastStoryGroupId': after }
  const { storyGroups, seek } = await call(listReadStoryGroups, { query }, { signal })
  return { items: storyGroups.map(storyEntry), next: seek.hasNext ? seek.lastStoryGroupId : undefined }
})

const lotteriesQuery = listQuery('lottery', async (after, signal) => {
  const { lottery, hasNext } = await call(
    listCollectedLotteries,
    { query: { limit, lastLotteryId: after } },
    { signal },
  )
  return { items: lottery.map(lotteryEntry), next: hasNext ? lottery.at(-1)?.lotteryId : undefined }
})

const preordersQuery = listQuery('preorder', async (after, signal) => {
  const { preorder, hasNext } = await call(
    listCollectedPreorders,
    { query: { limit, lastPreorderId: after } },
    { signal },
  )
  return { items: preorder.map(preorderEntry), next: hasNext ? preorder.at(-1)?.preorderId : undefined }
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
  photo: photosQuery,
  video: videosQuery,
  story: storiesQuery,
  event: performancesQuery,
  talk: talksQuery,
  lottery: lotteriesQuery,
  preorder: preordersQuery,
} as const
