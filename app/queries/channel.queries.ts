import {
  getChannel,
  getChannelNologin,
  getChannelOverview,
  listChannels,
  listFollows,
  type Channel,
} from '@tsudoi/contracts/channel/channel.endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { pageSize } from './pageSize.ts'

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
