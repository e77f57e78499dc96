import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { SpendingBreakView, SpendingLockView } from '@tsudoi/design-system/screens/spending/spending.types'
import type { BreakPlace } from '../../limits/spendingBreak.ts'
import { activeBreak, pinLockedUntil, type SpendingLock } from '../../limits/spendingLock.ts'

/** What this browser can do about a lock. */
interface PushEnvironment {
  canHavePin: boolean
  isKept: boolean
}

/** What is set on this device, for the screen. */
export const spendingLockView = (lock: SpendingLock, now: string, environment: PushEnvironment): SpendingLockView => ({
  ...environment,
  hasPin: lock.pin !== undefined,
  pinLockedUntil: pinLockedUntil(lock, now),
  isBlocked: lock.isBlocked ?? false,
})

/** The answer about the place of the break: not there yet, or failed, for example without a connection. */
interface PlaceAnswer {
  data: BreakPlace | undefined
  isError: boolean
  /** Whether the request waits for a connection. */
  isPaused: boolean
}

/**
 * The break for the screen. A failure of the host hides nothing: the break of this device holds, and can be set. Then
 * the other devices may not know of it yet.
 */
export function spendingBreakView(
  lock: SpendingLock,
  now: string,
  { data, isError, isPaused }: PlaceAnswer,
): Loadable<SpendingBreakView> {
  const until = activeBreak(lock, now)
  if (isError || isPaused) return ready({ until, place: 'unsent' })
  return data === undefined ? loading : ready({ until, place: data })
}
