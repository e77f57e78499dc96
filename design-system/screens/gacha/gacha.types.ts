import type { RarityName } from '../../components/Rarity.tsx'
import type { Failure } from '../../loadable.ts'
import type { GachaStock, GachaSummary } from '../programme.types.ts'

export type { GachaStock, GachaSummary }

/** The channel a gacha belongs to. */
export interface GachaChannel {
  id: string
  name: string
  seed?: string
  href: string
}

/** How many at once for how many coins; 0 coins is a free draw. */
export interface DrawOption {
  count: number
  coins: number
}

/** A gacha with its prices, terms and cautions. */
export interface Gacha extends Omit<GachaSummary, 'href'> {
  description?: string
  cautions: string[]
  /** To be agreed to before the first draw; plain text. Absent: nothing to agree to. */
  terms?: string
  agreed: boolean
  options: DrawOption[]
  /** Draws left for this member; absent when unlimited. */
  remainingDraws?: number
  /** The host has refused a free draw because its period is over (E010): options of 0 coins are no longer offered. */
  isFreeOver?: boolean
}

/** What a drawn thing is (A§3). Photos are the rule and go without a word. */
export type GachaItemType = 'TICKET' | 'PHOTO' | 'UNKNOWN'

/** One thing that can be drawn, with its own odds in percent. */
export interface GachaItem {
  id: string
  name: string
  image?: string
  type?: GachaItemType
  rarity: RarityName
  /** 2 means 2 %. */
  percent: number
  stock: GachaStock
  /** How many of it the member owns; absent for guests. */
  owned?: number
}

/** What stands between a press of a draw button and the draw. */
export type DrawConfirmation =
  | { kind: 'none' }
  /** A guest has to log in (S068). */
  | { kind: 'login' }
  /** The gacha's terms have to be agreed to; then comes the last step for `option`. */
  | { kind: 'terms'; option: DrawOption }
  /** Nothing is left to settle: the last step, `FinalConfirm`. */
  | { kind: 'last'; option: DrawOption }
  /** The balance does not reach: `missing` coins. */
  | { kind: 'coins'; option: DrawOption; missing: number }

/** Nothing, the agreement or the draw is on its way. `count` is the button that was pressed. */
export type DrawProgress = { state: 'idle' } | { state: 'agreeing' | 'drawing'; count: number }

/** One drawn item. */
export interface DrawnItem {
  id: string
  name: string
  image?: string
  type?: GachaItemType
  rarity: RarityName
  percent?: number
  /** The first of its kind for this member. */
  isNew: boolean
  /** How many of it the member owns now. */
  owned: number
}

/** What a draw brought: in the order of the draw. `coinsLeft` is the balance after it. */
export interface DrawResult {
  id: string
  items: DrawnItem[]
  coinsLeft: number
  /** How many of the items passed the holding limit and wait in the present box. Default: none. */
  sentToPresents?: number
}

/** A draw that was made before, with when, what it cost and what it brought. */
export interface DrawLogEntry {
  id: string
  /** ISO 8601, by the host's clock. */
  time: string
  gachaName?: string
  /** Coins for all of it; absent where it is not known any more. */
  coins?: number
  items: DrawnItem[]
}

/** A result that is there, on its way, recorded as failed (S049, S050), or gone (after a reload). */
export type ResultState =
  | { state: 'drawing'; count: number }
  | { state: 'drawn'; result: DrawResult }
  | { state: 'failed'; failure: Failure }
  | { state: 'none' }
