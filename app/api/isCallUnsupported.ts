import { ApiError } from './apiError.ts'

/**
 * Whether a call failed because the server does not implement it (404 or 501). For the calls that this product adds to
 * the specification: a server need not have them.
 */
export const isCallUnsupported = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501)
