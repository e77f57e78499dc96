import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { upcomingDeadlines } from '@tsudoi/design-system/screens/deadline/deadline.rules'
import type { Deadline, DeadlineGaps } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { failureOf } from '../errors/failure.ts'
import type { LoadedList } from '../queries/loadAllPages.ts'
import { useNow } from '../time/useNow.ts'
import { useNowAt } from '../time/useNowAt.ts'
import { allDeadlinesQuery, deadlineLists } from './deadlines.queries.ts'

type Query = UseQueryResult<LoadedList<Deadline>>
type List = Pick<Query, 'data' | 'error' | 'isError' | 'isPending'> & { refetch: () => Promise<unknown> }

/**
 * How many of the next deadlines disappear in the very second in which they pass; the others disappear within a minute.
 */
const watchedDeadlines = 20

/** What the page shows of its lists: the loaded ones, with the names of those that are missing. */
function stateOf(lists: readonly { name: string; list: List }[], now: string) {
  const failed = lists.filter(({ list }) => list.isError && list.data === undefined)
  const onRetry = () => failed.forEach(({ list }) => void list.refetch())
  const isAllFailed = failed.length === lists.length
  const gaps: DeadlineGaps = {
    failed: isAllFailed ? [] : failed.map(({ name }) => name),
    cut: lists.filter(({ list }) => list.data?.isComplete === false).map(({ name }) => name),
    onRetry,
  }
  const deadlines = (): Loadable<Deadline[]> => {
    if (lists.some(({ list }) => list.isPending)) return { state: 'loading' }
    if (isAllFailed) return { state: 'failed', failure: failureOf(failed[0]?.list.error), onRetry }
    return ready(
      upcomingDeadlines(
        lists.flatMap(({ list }) => list.data?.items ?? []),
        now,
      ),
    )
  }
  return { deadlines: deadlines(), gaps }
}

/** The deadlines from all lists that contain some. If a list fails, the others are shown (Q478). */
function useDeadlineLists(enabled: boolean) {
  const { campaigns, lotteries, addresses, orders, presents, noticeGifts, tickets, rentals, cancellations } =
    deadlineLists
  return [
    { name: campaigns.name, list: useQuery({ ...campaigns.query, enabled }) },
    { name: lotteries.name, list: useQuery({ ...lotteries.query, enabled }) },
    { name: addresses.name, list: useQuery({ ...addresses.query, enabled }) },
    { name: orders.name, list: useQuery({ ...orders.query, enabled }) },
    { name: presents.name, list: useQuery({ ...presents.query, enabled }) },
    { name: noticeGifts.name, list: useQuery({ ...noticeGifts.query, enabled }) },
    { name: tickets.name, list: useQuery({ ...tickets.query, enabled }) },
    { name: rentals.name, list: useQuery({ ...rentals.query, enabled }) },
    { name: cancellations.name, list: useQuery({ ...cancellations.query, enabled }) },
  ]
}

/**
 * The member's deadlines by the server's clock, from one call, or from separate lists if the server does not have that
 * call (Q505). Loads nothing unless `enabled`.
 */
export function useDeadlines({ enabled = true }: { enabled?: boolean } = {}) {
  const all = useQuery({ ...allDeadlinesQuery, enabled })
  const isCallMissing = all.data !== undefined && all.data.deadlines === undefined
  const ofLists = useDeadlineLists(enabled && isCallMissing)
  const items = all.data?.deadlines
  const ofCall = { ...all, data: items && { items, isComplete: true } }
  const lists = isCallMissing ? ofLists : [{ name: '期限', list: ofCall }]
  const { deadlines } = stateOf(lists, useNow())
  const next = deadlines.state === 'ready' ? deadlines.data.slice(0, watchedDeadlines) : []
  const now = useNowAt(...next.map(({ until }) => until))
  return { ...stateOf(lists, now), now }
}
