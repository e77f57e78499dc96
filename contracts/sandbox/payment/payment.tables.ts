import type { Generated } from 'kysely'
import type { CardBrand, PaymentMethod } from '../../payment/payment.endpoints.ts'

/** Tables of shop, payments, currency. */
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
  /** Null: the account is gone, the order stays. */
  account_id: string | null
  gateway: 'SBPS'
  item_name: string
  /** In yen. */
  price: number
  /** As stored: a pending one whose `expires_at` has passed reserves nothing any more. */
  status: 'PENDING' | 'SUCCEEDED' | 'CANCELLED' | 'FAILED'
  payment_method: PaymentMethod | null
  ordered_at: Date
  /** What it buys; null for what is no pack of coins. */
  coin_pack_id: string | null
  paid_coin: Generated<number>
  /** Until when stock and limits stay reserved. */
  expires_at: Date | null
  /** Of a convenience store; only the gateway knows what it means. */
  slip_number: string | null
  /** The gateway's page for the payer. */
  payment_page: string | null
}

/** Money that came for an order of an account that is gone: the gateway gives it back by the order's number. */
interface RefundDueTable {
  order_id: string
  /** In yen. */
  amount: number
  created_at: Date
  /** When it was given back; null: still owed. */
  refunded_at: Generated<Date | null>
}

interface CreditCardTable {
  id: string
  account_id: string
  gateway: 'SBPS'
  /** The gateway's name for the card: nothing else could be charged, and no number is ever here (X14). */
  gateway_card: string
  brand: CardBrand
  last_four: string
  /** YYYYMM. */
  expiry: string
  created_at: Date
}

/** How a card of the local gateway behaves. */
export type CardBehaviour = 'APPROVE' | 'AUTHENTICATE' | 'DECLINE' | 'LATE'

/** What the local gateway knows of a card: not its number either. */
interface GatewayCardTable {
  token: string
  brand: CardBrand
  last_four: string
  expiry: string
  behaviour: CardBehaviour
  /** A token is good for one payment or one registration. */
  used_at: Date | null
}

/** What came of a payment, said once by the gateway. */
export type PaymentResult = 'SUCCEEDED' | 'CANCELLED' | 'FAILED' | 'EXPIRED'

interface GatewayPaymentTable {
  id: string
  /** The merchant's number of the order: the same order is never charged twice. */
  order_id: string
  item_name: string
  amount: number
  method: PaymentMethod
  /** Where the browser goes back to. */
  return_url: string | null
  slip_number: string | null
  result: PaymentResult | null
  expires_at: Date
  created_at: Date
  /** When the payer got the money back. */
  refunded_at: Generated<Date | null>
}

/** What the gateway still has to tell the merchant, or has told. */
interface GatewayNotificationTable {
  id: string
  payment_id: string
  due_at: Date
  delivered_at: Date | null
}
