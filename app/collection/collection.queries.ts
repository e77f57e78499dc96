import { getPrivilegeStoryGroup } from '@tsudoi/contracts/collection/collection.endpoints'
import { getGachaDetail, listGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CollectedItem, CollectedKind } from '@tsudoi/design-system/screens/collection/collection.types'
import { call } from '../api/call.ts'
import { collectionKeys } from '../queries/collection.keys.ts'
import type { ListPage } from '../queries/listPage.ts'
import { serverNow } from '../time/clock.ts'
import {
  lotteryItem,
  movieItem,
  photoItem,
  preorderItem,
  privilegeStoryItem,
  readStoryItem,
  missingPhotosView,
  specialItem,
  ticketItem,
  unlockedStoryItem,
  watchedItem,
} from './collection.mappers.ts'
import { collectionPages, type CollectionPageReader } from './collectionPages.ts'

/**
 * Query of a list that is loaded completely, page by page. It caches the items in the form of the wall, so that no item
 * is mapped again when another page arrives.
 */
const completeListQuery = <Item>(
  kind: CollectedKind,
  read: CollectionPageReader<Item>,
  map: (item: Item) => CollectedItem,
) =>
  infiniteQueryOptions({
    queryKey: collectionKeys.list(kind),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<ListPage<CollectedItem, string>> => {
      const { items, next } = await read(call, pageParam, signal)
      return { items: items.map(map), next }
    },
    getNextPageParam: ({ next }) => next,
    // Opens no error dialog, because the page shows which lists could not be loaded.
    meta: { isSilent: true },
  })

const photosQuery = completeListQuery('photo', collectionPages.photo, photoItem)

/** The query for each kind of collected item. */
export const collectedListQueries: Readonly<Record<CollectedKind, typeof photosQuery>> = {
  photo: photosQuery,
  movie: completeListQuery('movie', collectionPages.movie, movieItem),
  unlocked: completeListQuery('unlocked', collectionPages.unlocked, unlockedStoryItem),
  privilegeStory: completeListQuery('privilegeStory', collectionPages.privilegeStory, privilegeStoryItem),
  watched: completeListQuery('watched', collectionPages.watched, watchedItem),
  read: completeListQuery('read', collectionPages.read, readStoryItem),
  ticket: completeListQuery('ticket', collectionPages.ticket, ticketItem),
  lottery: completeListQuery('lottery', collectionPages.lottery, lotteryItem),
  preorder: completeListQuery('preorder', collectionPages.preorder, preorderItem),
  special: completeListQuery('special', collectionPages.special, specialItem),
}

/** All kinds of collected items. */
export const collectedKinds = Object.keys(collectedListQueries) as CollectedKind[]

/**
 * The photos that the member does not own of a channel’s gachas that can be drawn now. Errors are silent, because the
 * wall is useful without them.
 */
export const missingPhotosQuery = (ipId: string) =>
  queryOptions({
    queryKey: collectionKeys.seats(ipId),
    queryFn: async ({ signal }) => {
      const { gachaList } = await call(listGacha, { query: { ipId } }, { signal })
      const open = gachaList.filter(
        ({ stock, publicationStartTime: start }) => stock === 'IN_STOCK' && Date.parse(start) <= serverNow(),
      )
      const details = open.map(({ gachaId: id }) => call(getGachaDetail, { params: { id } }, { signal }))
      return missingPhotosView((await Promise.all(details)).flatMap(({ itemList }) => itemList))
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
