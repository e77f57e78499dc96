import type { QueryKey } from '@tanstack/react-query'
import type { FinalPrice } from '@tsudoi/design-system/screens/finalOrder.types'
import { useEffect, useRef, useState } from 'react'
import { failedWith, type ApiError } from '../api/apiError.ts'
import { queryClient } from '../queryClient.ts'
import type { PaidKind } from './paidAction.ts'
import { isRefusal, raiseRefusedPayment } from './raiseRefusedPayment.ts'
import type { PayMutation } from './useConfirmation.ts'

/** The host would take another price than the member confirmed; nothing was paid (Q353). */
export const isPriceChanged = (error: unknown): error is ApiError => failedWith(error, 'PriceChanged')

/**
 * What the last step says of its price. It is `changedFrom` as soon as the order that the page hands over costs
 * something else than the member has seen, and after the host refused the price that was confirmed.
 *
 * @param price the price now, as the page knows it
 * @param priceKey the query that the page has it from; it is fetched again after a refusal
 */
export function usePriceChange(price: FinalPrice, priceKey: QueryKey) {
  const [seen, setSeen] = useState(price)
  const [isRefused, setRefused] = useState(false)
  const [isReading, setReading] = useState(false)
  const onRefused = async (confirmed: FinalPrice) => {
    setSeen(confirmed)
    setReading(true)
    // The mutation has begun to fetch it already: that fetch is waited for. Where it fails, the step says so.
    await queryClient.refetchQueries({ queryKey: priceKey, type: 'active' }, { cancelRefetch: false })
    setRefused(true)
    setReading(false)
  }
  const isOther = seen.unit !== price.unit || seen.amount !== price.amount
  const changedFrom = (isOther || isRefused) && !isReading ? seen : undefined
  return { changedFrom, isReading, onRefused }
}

/**
 * The mutation of a last step. The step shows a changed price itself, and its page the refusals that the mutation
 * `handles`. Once the step has been left, a dialog shows them and leads back to the page (Q385).
 */
export function useOwnRefusals<Paid extends object, Result>(
  kind: PaidKind,
  mutation: PayMutation<Paid, Result>,
): PayMutation<Paid, Result> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const { meta, onError } = mutation
  const handles = [...(meta?.handles ?? []), 'PriceChanged']
  return {
    ...mutation,
    meta: { ...meta, handles },
    onError: (error, confirmed, ...rest) => {
      const isHandled = isRefusal(error) && handles.includes(error.messageCode ?? '')
      if (!isShown.current && isHandled) raiseRefusedPayment({ kind, ...confirmed }, error)
      return onError?.(error, confirmed, ...rest)
    },
  }
}
