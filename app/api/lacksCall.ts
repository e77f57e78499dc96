import { ApiError } from './apiError.ts'

/** Whether a call failed because the host does not have it (404 or 501). For calls of ours, which are optional. */
export const lacksCall = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501)
