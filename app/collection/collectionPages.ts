import {
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
import type { call } from '../api/call.ts'
import { largestPageSize as limit } from '../queries/loadAllPages.ts'
import { nextOffset } from '../queries/nextOffset.ts'

/** A page of a list of the collection, as the server sends it. */
export interface CollectionPage<Item> {
  items: Item[]
  /** The cursor of the next page. Undefined on the last page. */
  next: string | undefined
  /** The number of items on all pages, if the server sends it. */
  total?: number
}

/** Sends a call: `call`, which may answer from the cache of this device, or `callLive`. */
type Send = typeof call

/** Reads the page of a list after a cursor; without one the first page. */
export type CollectionPageReader<Item> = (
  send: Send,
  after: string | undefined,
  signal: AbortSignal,
) => Promise<CollectionPage<Item>>

/** Treats an empty page as the last one: a server that always reports a next page would cause an endless loop. */
const page = <Item>(items: Item[], hasNext: boolean, next: string | undefined): CollectionPage<Item> => ({
  items,
  next: hasNext && items.length > 0 ? next : undefined,
})

/**
 * Reads the lists of the collection, one page at a time. The pages are as large as the server allows, because a
 * collection is read completely (Q251).
 */
export const collectionPages = {
  photo: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const offset = Number(after ?? 0)
    const { photos, total } = await send(listCollectedPhotos, { query: { limit, offset } }, { signal })
    return { items: photos, next: nextOffset(offset, photos.length, total)?.toString(), total }
  },
  movie: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
    const { movies, seek } = await send(listCollectedMovies, { query }, { signal })
    return page(movies, seek.hasNext, seek.lastVideoId)
  },
  watched: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
    const { videos, seek } = await send(listCollectedVideos, { query }, { signal })
    return page(videos, seek.hasNext, seek.lastVideoId)
  },
  unlocked: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { 'seek.limit': limit, 'seek.lastStoryGroupId': after }
    const { storyGroups, seek } = await send(listUnlockedStoryGroups, { query }, { signal })
    return page(storyGroups, seek.hasNext, seek.lastStoryGroupId)
  },
  privilegeStory: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { 'seek.limit': limit, 'seek.lastStoryPrivilegeGroupId': after }
    const { storyPrivilegeGroups, seek } = await send(listPrivilegeStoryGroups, { query }, { signal })
    return page(storyPrivilegeGroups, seek.hasNext, seek.lastStoryPrivilegeGroupId)
  },
  read: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { 'seek.limit': limit, 'seek.lastStoryGroupId': after }
    const { storyGroups, seek } = await send(listReadStoryGroups, { query }, { signal })
    return page(storyGroups, seek.hasNext, seek.lastStoryGroupId)
  },
  special: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { 'seek.limit': limit, 'seek.lastSpecialId': after }
    const { specials, seek } = await send(listCollectedSpecials, { query }, { signal })
    return page(specials, seek.hasNext, seek.lastSpecialId)
  },
  ticket: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { 'seek.limit': limit, 'seek.lastTicketId': after }
    const { tickets, seek } = await send(listPrivilegeTickets, { query }, { signal })
    return page(tickets, seek.hasNext, seek.lastTicketId)
  },
  lottery: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { limit, lastLotteryId: after }
    const { lottery, hasNext } = await send(listCollectedLotteries, { query }, { signal })
    return page(lottery, hasNext, lottery.at(-1)?.lotteryId)
  },
  preorder: async (send: Send, after: string | undefined, signal: AbortSignal) => {
    const query = { limit, lastPreorderId: after }
    const { preorder, hasNext } = await send(listCollectedPreorders, { query }, { signal })
    return page(preorder, hasNext, preorder.at(-1)?.preorderId)
  },
}
