import { checkResetPasswordCode, prepareResetPassword, resetPassword } from '@tsudoi/contracts/auth/login.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/apiError.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { pendingReset } from './pendingReset.ts'

export const prepareResetErrors = formErrors(prepareResetPassword, {
  InvalidEmailFormat: 'email',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/**
 * Has a code mailed; sent again, the one before no longer works. The answer is the same for an address nobody has (X7).
 */
export const prepareResetMutation = mutationOptions({
  mutationKey: ['reset-prepare'],
  meta: prepareResetErrors,
  mutationFn: (email: string) => call(prepareResetPassword, { body: { email } }),
  onSuccess: (_nothing, email) => pendingReset.codeMailed(email),
})

/** Any other code has its dialog, such as E008. */
export const checkResetErrors = formErrors(checkResetPasswordCode, {
  InvalidCode: 'code',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

export const checkResetCodeMutation = mutationOptions({
  mutationKey: ['reset-check'],
  meta: checkResetErrors,
  mutationFn: (step: { email: string; code: string }) => call(checkResetPasswordCode, { body: step }),
  onSuccess: (_nothing, { code }) => pendingReset.codeProven(code),
})

/** Any other code has its dialog, such as E008 and E013. */
export const saveResetErrors = formErrors(resetPassword, {
  InvalidPasswordFormat: 'password',
  InvalidPasswordLength: 'password',
  InvalidPasswordConsecutive: 'password',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/** Sets the new password. What the host no longer takes leads a step back, whatever its dialog says. */
export const saveResetMutation = mutationOptions({
  mutationKey: ['reset-save'],
  meta: saveResetErrors,
  mutationFn: (step: { email: string; code: string; password: string }) => call(resetPassword, { body: step }),
  onSuccess: () => pendingReset.forget(),
  onError: (error) => {
    const code = error instanceof ApiError ? error.messageCode : undefined
    if (code === 'DeadlineExceededResetPassword') pendingReset.beginAnew()
    if (code === 'InvalidCode') pendingReset.askCodeAgain()
  },
})
