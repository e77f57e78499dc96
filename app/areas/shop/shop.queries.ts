import { listShopCoins } from '@tsudoi/contracts/shop/shop.endpoints'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Packs on sale, 15 at a time in the order of the house (Q3, S146). */
export const shopQuery = infiniteQueryOptions({
  queryKey: ['shop'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(
      listShopCoins,
      {
        query: {
          platformType: 'WEB',
          'seek.order': 'ASC',
          'seek.limit': 15,
          'seek.lastShopCoinId': pageParam,
        },
      },
      { signal },
    ),
  getNextPageParam: ({ seek }) => (seek.hasNext ? seek.lastShopCoinId : undefined),
})
