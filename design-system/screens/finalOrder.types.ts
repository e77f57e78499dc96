/** A link to a legal page or a text of the operator, reachable from the confirmation. */
export interface FinalLink {
  label: string
  href: string
}

/**
 * The price of an order. For yen, `coins` is the number of paid coins that the order brings (0 when none). `first` says
 * which coins are spent first; `unsaid` where the server does not say it.
 */
export type FinalPrice =
  | { unit: 'yen'; amount: number; coins: number }
  | { unit: 'coins'; amount: number; first: 'free' | 'unsaid' }

/**
 * The order summary that the law requires on the last screen before the order (特定商取引法 12条の6). Every row is required,
 * so that an order without one does not compile.
 */
export interface FinalOrder {
  /** The question: この内容で購入しますか. */
  title: string
  /** What is ordered: ガチャ「冬の星座」. */
  what: string
  /** The quantity: 10回, 1,000コイン × 1. */
  quantity: string
  /** The price in yen with tax, or in coins. */
  price: FinalPrice
  /** How and when the member pays: PayPay。次の画面で手続きをしたとき。 */
  payment: string
  /** When the order is delivered: お支払いのあと、すぐ. */
  delivery: string
  /** The order deadline, ISO 8601; null where there is none. */
  until: string | null
  /** The cancellation terms: お支払いのあとは、取り消せません. */
  cancelling: string
  /** URLs of 利用規約, 特定商取引法の表記, 資金決済法に基づく表示. */
  legal: { terms: string; commercial: string; settlement: string }
  /** Further links shown with this order, such as 提供割合 (the odds). */
  more?: readonly FinalLink[] | undefined
  /** The label of the confirm button, without the price in coins: 10回引く, 1,100円で購入. */
  confirm: string
  /** The label of the cancel button: 引かずに閉じる, 購入をやめる. */
  cancel: string
}

/** The summary without the legal links, which are the same for every order and are added by the app. */
export type OrderWithoutLegal = Omit<FinalOrder, 'legal'>

declare const confirmed: unique symbol

/**
 * The input of a request that costs money or coins, after the user has confirmed it. Only `FinalConfirm` creates it
 * (tools/paidCalls.test.ts).
 */
export type ConfirmedPurchase<Paid extends object> = Paid & { readonly [confirmed]: true }
