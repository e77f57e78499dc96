import { ApiError } from '../api/apiError.ts'

/**
 * Whether the server has certainly carried out nothing, because it answered with a refusal. After any other failure
 * coins may have moved.
 */
export const isRefused = (error: unknown): boolean => {
  const { kind, status = 0 } = error instanceof ApiError ? error : {}
  return kind === 'status' && status >= 400 && status < 500
}
