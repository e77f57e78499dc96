import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import type { ZodMiniType } from 'zod/mini'
import type { ConfirmedPurchase } from '@tsudoi/design-system/screens/finalOrder.types'
import { callAnyEndpoint } from '../../api/call.ts'

/** The confirmed purchase, its total price, and the key under which the server carries it out only once. */
export interface PaidRequest<Paid extends object> {
  paid: ConfirmedPurchase<Paid>
  idempotencyKey: string
  /** The price that the user confirmed, in coins or yen. */
  expectedPrice: number
}

/** An endpoint that takes the confirmed price, and refuses the purchase if its own price differs (Q353). */
interface PricedEndpoint extends Endpoint {
  query: ZodMiniType<unknown, { expectedPrice?: number | undefined }>
}

/**
 * Makes a call that spends coins or money; `call()` does not accept these endpoints. It takes the object that
 * `FinalConfirm` returned when the user confirmed, and sends the confirmed price. The server refuses with PriceChanged
 * if its own price differs.
 */
export const callPaid = <E extends PricedEndpoint, Paid extends object>(
  endpoint: E,
  request: Omit<RequestOf<E>, 'query'>,
  { idempotencyKey, expectedPrice }: PaidRequest<Paid>,
): Promise<ResponseOf<E>> => {
  const priced = { ...request, query: { expectedPrice } } as RequestOf<E>
  return callAnyEndpoint(endpoint, priced, { idempotencyKey })
}
