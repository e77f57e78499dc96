import type { Generated } from 'kysely'
import type { CardBrand, PaymentMethod } from '../../payment/payment.endpoints.ts'

/** The tables of the shop, its orders and payments, and of the local gateway. */
export interface PaymentTables {
  payment_transaction: PaymentTransactionTable
  credit_card: CreditCardTable
  refund_due: RefundDueTable

  gateway_card: GatewayCardTable
  gateway_payment: GatewayPaymentTable
  gateway_notification: GatewayNotificationTable
}

interface PaymentTransactionTable {
  id: string
  /** The account that ordered; null if it was deleted, because the order remains. */
  account_id: string | null
  gateway: 'SBPS'
  item_name: string
  /** The price in yen. */
  price: number
  /** Stored status. A pending order whose `expires_at` has passed no longer reserves anything. */
  status: 'PENDING' | 'SUCCEEDED' | 'CANCELLED' | 'FAILED'
  payment_method: PaymentMethod | null
  ordered_at: Date
  /** The pack that was bought; null for an order that is not a pack of coins. */
  coin_pack_id: string | null
  paid_coin: Generated<number>
  /** Until when the order reserves stock and counts against limits. */
  expires_at: Date | null
  /** The number of the slip for a convenience store, which the gateway has issued. */
  slip_number: string | null
  /** The URL of the gateway's page for the payer. */
  payment_page: string | null
}

/** Money that was paid for an order of a deleted account. The gateway refunds it by order number. */
interface RefundDueTable {
  order_id: string
  /** The amount in yen. */
  amount: number
  created_at: Date
  /** When the money was refunded; null while it is still owed. */
  refunded_at: Generated<Date | null>
}

interface CreditCardTable {
  id: string
  account_id: string
  gateway: 'SBPS'
  /** The gateway's token of the card. Only the gateway can charge it; card numbers are never stored (X14). */
  gateway_card: string
  brand: CardBrand
  last_four: string
  /** The card's expiry month as YYYYMM. */
  expiry: string
  created_at: Date
}

/** How a test card behaves at the local gateway. */
export type CardBehaviour = 'APPROVE' | 'AUTHENTICATE' | 'DECLINE' | 'LATE'

/** The local gateway's data of a card, without the card number. */
interface GatewayCardTable {
  token: string
  brand: CardBrand
  last_four: string
  expiry: string
  behaviour: CardBehaviour
  /** When the token was used; a token is valid for one payment or one registration. */
  used_at: Date | null
}

/** The final result of a payment; the gateway decides it once. */
export type PaymentResult = 'SUCCEEDED' | 'CANCELLED' | 'FAILED' | 'EXPIRED'

interface GatewayPaymentTable {
  id: string
  /** The merchant's order number, so that an order is never charged twice. */
  order_id: string
  item_name: string
  amount: number
  method: PaymentMethod
  /** The URL to which the payer's browser returns. */
  return_url: string | null
  slip_number: string | null
  result: PaymentResult | null
  expires_at: Date
  created_at: Date
  /** When the payer was refunded; null if not. */
  refunded_at: Generated<Date | null>
}

/** A notification to the merchant, pending or delivered. */
interface GatewayNotificationTable {
  id: string
  payment_id: string
  due_at: Date
  delivered_at: Date | null
}
