import { ApiError } from './apiError.ts'

/**
 * Returns a copy of a call's failure that opens an error dialog, for a call that was silent only to show no loading
 * overlay.
 */
export function withErrorDialog({ endpoint, kind, status, messageCode, retryAfter, cause }: ApiError): ApiError {
  return new ApiError({ endpoint: { ...endpoint, silent: false }, kind, status, messageCode, retryAfter, cause })
}
