/** The state of an order at the payment gateway (C111); UNKNOWN is one that this build does not know. */
export type OrderStatus = 'PENDING' | 'SUCCEEDED' | 'CANCELLED' | 'FAILED' | 'EXPIRED' | 'UNKNOWN'

/** The text for each state in the order history. */
export const orderStatusText: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'お支払い待ち',
  SUCCEEDED: 'お支払い済み',
  CANCELLED: '取り消し',
  FAILED: 'お支払いできませんでした',
  EXPIRED: 'お支払い期限切れ',
  UNKNOWN: '確認中',
}

/** The payment method of an order (A§3). */
export type OrderMethod =
  | 'CREDIT_CARD'
  | 'CONVENIENCE'
  | 'DOCOMO'
  | 'AU'
  | 'SOFT_BANK'
  | 'PAY_PAY'
  | 'PERSISTENT_CARD'
  | 'UNKNOWN'

/** The name of each payment method. */
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
  /** The price in yen. */
  price: number
  status: OrderStatus
  method?: OrderMethod | undefined
  /**
   * How to pay: the deadline (`payUntil`), the payment page, and the number to show at the till; absent unless payment
   * is pending.
   */
  payUntil?: string | undefined
  payHref?: string | undefined
  /**
   * Called when the member wants to open the payment page. Set if the member's PIN or break has to be checked first: a
   * button then replaces the link to the payment page.
   */
  onPay?: (() => void) | undefined
  slipNumber?: string | undefined
}

/** The viewing purchases of one event. */
export interface ViewingPurchases {
  id: string
  purchased: string
  title: string
  image?: string | undefined
  channel: { id: string; name: string; seed?: string | undefined; href: string }
  episodes: { id: string; title: string; purchased: string; price: number }[]
}

/** A period of the history: all, the last three months, or one year. */
export interface OrderPeriod {
  value: string
  label: string
  href: string
}

/** Which pending order is being rechecked, and what the last check found. */
export interface OrderRecheck {
  onLook: (id: string) => void
  /** The id of the order being checked. */
  looking?: string | undefined
  /** The order that was checked last and is still pending, with the time of the check (ISO 8601). */
  looked?: { id: string; time: string } | undefined
}
