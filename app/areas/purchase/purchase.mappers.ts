import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import type { UseQueryResult } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import {
  purchaseMethods,
  type OfferedPack,
  type PurchaseMethod,
} from '@tsudoi/design-system/screens/purchase/purchase.types'
import { ApiError, isNotFound } from '../../api/apiError.ts'
import { failureOf } from '../../errors/failure.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { packView } from '../../mappers/pack.mappers.ts'
import { packRefusalCodes } from './purchase.queries.ts'

/** The payment method in a URL's parameter; undefined if it is invalid. */
export const paymentMethodFromUrl = (text: string | null): PurchaseMethod | undefined =>
  purchaseMethods.find((method) => method === text)

type Pack = ResponseOf<typeof validateShopCoin>

/**
 * The state of a coin pack's page from its query. The pack can be bought, or is refused with a reason, or does not
 * exist (undefined). The latest answer counts.
 */
export function packStateOf(query: UseQueryResult<Pack>): Loadable<OfferedPack | undefined> {
  const { error } = query
  if (isNotFound(error)) return ready(undefined)
  if (error instanceof ApiError && packRefusalCodes.includes(error.messageCode ?? ''))
    return ready({ state: 'refused', failure: failureOf(error) })
  return loadableOf(query, ({ shopCoin }) => ({ state: 'buyable', pack: packView(shopCoin) }))
}
