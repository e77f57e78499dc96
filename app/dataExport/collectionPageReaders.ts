import { callLive } from '../api/callLive.ts'
import { collectionPages, type CollectionPageReader } from '../collection/collectionPages.ts'
import type { ExportItem } from './exportFormat.ts'
import type { PageReader } from './readLists.ts'

type Collected = ExportItem<'collection'>
interface OfChannel {
  ipId: string
  ipName: string
}

/** Calls a server without an error dialog, because the page of the export shows what failed. */
const callSilently: typeof callLive = (endpoint, request, options) =>
  callLive(endpoint, request, { ...options, isSilent: true })

/** Reads a list of the collection in the form of the export: `map` adds what is special about an item. */
const list =
  <Item extends OfChannel>(
    read: CollectionPageReader<Item>,
    map: (item: Item) => Omit<Collected, 'channel'>,
  ): PageReader<Collected> =>
  async (after, signal) => {
    const { items, ...page } = await read(callSilently, after, signal)
    return { items: items.map((item) => ({ ...map(item), channel: { id: item.ipId, name: item.ipName } })), ...page }
  }

/** How to read a page of each list on the pages of the collection. */
export const collectionPageReaders: readonly PageReader<Collected>[] = [
  list(collectionPages.photo, ({ photoId, name, acquiredTime, ownedCount, rarity }) => ({
    id: photoId,
    kind: 'PHOTO',
    name,
    time: acquiredTime,
    count: ownedCount,
    state: rarity,
  })),
  list(collectionPages.movie, ({ videoId, title, acquiredTime, accessEndTime }) => ({
    id: videoId,
    kind: 'MOVIE',
    name: title,
    time: acquiredTime,
    endTime: accessEndTime,
  })),
  list(collectionPages.ticket, ({ ticketId, name, acquiredTime, addressState }) => ({
    id: ticketId,
    kind: 'PRIVILEGE',
    name,
    time: acquiredTime,
    state: addressState,
  })),
  list(collectionPages.privilegeStory, ({ storyPrivilegeGroupId, name, acquiredTime }) => ({
    id: storyPrivilegeGroupId,
    kind: 'PRIVILEGE_STORY',
    name,
    time: acquiredTime,
  })),
  list(collectionPages.unlocked, ({ storyGroupId, name, acquiredTime }) => ({
    id: storyGroupId,
    kind: 'UNLOCKED_STORY',
    name,
    time: acquiredTime,
  })),
  list(collectionPages.read, ({ storyGroupId, name, lastReadTime }) => ({
    id: storyGroupId,
    kind: 'READ_STORY',
    name,
    time: lastReadTime,
  })),
  list(collectionPages.watched, ({ videoId, title, lastViewedTime }) => ({
    id: videoId,
    kind: 'WATCHED_VIDEO',
    name: title,
    time: lastViewedTime,
  })),
  list(collectionPages.lottery, ({ lotteryId, name, lastEntryTime, entryCount, resultState, prizeName }) => ({
    id: lotteryId,
    kind: 'LOTTERY',
    name,
    time: lastEntryTime,
    count: entryCount,
    state: resultState,
    prize: prizeName,
  })),
  list(collectionPages.preorder, ({ preorderId, name, lastPurchaseTime, itemCount, consumeCoin }) => ({
    id: preorderId,
    kind: 'PREORDER',
    name,
    time: lastPurchaseTime,
    count: itemCount,
    coins: consumeCoin,
  })),
]
