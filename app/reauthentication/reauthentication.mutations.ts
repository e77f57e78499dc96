import {
  prepareReauthentication,
  reauthenticateByCode,
  reauthenticateByPassword,
} from '@tsudoi/contracts/auth/reauthentication.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { formErrors } from '../errors/formErrors.ts'
import { adoptTokens } from './adoptTokens.ts'
import { answerProof } from './reauthentication.ts'

/** Where the dialog shows what the host refused; any other code gets its own dialog. */
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

export const proveByPasswordMutation = mutationOptions({
  mutationKey: ['prove-password'],
  meta: proofErrors.password,
  mutationFn: async (password: string) => adoptTokens(await call(reauthenticateByPassword, { body: { password } })),
  onSuccess: () => answerProof(true),
})

/** Has a code mailed to the current address; sent again, the one before no longer works. */
export const prepareProofCodeMutation = mutationOptions({
  mutationKey: ['prove-prepare'],
  meta: proofErrors.prepareCode,
  mutationFn: () => call(prepareReauthentication, {}),
})

export const proveByCodeMutation = mutationOptions({
  mutationKey: ['prove-code'],
  meta: proofErrors.code,
  mutationFn: async (code: string) => adoptTokens(await call(reauthenticateByCode, { body: { code } })),
  onSuccess: () => answerProof(true),
})
