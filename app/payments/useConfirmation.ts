import { useIsMutating, useMutation, type MutationKey, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryClient } from '../queryClient.ts'
import type { ConfirmedOrder, PaidAction } from './paidAction.ts'

/** A mutation that pays; its key finds those that are under way. */
export type PayMutation<Paid extends object, Result> = UseMutationOptions<Result, Error, ConfirmedOrder<Paid>> & {
  mutationKey: MutationKey
}

interface Follow<Result> {
  onPaid: (result: Result) => void
  onError: (error: Error) => void
}

/** Someone who comes back by the browser's own button finds the page as it was left, with its button still at work. */
function useComeBack(again: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && again()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  })
}

/**
 * One confirmation for one last step. The step stands until the next page has come, and a button learns of a send with
 * the next render only: a press meanwhile is no second one. It can be confirmed again after a failure, and by who comes
 * back from another site. The same order that another page of this tab has under way is under way here, too.
 */
export function useConfirmation<Paid extends object, Answer, Seen, Result>(
  action: PaidAction<Paid, Answer, Seen>,
  paid: Paid,
  mutation: PayMutation<Paid, Result>,
) {
  const name = action.nameOf(paid)
  const { mutate, isSuccess, reset } = useMutation(mutation)
  const isConfirmed = useRef(false)
  const underWay = {
    mutationKey: mutation.mutationKey,
    predicate: ({ state }: { state: { variables: unknown } }) =>
      action.nameOf((state.variables as ConfirmedOrder<Paid>).paid) === name,
  }
  const isUnderWay = () => queryClient.isMutating(underWay) > 0
  useComeBack(() => {
    if (isUnderWay()) return
    isConfirmed.current = false
    reset()
  })
  const confirm = (confirmed: ConfirmedOrder<Paid>, { onPaid, onError }: Follow<Result>) => {
    if (isConfirmed.current || isUnderWay()) return
    isConfirmed.current = true
    mutate(confirmed, {
      onSuccess: onPaid,
      onError: (error) => {
        isConfirmed.current = false
        onError(error)
      },
    })
  }
  return { confirm, isConfirmed: useIsMutating(underWay) > 0 || isSuccess, isPaid: isSuccess }
}
