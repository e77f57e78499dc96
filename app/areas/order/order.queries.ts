import { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import { listViewingPurchases } from '@tsudoi/contracts/ticket/ticket.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Period } from './orderPeriods.ts'
import { seekQuery } from '../../queries/seekQuery.ts'

/** Orders of coins in a period (C111): the call gives all of them at once. Default gateway SBPS (S092). */
export const ordersQuery = ({ start, end }: Period) =>
  queryOptions({
    queryKey: ['orders', start, end],
    queryFn: ({ signal }) =>
      call(listTransactions, { query: { gateway: 'SBPS', startOrderTime: start, endOrderTime: end } }, { signal }),
  })

/** What was bought to be watched, page by page (C036); never asked for a guest (S062, Q49). */
export const viewingsQuery = seekQuery({
  queryKey: ['viewing-purchases'],
  by: 'lastPurchaseTime',
  ask: (page, signal) => call(listViewingPurchases, { query: page }, { signal }),
  itemsOf: ({ list }) => list,
})
