import { useIsMutating, useMutation, type MutationKey, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../queryClient.ts'
import type { ConfirmedOrder, PaidAction } from './paidAction.ts'

/** The options of a mutation that pays. Its key identifies payments in flight. */
export type PayMutation<Paid extends object, Result> = UseMutationOptions<Result, Error, ConfirmedOrder<Paid>> & {
  mutationKey: MutationKey
}

interface Callbacks<Result> {
  onPaid: (result: Result) => void
  onError: (error: Error) => void
}

/** Calls `again` when the user returns to the page through the browser's back-forward cache, to unlock it. */
function usePageRestored(again: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && again()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  })
}

/**
 * Accepts one press on the confirm button of a payment, and ignores further presses: the dialog stays open until the
 * next page is rendered, and a button is disabled only with the next render. The user can confirm again after a
 * failure, or after returning from another site. A payment for the same order on another page of this tab counts as in
 * flight here, too.
 */
export function useSingleConfirmation<Paid extends object, Answer, Seen, Result>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: Paid,
  mutation: PayMutation<Paid, Result>,
) {
  const name = action.nameOf(paid)
  const { mutate, isSuccess, reset } = useMutation(mutation)
  const isConfirmed = useRef(false)
  const inFlight = {
    mutationKey: mutation.mutationKey,
    predicate: ({ state }: { state: { variables: unknown } }) =>
      action.nameOf((state.variables as ConfirmedOrder<Paid>).paid) === name,
  }
  const isInFlight = () => queryClient.isMutating(inFlight) > 0
  usePageRestored(() => {
    if (isInFlight()) return
    isConfirmed.current = false
    reset()
  })
  const confirm = (confirmed: ConfirmedOrder<Paid>, { onPaid, onError }: Callbacks<Result>) => {
    if (isConfirmed.current || isInFlight()) return
    isConfirmed.current = true
    mutate(confirmed, {
      onSuccess: onPaid,
      onError: (error) => {
        isConfirmed.current = false
        onError(error)
      },
    })
  }
  return { confirm, isConfirmed: useIsMutating(inFlight) > 0 || isSuccess, isPaid: isSuccess }
}
