import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Error codes that say why a pack cannot be bought. The page shows them instead of a dialog. */
export const packRefusalCodes = [
  'UnavailablePeriod',
  'PackLimitReached',
  'MaxQuantityExceed',
  'MaxAmountExceed',
  'NotFound',
]

/** A pack of coins, as the server allows the member to buy it now (S131). Always refetched. */
export const packQuery = (id: string) =>
  queryOptions({
    queryKey: ['pack', id],
    staleTime: 0,
    queryFn: ({ signal }) => call(validateShopCoin, { params: { id }, query: { platformType: 'WEB' } }, { signal }),
    meta: { handles: packRefusalCodes },
  })
