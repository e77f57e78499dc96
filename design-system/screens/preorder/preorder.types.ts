import type { Asset } from '../asset.types.ts'

/** A bonus that comes with each piece of an item. */
export interface PreorderBonus {
  id: string
  name: string
  image?: string | undefined
}

/**
 * The kind of an item for sale. `single`: a pack with one random item of the line-up. `box`: a pack with one of each.
 * `unknown`: a kind that cannot be ordered here.
 */
export type PreorderItemKind = 'normal' | 'single' | 'box' | 'unknown'

/** An item for sale, ordered by the piece. */
export interface PreorderItem {
  id: string
  name: string
  image?: string | undefined
  kind: PreorderItemKind
  /** The price of one piece in coins. Each kind of item has its own price (Q75). */
  coins: number
  /** The stock left for all members; absent when unlimited. */
  remaining?: number | undefined
  bonuses: PreorderBonus[]
}

/** A category of a preorder: its items, and the possible contents of its packs. */
export interface PreorderCategory {
  id: string
  name: string
  items: PreorderItem[]
  /** The possible contents of a pack, each equally likely; empty where nothing is random. */
  lineup: Asset[]
}

/** A preorder (C164). Times are ISO 8601; start inclusive, end exclusive (Q70). */
export interface Preorder {
  id: string
  name: string
  image?: string | undefined
  /** The description: plain text whose line breaks are kept. */
  description?: string | undefined
  cautions: string[]
  start: string
  end: string
  /** The delivery date as text. */
  delivery?: string | undefined
  categories: PreorderCategory[]
}

/** The count of each item by its id; an absent id means 0. */
export type CartCounts = Readonly<Record<string, number>>

/** A completed order. */
export interface PreorderPurchase {
  id: string
  /** When the member ordered, ISO 8601. */
  at: string
  coins: number
  items: Asset[]
  bonuses: Asset[]
}

/** The data of a preorder, with the member's latest order. */
export interface PreorderPageData {
  preorder: Preorder
  /** The member's latest order. */
  latest?: PreorderPurchase | undefined
}

/** A change to an item since it was put into the cart, by the server or by another tab. */
export type CartChange = { id: string; name: string } & (
  | { what: 'price'; before: number; after: number }
  /** The item is no longer on sale, or sold out. */
  | { what: 'gone'; count: number }
  /** The stock left is below the count in the cart. */
  | { what: 'few'; count: number; left: number }
  | { what: 'bonus'; before: readonly string[]; after: readonly string[] }
  /** The count was changed in another tab, or by an order elsewhere. */
  | { what: 'count'; before: number; after: number }
)

/** The cart before payment, and what the member can do with it. */
export interface PreorderCart {
  counts: CartCounts
  /** The changes to the cart since the member last saw it; while there are any, the order cannot be paid. */
  changes: readonly CartChange[]
  onCountChange: (itemId: string, count: number) => void
  /** Called when the member accepts the changes. */
  onAccept: () => void
}

/** The links of a preorder's pages. */
export interface PreorderHrefs {
  preorder: string
  purchase: string
  result: string
  address: string
  collection: string
  presents: string
  /** The URL of the start page: /home for a member, /top for a guest. */
  top: string
  login: string
  signUp: string
}
