import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { SpendingBreakView, SpendingLockView } from '@tsudoi/design-system/screens/spending/spending.types'
import type { BreakPlace } from '../../limits/spendingBreak.ts'
import { activeBreak, pinLockedUntil, type SpendingLock } from '../../limits/spendingLock.ts'

/** Whether this browser can have a PIN, and whether it keeps the settings after the visit. */
interface BrowserFacts {
  canHavePin: boolean
  isKept: boolean
}

/** The spending settings of this device, for the screen. */
export const spendingLockView = (lock: SpendingLock, now: string, facts: BrowserFacts): SpendingLockView => ({
  ...facts,
  hasPin: lock.pin !== undefined,
  pinLockedUntil: pinLockedUntil(lock, now),
  isBlocked: lock.isBlocked ?? false,
})

/**
 * The state of the request that says where the break applies. It may be loading, or have failed, for example without a
 * connection.
 */
interface PlaceAnswer {
  data: BreakPlace | undefined
  isError: boolean
  /** Whether the request waits for a connection. */
  isPaused: boolean
}

/**
 * The break from purchases, for the screen. If the host cannot be reached, the screen still shows the break of this
 * device, and the member can start one. Other devices may not have it yet (`unsent`).
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
