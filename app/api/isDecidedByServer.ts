import { ApiError } from './apiError.ts'

/**
 * Whether the error is a refusal by the server (status below 500), after which nothing more happens. After any other
 * error the request is repeated with the same Idempotency-Key.
 */
export const isDecidedByServer = (error: unknown) =>
  error instanceof ApiError && error.kind === 'status' && (error.status ?? 500) < 500
