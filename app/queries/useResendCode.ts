import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import type { ResendState } from '@tsudoi/design-system/screens/code.types'
import { errorSentenceOf } from '../errors/formErrors.ts'
import { isSending } from './isSending.ts'

/**
 * Requests another code by mail. The user may repeat that, one request at a time. The result is shown beside the field
 * for the code.
 */
export function useResendCode<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutate, status, error } = useMutation(options)
  const states: Record<typeof status, ResendState> = {
    idle: { state: 'idle' },
    pending: { state: 'sending' },
    success: { state: 'sent' },
    error: { state: 'failed', reason: errorSentenceOf(error) },
  }
  const sendAgain = (variables: Variables) => {
    if (!isSending(options.mutationKey)) mutate(variables)
  }
  return { resend: states[status], sendAgain }
}
