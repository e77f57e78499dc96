import { SessionEnded } from '../session/sessionEnded.ts'
import { ApiError } from './apiError.ts'

/**
 * Whether a call failed only because its caller has aborted it or its session has ended. Such a failure is not shown,
 * retried, refetched or rolled back: another member may be logged in by now.
 */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof SessionEnded ||
  (error instanceof ApiError &&
    (error.kind === 'unsent' || error.kind === 'cancelled' || error.kind === 'sessionEnded'))
