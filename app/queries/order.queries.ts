import { getTransaction, listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { orderKeys } from './order.keys.ts'

/** A period from `start` (inclusive) to `end` (exclusive), ISO 8601. Without both, it contains all orders. */
interface Between {
  start?: string
  end?: string
}

/**
 * The member's coin orders in a period. The server returns them all at once. The default gateway is SBPS (C111, S092).
 */
export const ordersQuery = ({ start, end }: Between) =>
  queryOptions({
    queryKey: orderKeys.between(start, end),
    queryFn: ({ signal }) =>
      call(listTransactions, { query: { gateway: 'SBPS', startOrderTime: start, endOrderTime: end } }, { signal }),
  })

/** One order of the member. It is always refetched. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: async ({ signal }) => (await call(getTransaction, { params: { id } }, { signal })).transaction,
    staleTime: 0,
  })
