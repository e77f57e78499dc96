import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { getTransaction } from '@tsudoi/contracts/payment/payment.endpoints'
import { queryOptions, type QueryState } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Transaction = ResponseOf<typeof getTransaction>['transaction']

/**
 * How often an order is asked for while the gateway has not spoken: for two minutes. A host that fails is asked less
 * and less often.
 */
const asks = { every: 2_000, most: 60, failures: 5 }

/** Milliseconds to the next question; false: the order stays "being checked". At a till it is paid later. */
function nextAsk({ data, dataUpdateCount, errorUpdateCount }: QueryState<Transaction>): number | false {
  const isWaitedFor = data?.status === 'PENDING' && data.paymentMethod !== 'CONVENIENCE'
  if (!isWaitedFor || dataUpdateCount >= asks.most || errorUpdateCount >= asks.failures) return false
  return asks.every * 2 ** errorUpdateCount
}

/** One order of the member; asked again until the gateway has said what came of it. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { transaction } = await call(getTransaction, { params: { id } }, { signal })
      return transaction
    },
    refetchInterval: ({ state }) => nextAsk(state),
    meta: { handles: ['NotFound'] },
  })
