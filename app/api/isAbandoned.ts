import { SessionEnded } from '../session/sessionEnded.ts'
import { ApiError } from './apiError.ts'

/**
 * Whether something failed only because its caller or its session is gone. Nothing of it is shown, sent again, read
 * back or rolled back: by now another member may be logged in.
 */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof SessionEnded ||
  (error instanceof ApiError &&
    (error.kind === 'unsent' || error.kind === 'cancelled' || error.kind === 'sessionEnded'))
