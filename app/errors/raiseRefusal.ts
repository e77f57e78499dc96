import { LocalFailure } from './localFailure.ts'
import { raiseLater } from './raiseLater.ts'

/**
 * Tells the user that the browser or the device refused what they have just pressed: sharing, the full screen. A sheet
 * of the system that the user closes is no failure.
 */
export function raiseRefusal(error: unknown): void {
  const isClosed = error instanceof DOMException && error.name === 'AbortError'
  if (!isClosed) raiseLater(new LocalFailure('deviceRefused'))
}

/**
 * The same for the system's share sheet. A second press while it is open is refused by the browser: it is no failure.
 */
export function raiseShareRefusal(error: unknown): void {
  const isOpen = error instanceof DOMException && error.name === 'InvalidStateError'
  if (!isOpen) raiseRefusal(error)
}
