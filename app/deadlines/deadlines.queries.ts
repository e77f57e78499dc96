import { listCampaigns } from '@tsudoi/contracts/campaign/campaign.endpoints'
import { listFollows } from '@tsudoi/contracts/channel/channel.endpoints'
import { listDeadlines } from '@tsudoi/contracts/deadline/deadline.endpoints'
import {
  listCollectedLotteries,
  listCollectedMovies,
  listPrivilegeTickets,
} from '@tsudoi/contracts/collection/collection.endpoints'
import { getMemberLivetalk } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { listNotices } from '@tsudoi/contracts/notice/notice.endpoints'
import { listPresents } from '@tsudoi/contracts/present/present.endpoints'
import { listVideos } from '@tsudoi/contracts/video/video.endpoints'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { isNotFound } from '../api/apiError.ts'
import { call } from '../api/call.ts'
import { isCallUnsupported } from '../api/isCallUnsupported.ts'
import { campaignKeys } from '../queries/campaign.keys.ts'
import { collectionKeys } from '../queries/collection.keys.ts'
import { largestPageSize as limit, loadAllPages, type LoadedList } from '../queries/loadAllPages.ts'
import { nextOffset } from '../queries/nextOffset.ts'
import { noticeKeys } from '../queries/notice.keys.ts'
import { noticeQuery } from '../queries/notice.queries.ts'
import { ordersQuery } from '../queries/order.queries.ts'
import { presentKeys } from '../queries/present.keys.ts'
import { ticketsQuery } from '../queries/ticket.queries.ts'
import { videoKeys } from '../queries/video.keys.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { serverIso, serverNow } from '../time/clock.ts'
import {
  addressDeadlines,
  campaignDeadlines,
  cancellationDeadlines,
  hostDeadlines,
  lotteryDeadlines,
  noticeGiftDeadlines,
  orderDeadlines,
  presentDeadlines,
  rentalDeadlines,
  reservedLivetalkIds,
  ticketDeadlines,
} from './deadlines.mappers.ts'

/** Opens no error dialog, because the page names the lists that could not be loaded. */
const meta = { isSilent: true }

const mapped = <Item>({ items, isComplete }: LoadedList<Item>, map: (items: readonly Item[]) => Deadline[]) => ({
  items: map(items),
  isComplete,
})

/** Whether the server has answered in this session that it does not have the call for all deadlines. */
let isCallMissing = false
onSessionReset(() => (isCallMissing = false))

/**
 * All deadlines by one call; undefined if the server does not have this call, which is then sent only once per session
 * (Q505). The answer is stale at once, because each of some twenty actions on other pages may change it.
 */
export const allDeadlinesQuery = queryOptions({
  queryKey: ['deadlines'],
  queryFn: async ({ signal }) => {
    if (isCallMissing) return { deadlines: undefined }
    try {
      return { deadlines: hostDeadlines((await call(listDeadlines, {}, { signal })).list) }
    } catch (error) {
      if (!isCallUnsupported(error)) throw error
      isCallMissing = true
      return { deadlines: undefined }
    }
  },
  staleTime: 0,
  meta,
})

/** The last part of each key keeps the complete lists apart from the paged ones of other pages. */
const own = 'deadlines'

const campaignsQuery = queryOptions({
  queryKey: [...campaignKeys.lists, own],
  queryFn: async ({ signal }) => {
    const [campaigns, follows] = await Promise.all([
      loadAllPages(async (offset: number = 0) => {
        const { list, total } = await call(listCampaigns, { query: { phase: 'CURRENT', limit, offset } }, { signal })
        return { items: list, next: nextOffset(offset, list.length, total) }
      }),
      loadAllPages(async (offset: number = 0) => {
        const { list, total } = await call(listFollows, { query: { limit, offset } }, { signal })
        return { items: list, next: nextOffset(offset, list.length, total) }
      }),
    ])
    const followed = new Set(follows.items.map(({ ipId }) => ipId))
    return {
      items: campaignDeadlines(campaigns.items, followed),
      isComplete: campaigns.isComplete && follows.isComplete,
    }
  },
  meta,
})

const lotteriesQuery = queryOptions({
  queryKey: [...collectionKeys.list('lottery'), own],
  queryFn: async ({ signal }) => {
    const list = await loadAllPages(async (lastLotteryId: string | undefined) => {
      const { lottery, hasNext } = await call(listCollectedLotteries, { query: { limit, lastLotteryId } }, { signal })
      return { items: lottery, next: hasNext ? lottery.at(-1)?.lotteryId : undefined }
    })
    return mapped(list, lotteryDeadlines)
  },
  meta,
})

const addressesQuery = queryOptions({
  queryKey: [...collectionKeys.list('ticket'), own],
  queryFn: async ({ signal }) => {
    const list = await loadAllPages(async (after: string | undefined) => {
      const query = { 'seek.limit': limit, 'seek.lastTicketId': after }
      const { tickets, seek } = await call(listPrivilegeTickets, { query }, { signal })
      return { items: tickets, next: seek.hasNext ? seek.lastTicketId : undefined }
    })
    return mapped(list, addressDeadlines)
  },
  meta,
})

const presentsQuery = queryOptions({
  queryKey: [...presentKeys.all, own],
  queryFn: async ({ signal }) => {
    const list = await loadAllPages(async (after: string | undefined) => {
      const query = { ascending: true, 'seek.limit': limit, 'seek.lastSendTime': after }
      const answer = await call(listPresents, { query }, { signal })
      return { items: answer.list, next: answer.seek.hasNext ? answer.seek.lastSendTime : undefined }
    })
    return mapped(list, presentDeadlines)
  },
  meta,
})

const rentalsQuery = queryOptions({
  queryKey: [...videoKeys.all, own],
  queryFn: async ({ signal }) => {
    const [rented, received] = await Promise.all([
      loadAllPages(async (after: string | undefined) => {
        const query = { accessType: 'RENTAL' as const, 'seek.limit': limit, 'seek.lastVideoId': after }
        const { videos, seek } = await call(listVideos, { query }, { signal })
        return { items: videos, next: seek.hasNext ? seek.lastVideoId : undefined }
      }),
      loadAllPages(async (after: string | undefined) => {
        const query = { 'seek.limit': limit, 'seek.lastVideoId': after }
        const { movies, seek } = await call(listCollectedMovies, { query }, { signal })
        return { items: movies, next: seek.hasNext ? seek.lastVideoId : undefined }
      }),
    ])
    return {
      items: rentalDeadlines([...rented.items, ...received.items]),
      isComplete: rented.isComplete && received.isComplete,
    }
  },
  meta,
})

/** For an answer about one thing of a list: the thing may have been removed since the list was read. */
function skipMissing(error: unknown): undefined {
  if (!isNotFound(error)) throw error
}

/** The end of a notice's gift is only in the answer about the notice; at most this many are asked for, the latest. */
const maxNotices = 20

/** Older notices are taken to have no gift that can still be acquired: 90 days in milliseconds (Q547). */
const longestGiftMs = 90 * 24 * 60 * 60_000

const noticeGiftsQuery = queryOptions({
  queryKey: [...noticeKeys.lists, own],
  queryFn: async ({ client, signal }) => {
    const { list, seek } = await call(listNotices, { query: { 'seek.limit': maxNotices } }, { signal })
    const oldest = Date.parse(list.at(-1)?.publishedTime ?? '')
    const answers = await Promise.all(
      list.map(({ noticeId }) => client.fetchQuery({ ...noticeQuery(noticeId, true), meta }).catch(skipMissing)),
    )
    return {
      items: noticeGiftDeadlines(answers.flatMap((answer) => answer?.notice ?? [])),
      isComplete: !seek.hasNext || oldest < serverNow() - longestGiftMs,
    }
  },
  meta,
})

/** Maximum number of live talks that are requested for the deadlines of the member's slots: the next ones. */
const maxLivetalks = 20

const loadTickets = (client: QueryClient) => client.fetchQuery({ ...ticketsQuery, meta })

const cancellationsQuery = queryOptions({
  queryKey: ['livetalk', own],
  queryFn: async ({ client, signal }) => {
    const ids = reservedLivetalkIds((await loadTickets(client)).list, serverIso())
    const talks = await Promise.all(
      ids
        .slice(0, maxLivetalks)
        .map((id) => call(getMemberLivetalk, { params: { id } }, { signal }).catch(skipMissing)),
    )
    return {
      items: cancellationDeadlines(talks.filter((talk) => talk !== undefined)),
      isComplete: ids.length <= maxLivetalks,
    }
  },
  meta,
})

/** The lists from which the deadlines come. `name` is their name in a sentence. */
export const deadlineLists = {
  campaigns: { name: '申込と投票', query: campaignsQuery },
  lotteries: { name: '抽選の結果と賞品', query: lotteriesQuery },
  addresses: { name: 'お届け先', query: addressesQuery },
  orders: {
    name: 'お支払い',
    query: queryOptions({
      ...ordersQuery({}),
      select: ({ list }) => ({ items: orderDeadlines(list), isComplete: true }),
      meta,
    }),
  },
  presents: { name: 'プレゼント', query: presentsQuery },
  noticeGifts: { name: 'お知らせの品', query: noticeGiftsQuery },
  tickets: {
    name: 'チケット',
    query: queryOptions({
      ...ticketsQuery,
      select: ({ list }) => ({ items: ticketDeadlines(list), isComplete: true }),
      meta,
    }),
  },
  rentals: { name: '動画', query: rentalsQuery },
  cancellations: { name: 'ライブトークの枠', query: cancellationsQuery },
} as const
