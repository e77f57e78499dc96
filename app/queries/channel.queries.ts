import {
  getChannel,
  getChannelNologin,
  getChannelOverview,
  listChannels,
  listFollows,
  type Channel,
} from '@tsudoi/contracts/channel/channel.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { channelKeys } from './channel.keys.ts'
import { offsetQuery } from './offsetQuery.ts'
import { pageSize } from './pageSize.ts'

/**
 * Query meta that opens no dialog if the channel or its content does not exist. For pages that show that themselves.
 */
export const notFoundMeta = { handles: ['NotFound'] }

/** Channels page by page, in the operator's order. */
export const channelsQuery = offsetQuery({
  queryKey: channelKeys.list,
  ask: (page, signal) => call(listChannels, { query: page }, { signal }),
  itemsOf: ({ list }) => list,
})

/** One channel. Guests get the answer of the call without login, which contains no follow mark (S067). */
export const channelQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: channelKeys.one(id, isMember),
    queryFn: ({ signal }): Promise<{ ip: Channel }> =>
      call(isMember ? getChannel : getChannelNologin, { params: { id } }, { signal }),
    meta: notFoundMeta,
  })

/** A channel's overview: its programme and links. */
export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: channelKeys.overview(id),
    queryFn: ({ signal }) => call(getChannelOverview, { params: { id } }, { signal }),
    meta: notFoundMeta,
  })

/**
 * The programmes of several channels. Each answer is also cached under the overview key of its channel. A channel whose
 * overview cannot be loaded is left out; if none can be loaded, the query fails. A query calls other queries here,
 * because `useQueries` would add 2 kB to every page.
 */
export const programmesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: channelKeys.programmes(ids),
    queryFn: async ({ client }) => {
      const asked = ids.map((id) => client.fetchQuery({ ...overviewQuery(id), meta: { isSilent: true } }))
      const overviews = await Promise.allSettled(asked)
      const [first] = overviews
      if (first?.status === 'rejected' && overviews.every(({ status }) => status === 'rejected')) throw first.reason
      return overviews.flatMap((each) => (each.status === 'fulfilled' ? (each.value.overview.programmeList ?? []) : []))
    },
    meta: { isSilent: true },
  })

/** The first page of the channels that the member follows. */
export const followsQuery = queryOptions({
  queryKey: channelKeys.follows,
  queryFn: ({ signal }) => call(listFollows, { query: { limit: pageSize } }, { signal }),
})

/** All channels that the member, or the given account, follows, page by page (Q33). */
export const followListQuery = (accountId?: string) =>
  offsetQuery({
    queryKey: channelKeys.followList(accountId),
    meta: notFoundMeta,
    ask: (page, signal) => call(listFollows, { query: { accountId, ...page } }, { signal }),
    itemsOf: ({ list }) => list,
  })
