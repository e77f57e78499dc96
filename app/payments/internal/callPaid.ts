import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import type { ZodMiniType } from 'zod/mini'
import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { callAnyEndpoint } from '../../api/call.ts'

/** The confirmed purchase, its total, and the key under which the server carries it out once. */
export interface PaidRequest<Paid extends object> {
  paid: ConfirmedPurchase<Paid>
  idempotencyKey: string
  /** Coins or yen, as the confirmation has shown. */
  expectedPrice: number
}

/** An endpoint that refuses any other price than the confirmed one (Q353). */
interface PricedEndpoint extends Endpoint {
  query: ZodMiniType<unknown, { expectedPrice?: number | undefined }>
}

/**
 * Sends a call that spends coins or money; `call()` refuses these endpoints. It takes the object that `FinalConfirm`
 * returned when the user confirmed. The confirmed price is sent along, and the server refuses with PriceChanged if its
 * price differs.
 */
export const callPaid = <E extends PricedEndpoint, Paid extends object>(
  endpoint: E,
  request: Omit<RequestOf<E>, 'query'>,
  { idempotencyKey, expectedPrice }: PaidRequest<Paid>,
): Promise<ResponseOf<E>> => {
  const priced = { ...request, query: { expectedPrice } } as RequestOf<E>
  return callAnyEndpoint(endpoint, priced, { idempotencyKey })
}
