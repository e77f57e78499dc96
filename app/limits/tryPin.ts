import { serverIso } from '../time/clock.ts'
import { matchesPin } from './pinHash.ts'
import { countPinTry, forgetPinTries, pinLockedUntil, remainingPinTries } from './spendingLock.ts'
import { changeSpendingLock, readSpendingLock } from './spendingLocks.ts'

/**
 * The result of trying a PIN. `until` (ISO 8601): no PIN is accepted until then. `left`: tries before the next wait.
 */
export type PinTry = { is: 'right' } | { is: 'wrong'; left: number } | { is: 'locked'; until: string }

/**
 * Compares a PIN with the stored one, and counts wrong ones. If the member has set no PIN, any text counts as right.
 */
export async function tryPin(accountId: string, pin: string): Promise<PinTry> {
  const now = serverIso()
  const lock = readSpendingLock(accountId)
  if (!lock.pin) return { is: 'right' }
  const lockedUntil = pinLockedUntil(lock, now)
  if (lockedUntil) return { is: 'locked', until: lockedUntil }
  changeSpendingLock(accountId, (current) => countPinTry(current, now))
  if (await matchesPin(pin, lock.pin)) {
    changeSpendingLock(accountId, forgetPinTries)
    return { is: 'right' }
  }
  const counted = readSpendingLock(accountId)
  const until = pinLockedUntil(counted, now)
  return until ? { is: 'locked', until } : { is: 'wrong', left: remainingPinTries(counted) }
}
