import { discardAccount } from '@tsudoi/contracts/account/account.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { forgetSession } from '../../session/account.ts'

/** Ends the account (C019); then nothing of it is left in this browser either (S036). */
export const discardMutation = mutationOptions({
  mutationKey: ['account-discard'],
  mutationFn: () => call(discardAccount, {}),
  onSuccess: () => forgetSession(),
})
