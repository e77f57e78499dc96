import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import {
  listCollectedLotteries,
  listCollectedPhotos,
  listCollectedPreorders,
  listCollectedVideos,
  listReadStoryGroups,
} from '@tsudoi/contracts/collection/collection.endpoints'
import { listMemberGroupLivetalks } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { LookbackEntry } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { isNotFound } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { collectionKeys } from '../../queries/collection.keys.ts'
import type { ListPage } from '../../queries/listPage.ts'
import { largestPageSize as limit, loadAllPages } from '../../queries/loadAllPages.ts'
import { ticketKeys } from '../../queries/ticket.keys.ts'
import { ticketsQuery } from '../../queries/ticket.queries.ts'
import { serverIso } from '../../time/clock.ts'
import {
  lotteryEntry,
  performanceEntries,
  photoEntry,
  preorderEntry,
  storyEntry,
  talkEntries,
  videoEntry,
} from './lookback.mappers.ts'

/** The entries of a list. `since`: older ones than this time are missing, because the list is too long. */
export interface LookbackEntries {
  entries: LookbackEntry[]
  since?: string | undefined
}

/** What a query loads; `absent` if the host has no such list. */
export type LookbackData = LookbackEntries | 'absent'

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

/** So many groups of live talks are asked for the member's slots, the last to end first. */
const maxTalkGroups = 30

/** A group of live talks, as far as it is needed here. */
interface TalkGroup {
  id: string
  endTime: string
}

/** The groups of live talks of a phase, and whether these are all. */
async function talkGroupsIn(phase: 'CURRENT' | 'PAST', signal: AbortSignal) {
  let count = 0
  const { items, isComplete } = await loadAllPages(async (offset: number = 0) => {
    const { list, total } = await call(listCampaigns, { query: { phase, limit, offset } }, { signal })
    const groups = list
      .filter(({ kind }) => kind === 'LIVE_TALK_GROUP')
      .map(({ campaignId, endTime }): TalkGroup => ({ id: campaignId, endTime: normalisedInstant(endTime) }))
    count += groups.length
    const loaded = offset + list.length
    // Past groups are sorted by their end, so that later pages have only older ones.
    const isEnough = phase === 'PAST' && count > maxTalkGroups
    return { items: groups, next: loaded < total && list.length > 0 && !isEnough ? loaded : undefined }
  })
  return { groups: items, isComplete }
}

const slotsIn = (id: string, signal: AbortSignal) =>
  call(listMemberGroupLivetalks, { params: { id } }, { signal }).then(talkEntries, (error: unknown) => {
    if (isNotFound(error)) return []
    throw error
  })

async function loadTalks(signal: AbortSignal): Promise<LookbackEntries> {
  const [current, past] = await Promise.all([talkGroupsIn('CURRENT', signal), talkGroupsIn('PAST', signal)])
  const groups = [...new Map([...current.groups, ...past.groups].map((group) => [group.id, group])).values()]
  const latestFirst = groups.toSorted((a, b) => (a.endTime < b.endTime ? 1 : -1))
  const asked = latestFirst.slice(0, maxTalkGroups)
  const isComplete = current.isComplete && past.isComplete && asked.length === latestFirst.length
  return {
    entries: (await Promise.all(asked.map(({ id }) => slotsIn(id, signal)))).flat(),
    // The talks of a group that was not asked ended before this time.
    since: isComplete ? undefined : ((latestFirst[maxTalkGroups] ?? asked.at(-1))?.endTime ?? serverIso()),
  }
}

/**
 * No call lists the talks of a member, so the query asks the published groups of live talks. Absent with a host that
 * has no list of campaigns, which is a call of ours (Q524).
 */
const talksQuery = queryOptions({
  queryKey: ['livetalk', own],
  queryFn: async ({ signal }): Promise<LookbackData> => {
    try {
      return await loadTalks(signal)
    } catch (error) {
      if (isNotFound(error)) return 'absent'
      throw error
    }
  },
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
