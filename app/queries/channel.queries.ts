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

/** The pages show in its place that a channel, or a thing of it, does not exist: no dialog says it again. */
export const shownMissing = { handles: ['NotFound'] }

/** Channels page by page, in the order of the house. */
export const channelsQuery = offsetQuery({
  queryKey: channelKeys.list,
  ask: (page, signal) => call(listChannels, { query: page }, { signal }),
  itemsOf: ({ list }) => list,
})

/** Guests get the no-login variant, which knows no follow mark (S067). */
export const channelQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: channelKeys.one(id, isMember),
    queryFn: ({ signal }): Promise<{ ip: Channel }> =>
      call(isMember ? getChannel : getChannelNologin, { params: { id } }, { signal }),
    meta: shownMissing,
  })

export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: channelKeys.overview(id),
    queryFn: ({ signal }) => call(getChannelOverview, { params: { id } }, { signal }),
    meta: shownMissing,
  })

/**
 * What several channels have on, each asked for under its own key. One whose programme cannot be had is left out. A
 * query that asks others: the library's own way to ask many at once would be 2 kB more for every page.
 */
export const programmesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: channelKeys.programmes(ids),
    queryFn: async ({ client }) => {
      const asked = ids.map((id) => client.fetchQuery({ ...overviewQuery(id), meta: { isSilent: true } }))
      const overviews = await Promise.allSettled(asked)
      return overviews.flatMap((each) => (each.status === 'fulfilled' ? (each.value.overview.programmeList ?? []) : []))
    },
    meta: { isSilent: true },
  })

export const followsQuery = queryOptions({
  queryKey: channelKeys.follows,
  queryFn: ({ signal }) => call(listFollows, { query: { limit: pageSize } }, { signal }),
})

/** The whole list page by page: one's own, or an account's (Q33). */
export const followListQuery = (accountId?: string) =>
  offsetQuery({
    queryKey: channelKeys.followList(accountId),
    meta: shownMissing,
    ask: (page, signal) => call(listFollows, { query: { accountId, ...page } }, { signal }),
    itemsOf: ({ list }) => list,
  })
