import { ApiError } from '../api/apiError.ts'

/**
 * Whether the host has certainly done nothing: it answered, and refused. After anything else the coins may have moved.
 */
export const isRefused = (error: unknown): boolean => {
  const { kind, status = 0 } = error instanceof ApiError ? error : {}
  return kind === 'status' && status >= 400 && status < 500
}
