import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Why a pack cannot be bought; its page says it in its place. */
export const refusals = ['UnavailablePeriod', 'PackLimitReached', 'MaxQuantityExceed', 'MaxAmountExceed', 'NotFound']

/** A pack that the member may buy now, as the host checks it (S131); asked anew whenever somebody comes to buy. */
export const packQuery = (id: string) =>
  queryOptions({
    queryKey: ['pack', id],
    staleTime: 0,
    queryFn: ({ signal }) => call(validateShopCoin, { params: { id }, query: { platformType: 'WEB' } }, { signal }),
    meta: { handles: refusals },
  })
