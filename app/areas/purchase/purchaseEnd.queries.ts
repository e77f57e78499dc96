import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getTransaction } from '@tsudoi/contracts/payment/payment.endpoints'
import { queryOptions, type QueryState } from '@tanstack/react-query'
import { orderQuery } from '../../queries/order.queries.ts'

type Transaction = ResponseOf<typeof getTransaction>['transaction']

/**
 * Polling of a pending order: every two seconds, at most 60 times. The interval doubles with each failure, and five
 * failures stop the polling.
 */
const polling = { intervalMs: 2_000, maxPolls: 60, maxFailures: 5 }

/** Time until the next poll in ms; false to stop. An order to be paid in a shop is not polled. */
function nextPollMs({ data, dataUpdateCount, errorUpdateCount }: QueryState<Transaction>): number | false {
  const isWaitedFor = data?.status === 'PENDING' && data.paymentMethod !== 'CONVENIENCE'
  if (!isWaitedFor || dataUpdateCount >= polling.maxPolls || errorUpdateCount >= polling.maxFailures) return false
  return polling.intervalMs * 2 ** errorUpdateCount
}

/** An order, polled until the gateway has reported the outcome. The page itself shows that it does not exist. */
export const polledOrderQuery = (id: string) =>
  queryOptions({
    ...orderQuery(id),
    refetchInterval: ({ state }) => nextPollMs(state),
    meta: { handles: ['NotFound'] },
  })
