import { mutationOptions } from '@tanstack/react-query'
import { loadPasskeySignin } from './passkey.queries.ts'

/** Logs in by a passkey that the user chooses in the browser’s dialog. The result says why the log-in failed. */
export const passkeySigninMutation = mutationOptions({
  mutationKey: ['signin-passkey'],
  mutationFn: async () => ({ problem: await (await loadPasskeySignin()).signInByPasskey({ isAutofill: false }) }),
})
