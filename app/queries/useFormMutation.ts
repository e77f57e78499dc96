import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isSending, wasJustSent } from './isSending.ts'

interface Callbacks {
  onSuccess?: () => void
  onError?: (error: Error) => void
}

/**
 * The mutation of a form, which sends the form once. It ignores further submits from the tap on: a button is disabled
 * only with the next render, and the page of a sent form is about to unmount. After a failure the form can be sent
 * again.
 */
export function useFormMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options)
  const isLocked = useRef(false)
  const [since] = useState(() => Date.now())
  const send = (variables: Variables, { onSuccess, onError }: Callbacks = {}) => {
    const { mutationKey } = options
    if (isLocked.current || isSending(mutationKey) || wasJustSent(mutationKey, variables, since)) return
    isLocked.current = true
    mutation.mutate(variables, {
      onSuccess: () => onSuccess?.(),
      onError: (error) => {
        isLocked.current = false
        onError?.(error)
      },
    })
  }
  return { send, isPending: mutation.isPending || mutation.isSuccess, error: mutation.error }
}
