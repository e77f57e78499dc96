import { ApiError } from './apiError.ts'

/** Whether the host has decided. Without an answer, the same key asks for the same thing again. */
export const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.kind === 'status' && (error.status ?? 500) < 500
