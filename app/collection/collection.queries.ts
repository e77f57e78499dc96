import {
  getPrivilegeStoryGroup,
  listCollectedLotteries,
  listCollectedMovies,
  listCollectedPhotos,
  listCollectedPreorders,
  listCollectedSpecials,
  listCollectedVideos,
  listPrivilegeStoryGroups,
  listPrivilegeTickets,
  listReadStoryGroups,
  listUnlockedStoryGroups,
} from '@tsudoi/contracts/collection/collection.endpoints'
import { getGachaDetail, listGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CollectedItem, CollectedKind } from '@tsudoi/design-system/screens/collection/collection.types'
import { call } from '../api/call.ts'
import { collectionKeys } from '../queries/collection.keys.ts'
import type { ListPage } from '../queries/listPage.ts'
import {
  lotteryItem,
  movieItem,
  photoItem,
  preorderItem,
  privilegeStoryItem,
  readStoryItem,
  emptySeatsView,
  specialItem,
  ticketItem,
  unlockedStoryItem,
  watchedItem,
} from './collection.mappers.ts'

/**
 * The page size of all lists. It is the maximum that the server allows, because a collection is loaded completely
 * (Q251).
 */
const limit = 100

/**
 * Query of a list that is loaded completely, page by page. It caches the items in the form of the wall, so that no item
 * is mapped again when another page arrives.
 */
const completeListQuery = (
  kind: string,
  ask: (after: string | undefined, signal: AbortSignal) => Promise<ListPage<CollectedItem, string>>,
) =>
  infiniteQueryOptions({
    queryKey: collectionKeys.list(kind),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    getNextPageParam: ({ next }) => next,
    // Opens no error dialog, because the page shows which lists could not be loaded.
    meta: { isSilent: true },
  })

const page = (items: CollectedItem[], hasNext: boolean, next: string | undefined): ListPage<CollectedItem, string> => ({
  items,
  // Treats an empty page as the last one: a server that always reports a next page would otherwise cause an endless
  // loop.
  next: hasNext && items.length > 0 ? next : undefined,
})

const photosQuery = completeListQuery('photo', async (after, signal) => {
  const offset = Number(after ?? 0)
  const { photos, total } = await call(listCollectedPhotos, { query: { limit, offset } }, { signal })
  const loaded = offset + photos.length
  return page(photos.map(photoItem), loaded < total, String(loaded))
})
const moviesQuery = completeListQuery('movie', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
  const { movies, seek } = await call(listCollectedMovies, { query }, { signal })
  return page(movies.map(movieItem), seek.hasNext, seek.lastVideoId)
})
const watchedQuery = completeListQuery('watched', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
  const { videos, seek } = await call(listCollectedVideos, { query }, { signal })
  return page(videos.map(watchedItem), seek.hasNext, seek.lastVideoId)
})
const unlockedQuery = completeListQuery('unlocked', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastStoryGroupId': after }
  const { storyGroups, seek } = await call(listUnlockedStoryGroups, { query }, { signal })
  return page(storyGroups.map(unlockedStoryItem), seek.hasNext, seek.lastStoryGroupId)
})
const privilegeStoriesQuery = completeListQuery('privilegeStory', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastStoryPrivilegeGroupId': after }
  const { storyPrivilegeGroups, seek } = await call(listPrivilegeStoryGroups, { query }, { signal })
  return page(storyPrivilegeGroups.map(privilegeStoryItem), seek.hasNext, seek.lastStoryPrivilegeGroupId)
})
const readQuery = completeListQuery('read', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastStoryGroupId': after }
  const { storyGroups, seek } = await call(listReadStoryGroups, { query }, { signal })
  return page(storyGroups.map(readStoryItem), seek.hasNext, seek.lastStoryGroupId)
})
const specialsQuery = completeListQuery('special', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastSpecialId': after }
  const { specials, seek } = await call(listCollectedSpecials, { query }, { signal })
  return page(specials.map(specialItem), seek.hasNext, seek.lastSpecialId)
})
const ticketsQuery = completeListQuery('ticket', async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastTicketId': after }
  const { tickets, seek } = await call(listPrivilegeTickets, { query }, { signal })
  return page(tickets.map(ticketItem), seek.hasNext, seek.lastTicketId)
})
const lotteriesQuery = completeListQuery('lottery', async (after, signal) => {
  const { lottery, hasNext } = await call(
    listCollectedLotteries,
    { query: { limit, lastLotteryId: after } },
    { signal },
  )
  return page(lottery.map(lotteryItem), hasNext, lottery.at(-1)?.lotteryId)
})
const preordersQuery = completeListQuery('preorder', async (after, signal) => {
  const { preorder, hasNext } = await call(
    listCollectedPreorders,
    { query: { limit, lastPreorderId: after } },
    { signal },
  )
  return page(preorder.map(preorderItem), hasNext, preorder.at(-1)?.preorderId)
})

/** The query for each kind of collected item. */
export const collectedListQueries: Readonly<Record<CollectedKind, typeof photosQuery>> = {
  photo: photosQuery,
  movie: moviesQuery,
  unlocked: unlockedQuery,
  privilegeStory: privilegeStoriesQuery,
  watched: watchedQuery,
  read: readQuery,
  ticket: ticketsQuery,
  lottery: lotteriesQuery,
  preorder: preordersQuery,
  special: specialsQuery,
}

/** All kinds of collected items. */
export const collectedKinds = Object.keys(collectedListQueries) as CollectedKind[]

/**
 * The photos of a channel’s current gacha that the member does not own. Errors are silent, because the wall is useful
 * without them.
 */
export const emptySeatsQuery = (ipId: string) =>
  queryOptions({
    queryKey: collectionKeys.seats(ipId),
    queryFn: async ({ signal }) => {
      const { gachaList } = await call(listGacha, { query: { ipId } }, { signal })
      const details = gachaList.map(({ gachaId: id }) => call(getGachaDetail, { params: { id } }, { signal }))
      return emptySeatsView((await Promise.all(details)).flatMap(({ itemList }) => itemList))
    },
    meta: { isSilent: true },
  })

/** A privilege story with its episodes (C063). If it does not exist, its page shows this and no dialog opens. */
export const privilegeStoryQuery = (groupId: string) =>
  queryOptions({
    queryKey: collectionKeys.privilegeStory(groupId),
    queryFn: ({ signal }) => call(getPrivilegeStoryGroup, { params: { groupId } }, { signal }),
    meta: { handles: ['NotFound'] },
  })
