import { ApiError } from './apiError.ts'

/**
 * Returns a copy of a failed call's error that opens an error dialog. For a call that was silent only so that no
 * loading overlay opened.
 */
export function withErrorDialog({ endpoint, kind, status, messageCode, retryAfter, cause }: ApiError): ApiError {
  return new ApiError({ endpoint: { ...endpoint, silent: false }, kind, status, messageCode, retryAfter, cause })
}
