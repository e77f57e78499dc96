import { getTransaction } from '@tsudoi/contracts/payment/payment.endpoints'
import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refreshInventory } from '../../queries/refreshInventory.ts'

/** Why a pack cannot be bought; its page says it in its place. */
export const refusals = ['UnavailablePeriod', 'MaxQuantityExceed', 'MaxAmountExceed', 'NotFound']

/** A pack that the member may buy now, as the host checks it (S131); asked anew whenever somebody comes to buy. */
export const packQuery = (id: string) =>
  queryOptions({
    queryKey: ['pack', id],
    staleTime: 0,
    queryFn: ({ signal }) => call(validateShopCoin, { params: { id }, query: { platformType: 'WEB' } }, { signal }),
    meta: { handles: refusals },
  })

/** How long an order is asked for again while the gateway has not spoken: two minutes. */
const asks = { every: 2_000, most: 60 }

/** One order of the member; asked again until the gateway has said what came of it. At a till it is paid later. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { transaction } = await call(getTransaction, { params: { id } }, { signal })
      if (transaction.status === 'SUCCEEDED') refreshInventory()
      return transaction
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === 'PENDING' && data.paymentMethod !== 'CONVENIENCE' && dataUpdateCount < asks.most
        ? asks.every
        : false,
    meta: { handles: ['NotFound'] },
  })
