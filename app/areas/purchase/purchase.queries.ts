import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Reasons why a pack cannot be bought; its page shows them instead of a dialog. */
export const packRefusals = [
  'UnavailablePeriod',
  'PackLimitReached',
  'MaxQuantityExceed',
  'MaxAmountExceed',
  'NotFound',
]

/** A pack that the member may buy now, as checked by the server (S131). Always refetched. */
export const packQuery = (id: string) =>
  queryOptions({
    queryKey: ['pack', id],
    staleTime: 0,
    queryFn: ({ signal }) => call(validateShopCoin, { params: { id }, query: { platformType: 'WEB' } }, { signal }),
    meta: { handles: packRefusals },
  })
