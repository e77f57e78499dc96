/** A page of the law or of the house, which stays in reach of the last step. */
export interface FinalLink {
  label: string
  href: string
}

/**
 * What is paid. `coins` of an amount in yen are the paid coins that it brings, 0 where it brings none. `first` is which
 * coins go first, where the host says so; `unsaid` promises nothing.
 */
export type FinalPrice =
  | { unit: 'yen'; amount: number; coins: number }
  | { unit: 'coins'; amount: number; first: 'free' | 'unsaid' }

/**
 * What somebody is about to order, as the law wants it said last (特定商取引法 12条の6). Every row is required: an order
 * that leaves one out does not compile.
 */
export interface FinalOrder {
  /** The question: この内容で購入しますか. */
  title: string
  /** What: ガチャ「冬の星座」. */
  what: string
  /** How many: 10回, 1,000コイン × 1. */
  quantity: string
  /** With tax, or coins. */
  price: FinalPrice
  /** How and when it is paid: PayPay。次の画面で手続きをしたとき。 */
  payment: string
  /** When it is delivered: お支払いのあと、すぐ. */
  delivery: string
  /** Until when it can be ordered, ISO 8601; null where no end is set. */
  until: string | null
  /** What holds for cancelling: お支払いのあとは、取り消せません. */
  cancelling: string
  /** 利用規約, 特定商取引法の表記, 資金決済法に基づく表示. */
  legal: { terms: string; commercial: string; settlement: string }
  /** What else belongs to this order: 提供割合. */
  more?: readonly FinalLink[]
  /** Says what happens, without the price of coins: 10回引く, 1,100円で購入. */
  confirm: string
  /** 引かずに閉じる, 購入をやめる. */
  cancel: string
}

/** What an area says of its order: the pages of the law are the same for every order. */
export type OrderWithoutLegal = Omit<FinalOrder, 'legal'>

declare const confirmed: unique symbol

/**
 * What a paid call takes: what was ordered, after somebody has said yes to it. Only `FinalConfirm` makes one
 * (tools/paidCalls.test.ts).
 */
export type Confirmed<Paid extends object> = Paid & { readonly [confirmed]: true }
