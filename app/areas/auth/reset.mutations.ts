import { checkResetPasswordCode, prepareResetPassword, resetPassword } from '@tsudoi/contracts/auth/auth.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/apiError.ts'
import { pendingReset } from './pendingReset.ts'

/** Codes the steps of a reset show at their fields; any other one gets its dialog, such as E008 and E013. */
export const resetCodes = {
  prepare: ['InvalidEmailFormat', 'LOCK_FIVE_TIME_FAILED', 'TooManyRequests'],
  check: ['InvalidCode', 'LOCK_FIVE_TIME_FAILED'],
  save: ['InvalidPasswordFormat', 'InvalidPasswordLength', 'InvalidPasswordConsecutive', 'LOCK_FIVE_TIME_FAILED'],
} as const

/** Has a code mailed; sent again, the one before no longer works. The answer is the same for an address nobody has (X7). */
export const prepareResetMutation = mutationOptions({
  mutationKey: ['reset-prepare'],
  meta: { handles: resetCodes.prepare },
  mutationFn: (email: string) => call(prepareResetPassword, { body: { email } }),
  onSuccess: (_nothing, email) => pendingReset.codeMailed(email),
})

export const checkResetCodeMutation = mutationOptions({
  mutationKey: ['reset-check'],
  meta: { handles: resetCodes.check },
  mutationFn: (step: { email: string; code: string }) => call(checkResetPasswordCode, { body: step }),
  onSuccess: (_nothing, { code }) => pendingReset.codeProven(code),
})

/** Sets the new password. What the host no longer takes leads a step back, whatever its dialog says. */
export const saveResetMutation = mutationOptions({
  mutationKey: ['reset-save'],
  meta: { handles: resetCodes.save },
  mutationFn: (step: { email: string; code: string; password: string }) => call(resetPassword, { body: step }),
  onSuccess: () => pendingReset.forget(),
  onError: (error) => {
    const code = error instanceof ApiError ? error.messageCode : undefined
    if (code === 'DeadlineExceededResetPassword') pendingReset.beginAnew()
    if (code === 'InvalidCode') pendingReset.askCodeAgain()
  },
})
