import type { ApiError } from '../api/apiError.ts'

/**
 * Whether the host has certainly done nothing: it answered, and refused. After anything else the coins may have moved.
 */
const isRefused = ({ kind, status = 0 }: ApiError) => kind === 'status' && status >= 400 && status < 500

/**
 * For a call that moves coins, whether they moved (design language). A promise that nothing happens twice is given only
 * where the caller repeats its key (X13).
 */
export function coinsSentence(error: ApiError): string | undefined {
  if (!error.endpoint.idempotent) return undefined
  if (isRefused(error)) return 'コインの残高は変わっていません。'
  return error.keepsKey
    ? 'コインの残高が変わったかどうかは、確かめられませんでした。もう一度試しても、二重に変わることはありません。'
    : 'コインの残高が変わったかどうかは、確かめられませんでした。残高を確かめてから、もう一度お試しください。'
}
