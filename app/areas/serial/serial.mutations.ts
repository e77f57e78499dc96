import { enterSerialCodes, registerSerialCodes } from '@tsudoi/contracts/serial/serial.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'

/** Which part of the form shows an error of the whole call. Errors about single codes are in the answer's `errors`. */
export const serialFormErrors = formErrors(enterSerialCodes, {
  InvalidArgument: 'codes',
  TooManyRequests: 'form',
})

/** Checks what the serial codes would give, without using them (C034). */
export const checkCodesMutation = mutationOptions({
  mutationKey: ['serial', 'check'],
  meta: serialFormErrors,
  mutationFn: (codes: string[]) => call(enterSerialCodes, { body: { codes } }),
})

/** Uses the serial codes (C035). Idempotent, so it can be sent again. */
export const registerCodesMutation = mutationOptions({
  mutationKey: ['serial', 'register'],
  meta: serialFormErrors,
  mutationFn: (codes: string[]) =>
    sendOnce(`serial.${codes.join()}`, (idempotencyKey) =>
      call(registerSerialCodes, { body: { codes } }, { idempotencyKey }),
    ),
  onSuccess: invalidateAfterReceive,
})
