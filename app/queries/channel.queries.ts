import {
  followChannel,
  getChannel,
  getChannelNologin,
  getChannelOverview,
  listChannels,
  listFollows,
  unfollowChannel,
  type Channel,
} from '@tsudoi/contracts/channel/channel.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type Query,
} from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../queryClient.ts'
import { pageSize } from './pageSize.ts'
import { pausedReads } from './pausedReads.ts'
import { optimisticToggle } from './optimisticToggle.ts'

interface ChannelPage {
  list: Channel[]
  total: number
}

function nextOffset({ total, list }: ChannelPage, pages: ChannelPage[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.list.length, 0)
  return list.length > 0 && loaded < total ? loaded : undefined
}

/** Channels page by page, in the order of the house. */
export const channelsQuery = infiniteQueryOptions({
  queryKey: ['channels'],
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) => call(listChannels, { query: { limit: pageSize, offset: pageParam } }, { signal }),
  getNextPageParam: nextOffset,
})

/** Guests get the no-login variant, which knows no follow mark (S067). */
export const channelQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: ['channel', id, isMember],
    queryFn: ({ signal }): Promise<{ ip: Channel }> =>
      call(isMember ? getChannel : getChannelNologin, { params: { id } }, { signal }),
  })

export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['channel-overview', id],
    queryFn: ({ signal }) => call(getChannelOverview, { params: { id } }, { signal }),
  })

/**
 * What several channels have on, each asked for under its own key. One whose programme cannot be had is left out. A query that asks others: the library's own way to ask many at once
 * would be 2 kB more for every page.
 */
export const programmesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['channel-programmes', ids],
    queryFn: async ({ client }) => {
      const asked = ids.map((id) => client.fetchQuery({ ...overviewQuery(id), meta: { isSilent: true } }))
      const overviews = await Promise.allSettled(asked)
      return overviews.flatMap((each) => (each.status === 'fulfilled' ? (each.value.overview.programmeList ?? []) : []))
    },
    meta: { isSilent: true },
  })

export const followsQuery = queryOptions({
  queryKey: ['follows'],
  queryFn: ({ signal }) => call(listFollows, { query: { limit: pageSize } }, { signal }),
})

/** The whole list page by page: one's own, or an account's (Q33). */
export const followListQuery = (accountId?: string) =>
  infiniteQueryOptions({
    queryKey: ['follow-list', accountId],
    meta: { handles: ['NotFound'] },
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(listFollows, { query: { accountId, limit: pageSize, offset: pageParam } }, { signal }),
    getNextPageParam: nextOffset,
  })

/** A channel with the mark set and its follower counted, once. */
function marked(channel: Channel, follow: boolean): Channel {
  if ((channel.hasFollowed ?? false) === follow) return channel
  const followerCount =
    channel.followerCount === undefined ? undefined : Math.max(0, channel.followerCount + (follow ? 1 : -1))
  return { ...channel, hasFollowed: follow, followerCount }
}

/** Sets the mark wherever the channel stands in the cache. */
function mark(ipId: string, follow: boolean): void {
  const each = (channel: Channel) => (channel.ipId === ipId ? marked(channel, follow) : channel)
  queryClient.setQueryData(channelQuery(ipId, true).queryKey, (data) => data && { ip: each(data.ip) })
  const inList = <T extends { list: Channel[] }>(data: T): T => ({ ...data, list: data.list.map(each) })
  queryClient.setQueryData(channelsQuery.queryKey, (data) => data && { ...data, pages: data.pages.map(inList) })
  queryClient.setQueriesData<InfiniteData<ResponseOf<typeof listFollows>>>(
    { queryKey: ['follow-list'] },
    (data) => data && { ...data, pages: data.pages.map(inList) },
  )
  queryClient.setQueryData(followsQuery.queryKey, (data) => data && inList(data))
}

export interface Follow {
  ipId: string
  follow: boolean
}

const taps = optimisticToggle()
const reads = pausedReads()
const mutationKey = ['follow']

/** Everything that shows a member's follow mark. */
const hasMark = ({ queryKey: [kind, , isMember] }: Query) =>
  ['channels', 'follow-list', 'follows'].includes(String(kind)) || (kind === 'channel' && isMember === true)

/** Follows or ends following (S046): each tap is shown at once and goes out after the one before. */
export const followMutation = mutationOptions({
  mutationKey,
  scope: { id: 'follow' },
  mutationFn: ({ ipId, follow }: Follow) => call(follow ? followChannel : unfollowChannel, { params: { ipId } }),
  onMutate: ({ ipId, follow }) => {
    reads.pause({ predicate: hasMark })
    taps.begin(ipId, follow)
    mark(ipId, follow)
  },
  onSettled: (_answer, error, { ipId, follow }) => {
    const last = taps.settle(ipId, error ? undefined : follow)
    if (!last) return
    mark(ipId, last.truth)
    if (queryClient.isMutating({ mutationKey }) <= 1) reads.resume()
    // Lists keep their rows while they are on the screen, so that a tap can be taken back.
    for (const queryKey of [followsQuery.queryKey, ['follow-list', undefined], ['member', 'profile']])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  },
})
