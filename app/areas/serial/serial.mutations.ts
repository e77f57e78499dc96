import { enterSerialCodes, registerSerialCodes } from '@tsudoi/contracts/serial/serial.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'

/** Which form field shows an error of the whole call. Errors of single codes are in the answer's `errors`. */
export const serialErrors = formErrors(enterSerialCodes, {
  InvalidArgument: 'codes',
  TooManyRequests: 'form',
})

/** Checks what the codes would give, without using them (C034). */
export const checkCodesMutation = mutationOptions({
  mutationKey: ['serial', 'check'],
  meta: serialErrors,
  mutationFn: (codes: string[]) => call(enterSerialCodes, { body: { codes } }),
})

/** Uses the codes (C035). Idempotent, however often it is sent. */
export const registerCodesMutation = mutationOptions({
  mutationKey: ['serial', 'register'],
  meta: serialErrors,
  mutationFn: (codes: string[]) =>
    sendOnce(`serial.${codes.join()}`, (idempotencyKey) =>
      call(registerSerialCodes, { body: { codes } }, { idempotencyKey }),
    ),
  onSuccess: invalidateAfterReceive,
})
