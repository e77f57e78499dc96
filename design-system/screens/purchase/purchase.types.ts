import type { Failure } from '../../loadable.ts'
import type { ShopItem } from '../shop/shop.types.ts'

/** Ways to pay with a page of the gateway's, or at a till. */
export const payMethods = ['PAY_PAY', 'DOCOMO', 'AU', 'SOFT_BANK', 'CONVENIENCE'] as const

/** All seven (A§3), in the order in which they are offered. */
export const purchaseMethods = ['PERSISTENT_CARD', 'CREDIT_CARD', ...payMethods] as const
/** A way to pay that a member can choose. */
export type PurchaseMethod = (typeof purchaseMethods)[number]

/** One way to pay for a purchase: a method, or one card of the member's. */
export interface PayWay {
  /** Of the choice. */
  value: string
  method: PurchaseMethod
  label: string
  /** What comes next. */
  note: string
  /** PERSISTENT_CARD: the id of the card. */
  card?: string
  /** It leads there first: a card is typed in. */
  href?: string
}

/** What there is to buy: the pack, or why the member cannot buy it now (E012, E066, E067, Q87). */
export type Offered = { state: 'buyable'; pack: ShopItem } | { state: 'refused'; failure: Failure }

/**
 * What came of a payment. `checking`: the gateway has not spoken yet. `unpaid`: it can still be paid, at a till or on
 * the gateway's page. `unknown`: nothing tells which order it was.
 */
export type Outcome = 'checking' | 'paid' | 'unpaid' | 'cancelled' | 'failed' | 'expired' | 'unknown'

/** The order that somebody comes back from. Yen; times ISO 8601. */
export interface PurchasedOrder {
  name: string
  price: number
  /** While it is unpaid: until when, where, and what is shown at the till. */
  payUntil?: string
  payHref?: string
  slipNumber?: string
  /** By a card, which cannot be changed for this order. */
  isByCard?: boolean
}
