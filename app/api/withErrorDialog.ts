import { ApiError } from './apiError.ts'

/**
 * The same failure, of a call that was silent only so that no overlay covers what is shown already: it has its dialog.
 */
export function withErrorDialog({ endpoint, kind, status, messageCode, retryAfter, cause }: ApiError): ApiError {
  return new ApiError({ endpoint: { ...endpoint, silent: false }, kind, status, messageCode, retryAfter, cause })
}
