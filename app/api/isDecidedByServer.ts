import { ApiError } from './apiError.ts'

/** Whether the server has decided. Without a decision, the request is repeated with the same Idempotency-Key. */
export const isDecidedByServer = (error: unknown) =>
  error instanceof ApiError && error.kind === 'status' && (error.status ?? 500) < 500
