import { followChannel, unfollowChannel, type Channel } from '@tsudoi/contracts/channel/channel.endpoints'
import { hashKey, mutationOptions, type InfiniteData, type Query } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryClient } from '../queryClient.ts'
import { waitForPaint } from '../shell/waitForPaint.ts'
import { channelKeys } from './channel.keys.ts'
import { channelQuery, channelsQuery, followsQuery } from './channel.queries.ts'
import { changeListItems } from './changeListItems.ts'
import type { ListPage } from './listPage.ts'
import { profileQuery } from './member.queries.ts'
import { createOptimisticToggle } from './optimisticToggle.ts'
import { createPausedReads } from './pausedReads.ts'

/** The channel with its follow mark set to `follow`. If the mark was different, the follower count changes by one. */
function marked(channel: Channel, follow: boolean): Channel {
  if ((channel.hasFollowed ?? false) === follow) return channel
  const followerCount =
    channel.followerCount === undefined ? undefined : Math.max(0, channel.followerCount + (follow ? 1 : -1))
  return { ...channel, hasFollowed: follow, followerCount }
}

/** Sets the follow mark of a channel in every query of the cache. */
function mark(ipId: string, follow: boolean): void {
  const each = (channel: Channel) => (channel.ipId === ipId ? marked(channel, follow) : channel)
  queryClient.setQueryData(channelQuery(ipId, true).queryKey, (data) => data && { ip: each(data.ip) })
  const inPages = changeListItems<Channel>((channels) => channels.map(each))
  queryClient.setQueryData(channelsQuery.queryKey, inPages)
  queryClient.setQueriesData<InfiniteData<ListPage<Channel>>>({ queryKey: channelKeys.followLists }, inPages)
  queryClient.setQueryData(followsQuery.queryKey, (data) => data && { ...data, list: data.list.map(each) })
}

/** A channel, and whether the member wants to follow it. */
export interface FollowChange {
  ipId: string
  follow: boolean
}

const taps = createOptimisticToggle()
const reads = createPausedReads()
const mutationKey = ['follow']

/** Whether the answer of a query contains follow marks. */
const hasMark = ({ queryKey }: Query) => {
  const [kind, id] = queryKey
  const keys = [channelKeys.list, channelKeys.followLists, channelKeys.follows]
  return keys.some(([name]) => name === kind) || hashKey(queryKey) === hashKey(channelKeys.one(String(id), true))
}

/**
 * Follows or unfollows a channel. The app shows each tap at once, and sends it after the call of the tap before (S046).
 */
export const followMutation = mutationOptions({
  mutationKey,
  scope: { id: 'follow' },
  mutationFn: async ({ ipId, follow }: FollowChange) => {
    await waitForPaint()
    return call(follow ? followChannel : unfollowChannel, { params: { ipId } })
  },
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
    // Does not refetch visible lists, so that a channel keeps its row and the user can undo a tap.
    for (const queryKey of [channelKeys.follows, channelKeys.followList(), profileQuery.queryKey])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  },
})
