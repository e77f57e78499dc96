import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import type { ZodMiniType } from 'zod/mini'
import type { Confirmed } from '@tsudoi/design-system/screens/finalOrder.types'
import { callAny } from '../api/call.ts'

/** What was confirmed, the total that it said, and the key under which it happens once. */
export interface PaidRequest<Paid extends object> {
  paid: Confirmed<Paid>
  idempotencyKey: string
  /** Coins, or yen, as the last step has shown them. */
  expectedPrice: number
}

/** A call that refuses another price than the one that was confirmed (Q353). */
interface PricedEndpoint extends Endpoint {
  query: ZodMiniType<unknown, { expectedPrice?: number | undefined }>
}

/**
 * The one door to a call that takes coins or money: it wants what `FinalConfirm` has handed out. `call()` refuses these
 * endpoints. The confirmed price goes along: the host refuses with PriceChanged where it would take another one.
 */
export const callPaid = <E extends PricedEndpoint, Paid extends object>(
  endpoint: E,
  request: Omit<RequestOf<E>, 'query'>,
  { idempotencyKey, expectedPrice }: PaidRequest<Paid>,
): Promise<ResponseOf<E>> => {
  const priced = { ...request, query: { expectedPrice } } as RequestOf<E>
  return callAny(endpoint, priced, { idempotencyKey })
}
