import { useMutation } from '@tanstack/react-query'
import type { SpendingGateDialogProps } from '@tsudoi/design-system/screens/spending/SpendingGateDialog'
import { useEffect, useState } from 'react'
import { lockVerdictAt } from '../../limits/spendingLock.ts'
import { useSpendingLock } from '../../limits/spendingLocks.ts'
import { tryPinMutation } from '../../limits/tryPin.mutations.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/sessionStore.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { revokePinPass, grantPinPass, spendingVerdict } from './spendingGate.ts'

/** The props of the dialog that blocks a payment, without those that the caller sets. */
export type GateDialogProps = Omit<SpendingGateDialogProps, 'open' | 'onClose'>

/**
 * Checks the member's own spending settings before a payment. Returns the props of the dialog that blocks the payment;
 * undefined if the payment may be confirmed. Once it may, the result stays undefined until the confirmation closes, so
 * that a payment in flight keeps its confirmation: `pay` checks the settings again.
 *
 * @param name The name of the payment
 * @param amount The price of the payment: a payment of 0 is never blocked
 */
export function useSpendingGate(name: string, amount: number): GateDialogProps | undefined {
  const accountId = useSession((session) => session.accountId)
  const [isPassed, setPassed] = useState(() => spendingVerdict({ accountId, name }, amount).is === 'allowed')
  const lock = useSpendingLock(accountId)
  const verdict = lockVerdictAt(lock, useNowAt(lock.breakUntil, lock.lockedUntil))
  const { mutate, isPending, data } = useMutation(tryPinMutation)
  useEffect(() => () => revokePinPass(name), [name])
  if (isPassed || verdict.is === 'allowed') return undefined
  const pass = () => {
    grantPinPass(name)
    setPassed(true)
  }
  return {
    hold: verdict,
    onPin: (pin) => mutate({ accountId, pin }, { onSuccess: ({ is }) => is === 'right' && pass() }),
    isPending,
    triesLeft: data?.is === 'wrong' ? data.left : undefined,
    hrefs: { settings: paths.spending },
  }
}
