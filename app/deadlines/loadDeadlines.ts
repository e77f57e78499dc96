import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { queryClient } from '../queryClient.ts'
import { ordersQuery } from '../queries/order.queries.ts'
import { ticketsQuery } from '../queries/ticket.queries.ts'
import { orderDeadlines, ticketDeadlines } from './deadlines.mappers.ts'
import { allDeadlinesQuery, deadlineLists } from './deadlines.queries.ts'

/** How old the deadlines may be, in milliseconds, for a task that repeats every minute. */
const maxAgeMs = 15 * 60_000

const itemsOf = async (list: Promise<{ items: readonly Deadline[] }>) => (await list).items

/** The member's deadlines for a task in the background, without those of a list that fails. */
export async function loadDeadlines(): Promise<readonly Deadline[]> {
  const { deadlines } = await queryClient.fetchQuery({ ...allDeadlinesQuery, staleTime: maxAgeMs })
  if (deadlines) return deadlines
  const { campaigns, lotteries, addresses, presents, noticeGifts, rentals, cancellations } = deadlineLists
  const lists = await Promise.allSettled([
    itemsOf(queryClient.fetchQuery({ ...campaigns.query, staleTime: maxAgeMs })),
    itemsOf(queryClient.fetchQuery({ ...lotteries.query, staleTime: maxAgeMs })),
    itemsOf(queryClient.fetchQuery({ ...addresses.query, staleTime: maxAgeMs })),
    itemsOf(queryClient.fetchQuery({ ...presents.query, staleTime: maxAgeMs })),
    itemsOf(queryClient.fetchQuery({ ...noticeGifts.query, staleTime: maxAgeMs })),
    itemsOf(queryClient.fetchQuery({ ...rentals.query, staleTime: maxAgeMs })),
    itemsOf(queryClient.fetchQuery({ ...cancellations.query, staleTime: maxAgeMs })),
    loadOrders(),
    loadTickets(),
  ])
  return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
}

const loadOrders = async () => {
  const answer = await queryClient.fetchQuery({ ...ordersQuery({}), staleTime: maxAgeMs, meta: { isSilent: true } })
  return orderDeadlines(answer.list)
}
const loadTickets = async () =>
  ticketDeadlines(
    (await queryClient.fetchQuery({ ...ticketsQuery, staleTime: maxAgeMs, meta: { isSilent: true } })).list,
  )
