/** Where the gateway says an order stands (C111); UNKNOWN is one that a host knows and we do not yet. */
export type OrderStatus = 'PENDING' | 'SUCCEEDED' | 'CANCELLED' | 'FAILED' | 'EXPIRED' | 'UNKNOWN'

/** What the history says of each. */
export const orderStatusText: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'お支払い待ち',
  SUCCEEDED: 'お支払い済み',
  CANCELLED: '取り消し',
  FAILED: 'お支払いできませんでした',
  EXPIRED: 'お支払い期限切れ',
  UNKNOWN: '確認中',
}

/** How an order is paid (A§3, payment method). */
export type OrderMethod =
  | 'CREDIT_CARD'
  | 'CONVENIENCE'
  | 'DOCOMO'
  | 'AU'
  | 'SOFT_BANK'
  | 'PAY_PAY'
  | 'PERSISTENT_CARD'
  | 'UNKNOWN'

/** The name of each, as it is offered and as the history has it. */
export const orderMethodText: Readonly<Record<OrderMethod, string>> = {
  CREDIT_CARD: 'クレジットカード',
  CONVENIENCE: 'コンビニ',
  DOCOMO: 'd払い',
  AU: 'auかんたん決済',
  SOFT_BANK: 'ソフトバンクまとめて支払い',
  PAY_PAY: 'PayPay',
  PERSISTENT_CARD: '登録したカード',
  UNKNOWN: 'そのほかのお支払い方法',
}

/** One order of coins. Times are ISO 8601. */
export interface Order {
  id: string
  ordered: string
  name: string
  /** Yen. */
  price: number
  status: OrderStatus
  method?: OrderMethod
  /** While it waits to be paid: until when, where, and what is shown at the till. */
  payUntil?: string
  payHref?: string
  slipNumber?: string
}

/** What was bought to be watched, by event. */
export interface Viewing {
  id: string
  purchased: string
  title: string
  image?: string
  channel: { id: string; name: string; seed?: string; href: string }
  episodes: { id: string; title: string; purchased: string; price: number }[]
}

/** A part of the history to look at: all of it, the last three months, one year. */
export interface OrderPeriod {
  value: string
  label: string
  href: string
}

/** Looking again at an order that waits. */
export interface OrderLook {
  onLook: (id: string) => void
  /** Id of the order that is being asked about. */
  looking?: string
  /** The order that was asked about last, when, and that it still waits; ISO 8601. */
  looked?: { id: string; time: string }
}
