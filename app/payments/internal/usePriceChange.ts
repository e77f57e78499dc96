import type { QueryKey } from '@tanstack/react-query'
import type { FinalPrice } from '@tsudoi/design-system/screens/finalOrder.types'
import { useEffect, useRef, useState } from 'react'
import { hasMessageCode, type ApiError } from '../../api/apiError.ts'
import { queryClient } from '../../queryClient.ts'
import type { PaidKind } from './paidAction.ts'
import { isPaymentRefusal, raiseRefusedPayment } from './raiseRefusedPayment.ts'
import type { PayMutation } from './useSingleConfirmation.ts'

/** Whether the server refused a payment because its price differs from the confirmed one. Nothing was paid (Q353). */
export const isPriceChanged = (error: unknown): error is ApiError => hasMessageCode(error, 'PriceChanged')

/**
 * Tracks price changes while the confirmation is open. `changedFrom` is the price that the member saw before. It is set
 * once the page's price differs from it, or the server has refused the confirmed price.
 *
 * @param price The current price, as the page knows it
 * @param priceKey The query that contains the price; it is refetched after a refusal
 */
export function usePriceChange(price: FinalPrice, priceKey: QueryKey) {
  const [seen, setSeen] = useState(price)
  const [isRefused, setRefused] = useState(false)
  const [isReading, setReading] = useState(false)
  const onRefused = async (confirmed: FinalPrice) => {
    setSeen(confirmed)
    setReading(true)
    // Waits for the fetch that the mutation has already started. If it fails, the dialog shows that.
    await queryClient.refetchQueries({ queryKey: priceKey, type: 'active' }, { cancelRefetch: false })
    setRefused(true)
    setReading(false)
  }
  const isOther = seen.unit !== price.unit || seen.amount !== price.amount
  const changedFrom = (isOther || isRefused) && !isReading ? seen : undefined
  return { changedFrom, isReading, onRefused }
}

/**
 * The mutation of a payment confirmation. The dialog shows a changed price itself, and its page shows the refusals that
 * the mutation `handles`. If the confirmation has been closed, another dialog shows both with a link to the page
 * (Q385).
 */
export function useMutationWithRefusals<Paid extends object, Result>(
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
      const isHandled = isPaymentRefusal(error) && handles.includes(error.messageCode ?? '')
      if (!isShown.current && isHandled) raiseRefusedPayment({ kind, ...confirmed }, error)
      return onError?.(error, confirmed, ...rest)
    },
  }
}
