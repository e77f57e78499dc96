import type { PayWay } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { heldCard } from '../../card/heldCard.ts'
import { forPurchase } from '../../card/purchaseFor.ts'
import { paths } from '../../paths.ts'
import { isSending } from '../../queries/isSending.ts'
import { useIsHere } from '../../shell/useIsHere.ts'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { purchaseMutation } from './purchase.mutations.ts'

/** Someone who comes back by the browser's own button finds the page as it was left, with its button still at work. */
function useComeBack(again: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && again()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [again])
}

/**
 * What an order says of its card, and the name under which it is sent once: a new card's token stands in neither.
 * Undefined: the card that was typed in is not held any more.
 */
function cardOf({ value, method, card }: PayWay): { name: string; card?: string } | undefined {
  if (method !== 'CREDIT_CARD') return { name: value, card }
  const held = heldCard.read()
  return held && { name: `${value}.${held.id}`, card: held.cardToken }
}

const absolute = (path: string) => new URL(path, location.origin).href

/**
 * Places the order and goes on to where it is paid: the gateway's page, or for a till the number to show there. The
 * gateway sends the browser back to the pages below this pack's, with the way back (`back`, already tried) in their
 * `url` (X4). What is answered after another page was asked for leads nowhere: the order waits in the history.
 */
export function usePay(id: string, back: string) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [isLeaving, setIsLeaving] = useState(false)
  const { mutate, isPending } = useMutation(purchaseMutation)
  useComeBack(() => setIsLeaving(false))
  const url = absolute(back)
  const pay = (way: PayWay) => {
    if (isLeaving || isSending(purchaseMutation.mutationKey)) return
    const by = cardOf(way)
    if (!by) return void navigate(forPurchase(paths.cardEdit, { id, url }))
    const paymentMethod = way.method
    const returnUrl = absolute(paths.purchase(id, url))
    const order = { name: `${id}.${by.name}`, shopCoinId: id, paymentMethod, card: by.card, returnUrl }
    mutate(order, {
      onSuccess: ({ transactionId, paymentPage }) => {
        // Its token was good for this one order.
        if (paymentMethod === 'CREDIT_CARD') heldCard.drop()
        if (!isHere()) return
        const page = payHrefOf(paymentPage)
        const query = new URLSearchParams({ url, transactionId })
        if (paymentMethod === 'CONVENIENCE' || !page)
          return void navigate(`${paths.purchaseComplete(id)}?${query}`, { replace: true })
        setIsLeaving(true)
        location.assign(page)
      },
    })
  }
  return { pay, paying: isPending || isLeaving }
}
