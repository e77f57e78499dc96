import { enterSerialCodes, registerSerialCodes } from '@tsudoi/contracts/serial/serial.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { afterReceive } from '../../queries/invalidations.ts'

/** Where the form shows what the host refused as a whole; single codes are in the answer's `errors`. */
export const serialErrors = formErrors(enterSerialCodes, {
  InvalidArgument: 'codes',
  TooManyRequests: 'form',
})

/** Says what codes would give; nothing is used up (C034). */
export const checkMutation = mutationOptions({
  mutationKey: ['serial', 'check'],
  meta: serialErrors,
  mutationFn: (codes: string[]) => call(enterSerialCodes, { body: { codes } }),
})

/** Uses codes up, once however often it is sent (C035). */
export const registerMutation = mutationOptions({
  mutationKey: ['serial', 'register'],
  meta: serialErrors,
  mutationFn: (codes: string[]) =>
    sendOnce(`serial.${codes.join()}`, (idempotencyKey) =>
      call(registerSerialCodes, { body: { codes } }, { idempotencyKey }),
    ),
  onSuccess: afterReceive,
})
