import { getTransaction, listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { orderKeys } from './order.keys.ts'

/** From `start` on and before `end`, ISO 8601; without them all. */
interface Between {
  start?: string
  end?: string
}

/** Orders of coins in a period (C111): the call gives all of them at once. Default gateway SBPS (S092). */
export const ordersQuery = ({ start, end }: Between) =>
  queryOptions({
    queryKey: orderKeys.between(start, end),
    queryFn: ({ signal }) =>
      call(listTransactions, { query: { gateway: 'SBPS', startOrderTime: start, endOrderTime: end } }, { signal }),
  })

/** One order as it is now. */
export const oneOrderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: async ({ signal }) => (await call(getTransaction, { params: { id } }, { signal })).transaction,
    staleTime: 0,
  })
