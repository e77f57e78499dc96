import { checkResetPasswordCode, prepareResetPassword, resetPassword } from '@tsudoi/contracts/auth/login.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/apiError.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { pendingReset } from './pendingReset.ts'

/** The form field that shows each error code of the server when the code is requested. */
export const requestResetCodeErrors = formErrors(prepareResetPassword, {
  InvalidEmailFormat: 'email',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/**
 * Requests a code by mail; the code of an earlier mail becomes invalid. The server’s answer does not reveal whether the
 * address has an account (X7).
 */
export const requestResetCodeMutation = mutationOptions({
  mutationKey: ['reset-prepare'],
  meta: requestResetCodeErrors,
  mutationFn: (email: string) => call(prepareResetPassword, { body: { email } }),
  onSuccess: (_nothing, email) => pendingReset.codeMailed(email),
})

/**
 * The form field that shows each error code of the server when the code is checked. Other codes open an error dialog,
 * such as E008.
 */
export const checkResetCodeErrors = formErrors(checkResetPasswordCode, {
  InvalidCode: 'code',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/** Checks the mailed code, which permits the step of the new password. */
export const checkResetCodeMutation = mutationOptions({
  mutationKey: ['reset-check'],
  meta: checkResetCodeErrors,
  mutationFn: (step: { email: string; code: string }) => call(checkResetPasswordCode, { body: step }),
  onSuccess: (_nothing, { code }) => pendingReset.codeProven(code),
})

/**
 * The form field that shows each error code of the server when the password is saved. Other codes open an error dialog,
 * such as E008 and E013.
 */
export const saveResetPasswordErrors = formErrors(resetPassword, {
  InvalidPasswordFormat: 'password',
  InvalidPasswordLength: 'password',
  InvalidPasswordConsecutive: 'password',
  LOCK_FIVE_TIME_FAILED: 'form',
  TooManyRequests: 'form',
})

/** Sets the new password. If the server no longer accepts the code or the reset, returns to an earlier step. */
export const saveResetPasswordMutation = mutationOptions({
  mutationKey: ['reset-save'],
  meta: saveResetPasswordErrors,
  mutationFn: (step: { email: string; code: string; password: string }) => call(resetPassword, { body: step }),
  onSuccess: () => pendingReset.forget(),
  onError: (error) => {
    const code = error instanceof ApiError ? error.messageCode : undefined
    if (code === 'DeadlineExceededResetPassword') pendingReset.startOver()
    if (code === 'InvalidCode') pendingReset.askCodeAgain()
  },
})
