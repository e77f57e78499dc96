import { LocalFailure } from './localFailure.ts'
import { raiseLater } from './raiseLater.ts'

/**
 * Shows that the browser or the device refused what the user pressed, such as sharing or full screen. A system dialog
 * that the user closes is not an error.
 */
export function raiseRefusal(error: unknown): void {
  const isClosed = error instanceof DOMException && error.name === 'AbortError'
  if (!isClosed) raiseLater(new LocalFailure('deviceRefused'))
}

/**
 * Shows that the browser refused to open the system's share sheet. A second press while the sheet is open is also
 * refused, but is not an error.
 */
export function raiseShareRefusal(error: unknown): void {
  const isOpen = error instanceof DOMException && error.name === 'InvalidStateError'
  if (!isOpen) raiseRefusal(error)
}
