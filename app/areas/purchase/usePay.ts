import type { Confirmed } from '@tsudoi/design-system/screens/finalOrder.types'
import type { PaidPack } from '../../payments/actions/coins.ts'
import type { OrderInWords } from '../../payments/paidAction.ts'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { heldCard } from '../../card/heldCard.ts'
import { paths } from '../../paths.ts'
import { isSending } from '../../queries/isSending.ts'
import { useIsHere } from '../../shell/useIsHere.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { purchaseMutation, type Ordered } from './purchase.mutations.ts'

/** Someone who comes back by the browser's own button finds the page as it was left, with its button still at work. */
function useComeBack(again: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && again()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [again])
}

const absolute = (path: string) => new URL(path, location.origin).href

/**
 * Places the order and goes on to where it is paid: the gateway's page, or for a till the number to show there. The
 * gateway sends the browser back to the pages below this pack's, with the way back (`back`, already tried) in their
 * `url` (X4). What is answered after another page was asked for leads nowhere: the order waits in the history.
 */
export function usePay(id: string, back: string, onFailed?: () => void) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [isLeaving, setIsLeaving] = useState(false)
  const { mutate, isPending } = useMutation(purchaseMutation)
  // The page stands until the next one has come: a press meanwhile is no second yes.
  const isSaid = useRef(false)
  const again = () => {
    isSaid.current = false
    setIsLeaving(false)
  }
  useComeBack(again)
  const url = absolute(back)
  const returnUrl = absolute(paths.purchase(id, url))
  const pay = (paid: Confirmed<PaidPack>, order: OrderInWords) => {
    if (isSaid.current || isSending(purchaseMutation.mutationKey)) return
    isSaid.current = true
    const onSuccess = ({ transactionId, paymentPage }: Ordered) => {
      // Its token was good for this one order.
      if (paid.paymentMethod === 'CREDIT_CARD') heldCard.drop()
      if (!isHere()) return
      setIsLeaving(true)
      const page = payHrefOf(paymentPage)
      const query = new URLSearchParams({ url, ...(transactionId && { transactionId }) })
      if (paid.paymentMethod === 'CONVENIENCE' || !page)
        return void navigate(`${paths.purchaseComplete(id)}?${query}`, { replace: true })
      location.assign(page)
    }
    const onError = () => {
      again()
      onFailed?.()
    }
    mutate({ paid, order }, { onSuccess, onError })
  }
  return { pay, paying: isPending || isLeaving, returnUrl }
}
