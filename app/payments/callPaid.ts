import type { Endpoint, RequestOf, ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Confirmed } from '@tsudoi/design-system/screens/finalOrder.types'
import { callAny } from '../api/call.ts'

/** What was confirmed, and the key under which it happens once. */
export interface PaidRequest<Paid extends object> {
  paid: Confirmed<Paid>
  idempotencyKey: string
}

/**
 * The one door to a call that takes coins or money: it wants what `FinalConfirm` has handed out. `call()` refuses these
 * endpoints.
 */
export const callPaid = <E extends Endpoint, Paid extends object>(
  endpoint: E,
  request: RequestOf<E>,
  { idempotencyKey }: PaidRequest<Paid>,
): Promise<ResponseOf<E>> => callAny(endpoint, request, { idempotencyKey })
