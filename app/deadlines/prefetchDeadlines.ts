import { queryClient } from '../queryClient.ts'
import { deadlineLists } from './deadlines.queries.ts'

/** Begins to load all lists that contain deadlines. */
export function prefetchDeadlines(): void {
  const { campaigns, lotteries, addresses, orders, presents, tickets, rentals, cancellations } = deadlineLists
  void queryClient.prefetchQuery(campaigns.query)
  void queryClient.prefetchQuery(lotteries.query)
  void queryClient.prefetchQuery(addresses.query)
  void queryClient.prefetchQuery(orders.query)
  void queryClient.prefetchQuery(presents.query)
  void queryClient.prefetchQuery(tickets.query)
  void queryClient.prefetchQuery(rentals.query)
  void queryClient.prefetchQuery(cancellations.query)
}
