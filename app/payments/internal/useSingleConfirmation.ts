import { useIsMutating, useMutation, type MutationKey, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { queryClient } from '../../queryClient.ts'
import { noteConfirmed } from './closedConfirmations.ts'
import type { ConfirmedOrder, PaidAction } from './paidAction.ts'

/** The options of a mutation that pays. Its key identifies payments in flight. */
export type PayMutation<Paid extends object, Result> = UseMutationOptions<Result, Error, ConfirmedOrder<Paid>> & {
  mutationKey: MutationKey
}

interface Callbacks<Result> {
  onConfirmed?: (() => void) | undefined
  onPaid: (result: Result) => void
  onError: (error: Error) => void
}

/**
 * Calls `onEnd` when the payment has ended that was in flight when the component was mounted: it was confirmed in a
 * dialog that the member has closed since.
 */
function useEndOfEarlierPayment(isPaying: boolean, onEnd: () => void): void {
  const [isEarlier] = useState(isPaying)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isEarlier && !isPaying) end()
  }, [isEarlier, isPaying])
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
 * flight here, too; when it ends, the payment line shows its result, and `onEarlierEnd` closes this dialog.
 */
export function useSingleConfirmation<Paid extends object, Answer, Seen, Result>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: Paid,
  mutation: PayMutation<Paid, Result>,
  onEarlierEnd: () => void,
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
  const isPaying = useIsMutating(inFlight) > 0
  useEndOfEarlierPayment(isPaying, onEarlierEnd)
  usePageRestored(() => {
    if (isInFlight()) return
    isConfirmed.current = false
    reset()
  })
  const confirm = (confirmed: ConfirmedOrder<Paid>, { onConfirmed, onPaid, onError }: Callbacks<Result>) => {
    if (isConfirmed.current || isInFlight()) return
    isConfirmed.current = true
    noteConfirmed(name)
    onConfirmed?.()
    mutate(confirmed, {
      onSuccess: onPaid,
      onError: (error) => {
        isConfirmed.current = false
        onError(error)
      },
    })
  }
  return { confirm, isConfirmed: isPaying || isSuccess, isPaid: isSuccess }
}
