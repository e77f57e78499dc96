import { listShopCoins } from '@tsudoi/contracts/shop/shop.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The shop's first fetch: ASC, 15 (Q3, S146). */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) =>
    call(listShopCoins, { query: { platformType: 'WEB', 'seek.order': 'ASC', 'seek.limit': 15 } }, { signal }),
})
