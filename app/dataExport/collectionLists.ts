import {
  listCollectedLotteries,
  listCollectedMovies,
  listCollectedPhotos,
  listCollectedPreorders,
  listCollectedVideos,
  listPrivilegeStoryGroups,
  listPrivilegeTickets,
  listReadStoryGroups,
  listUnlockedStoryGroups,
} from '@tsudoi/contracts/collection/collection.endpoints'
import { callLive } from '../api/callLive.ts'
import { largestPageSize as limit } from '../queries/loadAllPages.ts'
import type { ExportItem } from './exportFormat.ts'
import { nextOffset } from './nextOffset.ts'
import type { ReadPage } from './readLists.ts'

const channelOf = ({ ipId, ipName }: { ipId: string; ipName: string }) => ({ id: ipId, name: ipName })

type ReadCollection = ReadPage<ExportItem<'collection'>>

const readPhotos: ReadCollection = async (after, signal) => {
  const query = { limit, offset: Number(after ?? 0) }
  const { photos, total } = await callLive(listCollectedPhotos, { query }, { signal, isSilent: true })
  return {
    items: photos.map((photo) => ({
      id: photo.photoId,
      kind: 'PHOTO',
      name: photo.name,
      channel: channelOf(photo),
      time: photo.acquiredTime,
      count: photo.ownedCount,
      state: photo.rarity,
    })),
    next: nextOffset(after, photos.length, total),
    total,
  }
}

const readMovies: ReadCollection = async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
  const { movies, seek } = await callLive(listCollectedMovies, { query }, { signal, isSilent: true })
  return {
    items: movies.map((movie) => ({
      id: movie.videoId,
      kind: 'MOVIE',
      name: movie.title,
      channel: channelOf(movie),
      time: movie.acquiredTime,
      endTime: movie.accessEndTime,
    })),
    next: seek.hasNext ? seek.lastVideoId : undefined,
  }
}

const readPrivileges: ReadCollection = async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastTicketId': after }
  const { tickets, seek } = await callLive(listPrivilegeTickets, { query }, { signal, isSilent: true })
  return {
    items: tickets.map((ticket) => ({
      id: ticket.ticketId,
      kind: 'PRIVILEGE',
      name: ticket.name,
      channel: channelOf(ticket),
      time: ticket.acquiredTime,
      state: ticket.addressState,
    })),
    next: seek.hasNext ? seek.lastTicketId : undefined,
  }
}

const readPrivilegeStories: ReadCollection = async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastStoryPrivilegeGroupId': after }
  const answer = await callLive(listPrivilegeStoryGroups, { query }, { signal, isSilent: true })
  return {
    items: answer.storyPrivilegeGroups.map((group) => ({
      id: group.storyPrivilegeGroupId,
      kind: 'PRIVILEGE_STORY',
      name: group.name,
      channel: channelOf(group),
      time: group.acquiredTime,
    })),
    next: answer.seek.hasNext ? answer.seek.lastStoryPrivilegeGroupId : undefined,
  }
}

const readUnlockedStories: ReadCollection = async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastStoryGroupId': after }
  const { storyGroups, seek } = await callLive(listUnlockedStoryGroups, { query }, { signal, isSilent: true })
  return {
    items: storyGroups.map((group) => ({
      id: group.storyGroupId,
      kind: 'UNLOCKED_STORY',
      name: group.name,
      channel: channelOf(group),
      time: group.acquiredTime,
    })),
    next: seek.hasNext ? seek.lastStoryGroupId : undefined,
  }
}

const readReadStories: ReadCollection = async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastStoryGroupId': after }
  const { storyGroups, seek } = await callLive(listReadStoryGroups, { query }, { signal, isSilent: true })
  return {
    items: storyGroups.map((group) => ({
      id: group.storyGroupId,
      kind: 'READ_STORY',
      name: group.name,
      channel: channelOf(group),
      time: group.lastReadTime,
    })),
    next: seek.hasNext ? seek.lastStoryGroupId : undefined,
  }
}

const readWatchedVideos: ReadCollection = async (after, signal) => {
  const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
  const { videos, seek } = await callLive(listCollectedVideos, { query }, { signal, isSilent: true })
  return {
    items: videos.map((video) => ({
      id: video.videoId,
      kind: 'WATCHED_VIDEO',
      name: video.title,
      channel: channelOf(video),
      time: video.lastViewedTime,
    })),
    next: seek.hasNext ? seek.lastVideoId : undefined,
  }
}

const readLotteries: ReadCollection = async (after, signal) => {
  const query = { limit, lastLotteryId: after }
  const { lottery, hasNext } = await callLive(listCollectedLotteries, { query }, { signal, isSilent: true })
  return {
    items: lottery.map((each) => ({
      id: each.lotteryId,
      kind: 'LOTTERY',
      name: each.name,
      channel: channelOf(each),
      time: each.lastEntryTime,
      count: each.entryCount,
      state: each.resultState,
      prize: each.prizeName,
    })),
    next: hasNext ? lottery.at(-1)?.lotteryId : undefined,
  }
}

const readPreorders: ReadCollection = async (after, signal) => {
  const query = { limit, lastPreorderId: after }
  const { preorder, hasNext } = await callLive(listCollectedPreorders, { query }, { signal, isSilent: true })
  return {
    items: preorder.map((each) => ({
      id: each.preorderId,
      kind: 'PREORDER',
      name: each.name,
      channel: channelOf(each),
      time: each.lastPurchaseTime,
      count: each.itemCount,
      coins: each.consumeCoin,
    })),
    next: hasNext ? preorder.at(-1)?.preorderId : undefined,
  }
}

/** How to read a page of each list on the pages of the collection. */
export const collectionLists: readonly ReadCollection[] = [
  readPhotos,
  readMovies,
  readPrivileges,
  readPrivilegeStories,
  readUnlockedStories,
  readReadStories,
  readWatchedVideos,
  readLotteries,
  readPreorders,
]
