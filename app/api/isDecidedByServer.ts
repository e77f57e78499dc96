import { ApiError } from './apiError.ts'

/**
 * Whether the server has refused the request (status below 500), so that it will not be carried out. After any other
 * error the request is repeated with the same Idempotency-Key.
 */
export const isDecidedByServer = (error: unknown) =>
  error instanceof ApiError && error.kind === 'status' && (error.status ?? 500) < 500
