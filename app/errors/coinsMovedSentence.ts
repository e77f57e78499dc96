import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import type { ApiError } from '../api/apiError.ts'
import { isRefused } from './isRefused.ts'

/**
 * Whether the call only reads. A refused read proves nothing about coins, since it may follow a payment. The exception
 * is the check of a coin pack before its purchase.
 */
const isRead = ({ endpoint }: ApiError) => endpoint.method === 'GET' && endpoint !== validateShopCoin

/**
 * A sentence on whether coins moved, as far as this error proves it; undefined if it proves nothing. `listed` is the
 * catalogue's sentence, which is true only of a refusal. The sentence promises that nothing is charged twice only if
 * the caller repeats its Idempotency-Key (X13).
 */
export function coinsMovedSentence(error: ApiError, listed?: string): string | undefined {
  if (listed && isRefused(error) && !isRead(error)) return listed
  if (!error.endpoint.idempotent) return undefined
  if (isRefused(error)) return 'コインの残高は変わっていません。'
  return error.keepsKey
    ? 'コインの残高が変わったかどうかは、確かめられませんでした。もう一度試しても、二重に変わることはありません。'
    : 'コインの残高が変わったかどうかは、確かめられませんでした。残高を確かめてから、もう一度お試しください。'
}
