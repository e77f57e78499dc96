import {
  getBbsEntry,
  getEpisodeDetail,
  getEvent,
  listEvents,
  listFollowedEvents,
} from '@tsudoi/contracts/event/event.endpoints'
import type { BbsEntry } from '@tsudoi/contracts/event/event.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { ListPage } from '../../queries/listPage.ts'
import { seekQuery } from '../../queries/seekQuery.ts'
import { useSession } from '../../session/sessionStore.ts'
import { eventKeys } from './event.keys.ts'

/**
 * Events, page by page: coming events (`ahead`), the next one first, or past events (`over`), the latest one first
 * (C025).
 */
export const eventsQuery = (kind: 'ahead' | 'over', isMember: boolean) =>
  seekQuery({
    queryKey: eventKeys.list(kind, isMember),
    by: 'lastStartTime',
    ask: (page, signal) => {
      const filter = kind === 'ahead' ? ({ holding: 'IN_HOLDING', 'seek.order': 'ASC' } as const) : ended
      return call(listEvents, { query: { ...filter, ...page } }, { signal })
    },
    itemsOf: ({ events }) => events,
  })
const ended = { holding: 'HOLDING_END', 'seek.order': 'DESC' } as const

/** The events that the member follows. The event followed last is first (C029). */
export const followedEventsQuery = () => {
  const { accountId } = useSession.getState()
  return seekQuery({
    queryKey: eventKeys.followed(accountId),
    by: 'lastFollowTime',
    ask: (page, signal) => call(listFollowedEvents, { params: { id: accountId }, query: page }, { signal }),
    itemsOf: ({ followEventList }) => followEventList,
  })
}

/** Error codes for which the page shows its own message, so that no error dialog opens. */
const meta = { handles: ['NotFound', 'UnavailableIpPublicationPeriod'] }

/** One event with its episodes (C026). */
export const eventQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: eventKeys.one(id, isMember),
    meta,
    queryFn: ({ signal }) => call(getEvent, { params: { id }, query: { episodeStatus: 'NORMAL' } }, { signal }),
  })

type EpisodeAnswer = ResponseOf<typeof getEpisodeDetail>

/** One page of an episode’s board. The server sends the episode with each page. */
export interface BoardPage extends ListPage<BbsEntry, number> {
  episode: EpisodeAnswer['data']
}

function pageOf({ data, pagination }: EpisodeAnswer): BoardPage {
  const { page, total, hasNext } = pagination
  const next = hasNext && data.bbsList.length > 0 ? page + 1 : undefined
  return { items: data.bbsList, total, next, episode: data }
}

/** An episode of an event with its board, page by page (C030, Q203). `search` filters the board. */
export const eventEpisodeQuery = (eventId: string, episodeId: string, isMember: boolean, search: string) =>
  infiniteQueryOptions({
    queryKey: eventKeys.episode(episodeId, isMember, search),
    meta,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { eventId, bbsFilterQuery: search === '' ? undefined : search, page: pageParam }
      return pageOf(await call(getEpisodeDetail, { params: { episodeId }, query }, { signal }))
    },
    getNextPageParam: ({ next }) => next,
  })

/** One entry of an episode’s board (C033). */
export const boardEntryQuery = (bbsId: string) =>
  queryOptions({
    queryKey: eventKeys.entry(bbsId),
    meta: { handles: ['NotFound', 'UnavailableChatPeriod', 'UnavailableIpPublicationPeriod'] },
    queryFn: ({ signal }) => call(getBbsEntry, { params: { bbsId } }, { signal }),
  })
