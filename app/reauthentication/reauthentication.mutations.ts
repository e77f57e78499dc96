import {
  prepareReauthentication,
  reauthenticateByCode,
  reauthenticateByPassword,
} from '@tsudoi/contracts/auth/reauthentication.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { formErrors } from '../errors/formErrors.ts'
import { adoptTokens } from './adoptTokens.ts'
import { closeProofDialog } from './reauthentication.ts'

/**
 * Where the reauthentication dialog shows each message code of a failed identity check. Codes that are not listed open
 * the general error dialog.
 */
export const proofErrors = {
  password: formErrors(reauthenticateByPassword, {
    WrongPassword: 'password',
    NotExistsPassword: 'form',
    LOCK_FIVE_TIME_FAILED: 'form',
    TooManyRequests: 'form',
  }),
  prepareCode: formErrors(prepareReauthentication, {
    NotFoundEmail: 'form',
    LOCK_FIVE_TIME_FAILED: 'form',
    TooManyRequests: 'form',
  }),
  code: formErrors(reauthenticateByCode, {
    InvalidCode: 'code',
    TimeExpiredVerification: 'code',
    LOCK_FIVE_TIME_FAILED: 'form',
    TooManyRequests: 'form',
  }),
}

/** Proves the member's identity by password. */
export const proveByPasswordMutation = mutationOptions({
  mutationKey: ['prove-password'],
  meta: proofErrors.password,
  mutationFn: async (password: string) => adoptTokens(await call(reauthenticateByPassword, { body: { password } })),
  onSuccess: () => closeProofDialog(true),
})

/** Mails a code to the member's current address. A new code invalidates the code before. */
export const prepareProofCodeMutation = mutationOptions({
  mutationKey: ['prove-prepare'],
  meta: proofErrors.prepareCode,
  mutationFn: () => call(prepareReauthentication, {}),
})

/** Proves the member's identity by a mailed code. */
export const proveByCodeMutation = mutationOptions({
  mutationKey: ['prove-code'],
  meta: proofErrors.code,
  mutationFn: async (code: string) => adoptTokens(await call(reauthenticateByCode, { body: { code } })),
  onSuccess: () => closeProofDialog(true),
})
