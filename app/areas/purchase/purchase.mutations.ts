import { startPurchase, type PaymentMethod } from '@tsudoi/contracts/payment/payment.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/sendOnce.ts'

export interface Purchase {
  shopCoinId: string
  paymentMethod: PaymentMethod
  /** CREDIT_CARD: the gateway's token. PERSISTENT_CARD: the id of a registered card. */
  card?: string
  /** Where the gateway sends the browser back to, with what came of it behind the path. */
  returnUrl: string
}

/**
 * Orders a pack. Until the host has answered, a repeat carries the same key: one order, however often it is sent (X13).
 */
export const purchaseMutation = mutationOptions({
  mutationKey: ['purchase'],
  mutationFn: ({ name, ...body }: Purchase & { name: string }) =>
    sendOnce(`purchase.${name}`, (idempotencyKey) => call(startPurchase, { body }, { idempotencyKey })),
})
