import { listCreditCards } from '@tsudoi/contracts/payment/payment.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { registeredCardView } from '../../card/card.mappers.ts'

/** The member's registered cards (C112). Always refetched, because a card is registered in another document. */
export const cardsQuery = queryOptions({
  queryKey: ['cards'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { list } = await call(listCreditCards, { query: { gateway: 'SBPS' } }, { signal })
    return list.map(registeredCardView)
  },
})
