import { lockVerdictAt, type SpendingVerdict } from '../../limits/spendingLock.ts'
import { readSpendingLock } from '../../limits/spendingLocks.ts'
import { LocalFailure } from '../../errors/localFailure.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { serverIso } from '../../time/clock.ts'
import type { PaymentIdentity } from './openPayments.ts'

/** The names of the payments for which the member has entered the PIN. Each is removed when its confirmation closes. */
const passes = new Set<string>()
onSessionReset(() => passes.clear())

/** Allows a payment, because the member has entered the PIN for it. */
export const grantPinPass = (name: string): void => void passes.add(name)

/** Requires the PIN again for a payment, because its confirmation has closed. */
export const revokePinPass = (name: string): void => void passes.delete(name)

/**
 * Whether the member may make this payment now, and if not, why. A payment of 0 needs no PIN, and is possible during a
 * break.
 */
export function spendingVerdict({ accountId, name }: PaymentIdentity, amount: number): SpendingVerdict {
  if (amount === 0) return { is: 'allowed' }
  const verdict = lockVerdictAt(readSpendingLock(accountId), serverIso())
  const isPassed = passes.has(name) && (verdict.is === 'pin' || verdict.is === 'locked')
  return isPassed ? { is: 'allowed' } : verdict
}

/**
 * Checks the member's own spending settings: `pay` calls it before it sends anything. Throws if the settings block the
 * payment on this device, or require a PIN that was not entered (Q526).
 */
export function assertMaySpend(payment: PaymentIdentity, amount: number): void {
  if (spendingVerdict(payment, amount).is !== 'allowed') throw new LocalFailure('spendingLocked')
}

/** Whether the member's settings block every payment. The app then does not resend an open payment. */
export const refusesResend = (payment: PaymentIdentity, amount: number): boolean =>
  ['break', 'blocked'].includes(spendingVerdict(payment, amount).is)
