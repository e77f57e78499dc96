import { SessionEnded } from '../session/sessionEnded.ts'
import { ApiError } from './apiError.ts'

/**
 * Whether something failed only because its caller or its session is gone. Such a failure is not shown, retried,
 * refetched or rolled back: another member may be logged in by now.
 */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof SessionEnded ||
  (error instanceof ApiError &&
    (error.kind === 'unsent' || error.kind === 'cancelled' || error.kind === 'sessionEnded'))
