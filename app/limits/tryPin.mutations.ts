import { mutationOptions } from '@tanstack/react-query'
import { tryPin } from './tryPin.ts'

/** Compares the PIN that the member has entered. It needs no connection. */
export const tryPinMutation = mutationOptions({
  mutationKey: ['try-pin'],
  networkMode: 'always',
  // Keeps no PIN in the mutation cache after its result is shown.
  gcTime: 0,
  mutationFn: ({ accountId, pin }: { accountId: string; pin: string }) => tryPin(accountId, pin),
})
