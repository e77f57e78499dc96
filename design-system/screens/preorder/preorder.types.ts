import type { Asset } from '../asset.types.ts'

/** What comes with each one of an item. */
export interface PreorderBonus {
  id: string
  name: string
  image?: string
}

/** `single`: a pack with one of the line-up, at random. `box`: one of each. `unknown` cannot be ordered here. */
export type PreorderItemKind = 'normal' | 'single' | 'box' | 'unknown'

/** One thing on a shelf, ordered by the piece. */
export interface PreorderItem {
  id: string
  name: string
  image?: string
  kind: PreorderItemKind
  /** For one, by the kind's own price (Q75). */
  coins: number
  /** Left for all; absent when endless. */
  remaining?: number
  bonuses: PreorderBonus[]
}

/** A shelf of a preorder: its items, and what is in its packs. */
export interface PreorderCategory {
  id: string
  name: string
  items: PreorderItem[]
  /** What can be in a pack, each equally likely; empty where nothing is drawn. */
  lineup: Asset[]
}

/** A preorder (C164). Times are ISO 8601; start inclusive, end exclusive (Q70). */
export interface Preorder {
  id: string
  name: string
  image?: string
  /** Plain text; line breaks count. */
  description?: string
  cautions: string[]
  start: string
  end: string
  /** When it arrives, in words. */
  delivery?: string
  categories: PreorderCategory[]
}

/** How many of each item, by its id; what is not there is 0. */
export type CartCounts = Readonly<Record<string, number>>

/** What was bought. */
export interface PreorderPurchase {
  id: string
  /** ISO 8601. */
  at: string
  coins: number
  items: Asset[]
  bonuses: Asset[]
}

/** A preorder, with what the member bought of it last. */
export interface ShownPreorder {
  preorder: Preorder
  /** The member's latest. */
  latest?: PreorderPurchase
}

/** One thing of a cart that is not as it was when it was put in: the host's doing, or another tab's. */
export type CartChange = { id: string; name: string } & (
  | { what: 'price'; before: number; after: number }
  /** No longer on sale, or sold out. */
  | { what: 'gone'; count: number }
  /** Fewer are left than the cart has. */
  | { what: 'few'; count: number; left: number }
  | { what: 'bonus'; before: readonly string[]; after: readonly string[] }
  /** Another tab, or a purchase elsewhere. */
  | { what: 'count'; before: number; after: number }
)

/** Where the pages of a preorder lead. */
export interface PreorderHrefs {
  preorder: string
  purchase: string
  result: string
  address: string
  collection: string
  presents: string
  /** /home for a member, /top for a guest. */
  top: string
  login: string
  signUp: string
}
