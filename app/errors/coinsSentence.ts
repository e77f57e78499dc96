import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import type { ApiError } from '../api/apiError.ts'
import { isRefused } from './isRefused.ts'

/** A refused read says nothing of coins: it may follow a payment. But for the check of a pack before it is bought. */
const isRead = ({ endpoint }: ApiError) => endpoint.method === 'GET' && endpoint !== validateShopCoin

/**
 * Whether coins moved, as far as this error proves it (design language). `listed` is the catalogue's own sentence,
 * which is true of a refusal only. A promise that nothing happens twice is given only where the caller repeats its key
 * (X13).
 */
export function coinsSentence(error: ApiError, listed?: string): string | undefined {
  if (listed && isRefused(error) && !isRead(error)) return listed
  if (!error.endpoint.idempotent) return undefined
  if (isRefused(error)) return 'コインの残高は変わっていません。'
  return error.keepsKey
    ? 'コインの残高が変わったかどうかは、確かめられませんでした。もう一度試しても、二重に変わることはありません。'
    : 'コインの残高が変わったかどうかは、確かめられませんでした。残高を確かめてから、もう一度お試しください。'
}
