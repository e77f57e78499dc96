import { LocalFailure } from './localFailure.ts'
import { raiseLater } from './raiseLater.ts'

/**
 * Shows that the browser or the device refused what the user pressed, such as full screen. A system dialog that the
 * user closes is not an error.
 */
export function raiseRefusal(error: unknown): void {
  const isClosed = error instanceof DOMException && error.name === 'AbortError'
  if (!isClosed) raiseLater(new LocalFailure('deviceRefused'))
}
