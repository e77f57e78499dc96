import { mayBuy, type SpendingVerdict } from '../../limits/spendingLock.ts'
import { readSpendingLock } from '../../limits/spendingLocks.ts'
import { LocalFailure } from '../../errors/localFailure.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { serverIso } from '../../time/clock.ts'
import type { PaymentIdentity } from './openPayments.ts'

/** The names of payments for which the member has entered the PIN, each until its confirmation closes. */
const passes = new Set<string>()
onSessionReset(() => passes.clear())

/** Lets a payment pass after the PIN was entered for it. */
export const givePass = (name: string): void => void passes.add(name)

/** Ends the pass of a payment whose confirmation has closed. */
export const dropPass = (name: string): void => void passes.delete(name)

/** Whether the member may make this payment now. What costs nothing needs no PIN, and is possible during a break. */
export function spendingVerdict({ accountId, name }: PaymentIdentity, amount: number): SpendingVerdict {
  if (amount === 0) return { is: 'allowed' }
  const verdict = mayBuy(readSpendingLock(accountId), serverIso())
  const isPassed = passes.has(name) && (verdict.is === 'pin' || verdict.is === 'locked')
  return isPassed ? { is: 'allowed' } : verdict
}

/**
 * The gate of all payments: `pay` calls it before anything is sent. Throws if the member's own settings refuse the
 * payment on this device, or need a PIN that was not entered (Q526).
 */
export function assertMaySpend(payment: PaymentIdentity, amount: number): void {
  if (spendingVerdict(payment, amount).is !== 'allowed') throw new LocalFailure('spendingLocked')
}

/** Whether the member's settings refuse every payment. Then the app does not resend an open payment. */
export const refusesResend = (payment: PaymentIdentity, amount: number): boolean =>
  ['break', 'blocked'].includes(spendingVerdict(payment, amount).is)
