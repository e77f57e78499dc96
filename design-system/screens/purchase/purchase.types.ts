import type { Failure } from '../../loadable.ts'
import type { ShopItem } from '../shop/shop.types.ts'

/** The methods paid on a page of the gateway, or at a till. */
export const nonCardMethods = ['PAY_PAY', 'DOCOMO', 'AU', 'SOFT_BANK', 'CONVENIENCE'] as const

/** All seven methods (A§3), in display order. */
export const purchaseMethods = ['PERSISTENT_CARD', 'CREDIT_CARD', ...nonCardMethods] as const
/** A payment method that a member can choose. */
export type PurchaseMethod = (typeof purchaseMethods)[number]

/** A payment option for a purchase: a method, or one of the member's cards. */
export interface PaymentOption {
  /** The value of the radio button. */
  value: string
  method: PurchaseMethod
  label: string
  /** The next step with this option. */
  note: string
  /** The id of the member's card, for the method PERSISTENT_CARD. */
  card?: string | undefined
  /** The URL of the page that comes before the payment, such as the form for a new card. */
  href?: string | undefined
}

/** The pack for sale, or why the member cannot buy it now (E012, E066, E067, Q87). */
export type OfferedPack = { state: 'buyable'; pack: ShopItem } | { state: 'refused'; failure: Failure }

/**
 * The outcome of a payment. `checking`: the gateway has not answered yet. `unpaid`: it can still be paid, at a till
 * or on the gateway's page. `unknown`: the order cannot be identified.
 */
export type PaymentOutcome = 'checking' | 'paid' | 'unpaid' | 'cancelled' | 'failed' | 'expired' | 'unknown'

/** The order after whose payment the member returns here. The price is in yen, times are ISO 8601. */
export interface PurchasedOrder {
  name: string
  price: number
  /** How to pay: the deadline (`payUntil`), the payment page, and the number to show at the till; absent once paid. */
  payUntil?: string | undefined
  payHref?: string | undefined
  /**
   * Called when the member wants to open the payment page. Set if the member's PIN or break has to be checked first: a
   * button then replaces the link to the payment page.
   */
  onPay?: (() => void) | undefined
  slipNumber?: string | undefined
  /** Whether the order was paid by card. The card cannot be changed for this order. */
  isByCard?: boolean | undefined
}
