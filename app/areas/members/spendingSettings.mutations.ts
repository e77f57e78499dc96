import { mutationOptions } from '@tanstack/react-query'
import { reportForgottenPin } from '@tsudoi/contracts/spending/spending.endpoints'
import type { PinFormKind, PinValues } from '@tsudoi/design-system/screens/spending/spending.types'
import { isCallUnsupported } from '../../api/isCallUnsupported.ts'
import { hashPin } from '../../limits/pinHash.ts'
import { beginBreak } from '../../limits/spendingBreak.ts'
import { withBlock, withPin } from '../../limits/spendingLock.ts'
import { changeSpendingLock } from '../../limits/spendingLocks.ts'
import { tryPin, type PinTry } from '../../limits/tryPin.ts'
import { deviceName } from '@tsudoi/contracts/deviceName'
import { queryClient } from '../../queryClient.ts'
import { lazyCallWithProof } from '../../reauthentication/lazyCallWithProof.ts'
import { askForProof } from '../../reauthentication/reauthentication.ts'
import { spendingBreakScopeKey } from './spendingSettings.queries.ts'

/** The values of a PIN form, which form it is, and the account to which the PIN belongs. */
interface PinChange extends PinValues {
  accountId: string
  kind: PinFormKind
}

/** Changes the settings of this device if the entered current PIN is right. Needs no connection. */
async function changePin({ accountId, kind, present, pin }: PinChange): Promise<PinTry> {
  const tried = await tryPin(accountId, present)
  if (tried.is !== 'right') return tried
  if (kind === 'unblock') changeSpendingLock(accountId, (lock) => withBlock(lock, false))
  else {
    const hash = kind === 'remove' ? undefined : await hashPin(pin)
    changeSpendingLock(accountId, (lock) => withPin(lock, hash))
  }
  return tried
}

/** Sets, changes or removes the PIN, or allows purchases on this device again. */
export const changePinMutation = mutationOptions({
  mutationKey: ['change-pin'],
  networkMode: 'always',
  // Keeps no PIN in the mutation cache after its result is shown.
  gcTime: 0,
  mutationFn: changePin,
})

/**
 * Removes a forgotten PIN after a proof of identity, which the host also reports by mail. If the host lacks this call,
 * no mail is sent, but the proof of identity is still required. Returns whether a mail was sent.
 */
async function removeForgottenPin(accountId: string): Promise<'mailed' | 'unmailed' | 'cancelled'> {
  let result: 'mailed' | 'unmailed' = 'mailed'
  try {
    await lazyCallWithProof(reportForgottenPin, { body: { deviceName: deviceName(navigator.userAgent) } })
  } catch (error) {
    if (!isCallUnsupported(error)) throw error
    if (!(await askForProof())) return 'cancelled'
    result = 'unmailed'
  }
  changeSpendingLock(accountId, (lock) => withPin(lock, undefined))
  return result
}

/** Removes a forgotten PIN ({@link removeForgottenPin}). */
export const removeForgottenPinMutation = mutationOptions({
  mutationKey: ['forgotten-pin'],
  mutationFn: removeForgottenPin,
})

/**
 * Starts or lengthens the break from purchases. It applies at once on this device, even if the host cannot be reached.
 */
export const startSpendingBreakMutation = mutationOptions({
  mutationKey: ['spending-break'],
  networkMode: 'always',
  // The page itself says if the host could not be reached.
  meta: { isSilent: true },
  mutationFn: ({ accountId, minutes }: { accountId: string; minutes: number }) => beginBreak(accountId, minutes),
  onSettled: () => queryClient.invalidateQueries({ queryKey: spendingBreakScopeKey }),
})
