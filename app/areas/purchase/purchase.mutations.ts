import { startPurchase, type PaymentMethod } from '@tsudoi/contracts/payment/payment.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/sendOnce.ts'

export interface Purchase {
  shopCoinId: string
  paymentMethod: PaymentMethod
  /** Where the gateway sends the browser back to, with what came of it behind the path. */
  returnUrl: string
}

/**
 * Orders a pack. Until the host has answered, a repeat carries the same key: one order, however often it is sent (X13).
 */
export const purchaseMutation = mutationOptions({
  mutationKey: ['purchase'],
  mutationFn: (body: Purchase) =>
    sendOnce(`purchase.${body.shopCoinId}.${body.paymentMethod}`, (idempotencyKey) =>
      call(startPurchase, { body }, { idempotencyKey }),
    ),
})
