import { useMutation } from '@tanstack/react-query'
import type { SpendingGateDialogProps } from '@tsudoi/design-system/screens/spending/SpendingGateDialog'
import { useEffect, useState } from 'react'
import { mayBuy } from '../../limits/spendingLock.ts'
import { useSpendingLock } from '../../limits/spendingLocks.ts'
import { tryPinMutation } from '../../limits/tryPin.mutations.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/sessionStore.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { dropPass, givePass, spendingVerdict } from './spendingGate.ts'

/** The dialog that is in the way of a payment, without what its caller knows. */
export type GateDialog = Omit<SpendingGateDialogProps, 'open' | 'onClose'>

/**
 * The member's own settings before a payment. Returns the dialog that is in the way; undefined if the payment may be
 * confirmed. Once it may, this does not change until the confirmation closes, so that a payment in flight keeps its
 * dialog: `pay` checks again.
 *
 * @param name The name of the payment
 * @param amount Its price: what costs nothing has no gate
 */
export function useSpendingGate(name: string, amount: number): GateDialog | undefined {
  const accountId = useSession((session) => session.accountId)
  const [isPassed, setPassed] = useState(() => spendingVerdict({ accountId, name }, amount).is === 'allowed')
  const lock = useSpendingLock(accountId)
  const verdict = mayBuy(lock, useNowAt(lock.breakUntil, lock.lockedUntil))
  const { mutate, isPending, data } = useMutation(tryPinMutation)
  useEffect(() => () => dropPass(name), [name])
  if (isPassed || verdict.is === 'allowed') return undefined
  const pass = () => {
    givePass(name)
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
