import { listShopCoins, type ShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { call } from '../api/call.ts'
import { seekQuery } from '../queries/seekQuery.ts'

/** The coin packs on sale, 15 per page in the server's order (Q3, S146). Hidden packs are left out (Q69). */
export const coinPacksQuery = seekQuery({
  queryKey: ['shop'],
  by: 'lastShopCoinId',
  limit: 15,
  ask: (page, signal) =>
    call(listShopCoins, { query: { platformType: 'WEB', 'seek.order': 'ASC', ...page } }, { signal }),
  itemsOf: ({ list }): ShopCoin[] => list.filter(({ isHidden }) => !isHidden),
})
