import type { RarityName } from '../../components/Rarity.tsx'
import type { Failure, Loadable } from '../../loadable.ts'
import type { GachaStock, GachaSummary } from '../programme.types.ts'

export type { GachaStock, GachaSummary }

/** The channel of a gacha. */
export interface GachaChannel {
  id: string
  name: string
  seed?: string | undefined
  href: string
}

/** The number of draws for a price in coins; 0 coins is a free draw. */
export interface DrawOption {
  count: number
  coins: number
}

/** A gacha with its prices, terms and cautions. */
export interface Gacha extends Omit<GachaSummary, 'href'> {
  description?: string | undefined
  cautions: string[]
  /** The terms: plain text that the member must agree to before the first draw. Absent: no agreement is needed. */
  terms?: string | undefined
  isAgreed: boolean
  options: DrawOption[]
  /** The draws left for this member; absent when unlimited. */
  remainingDraws?: number | undefined
  /**
   * Whether the server has refused a free draw because the free period has ended (E010): options of 0 coins are then no
   * longer offered.
   */
  isFreeOver?: boolean | undefined
}

/** The kind of a drawn item (A§3). Photos are the default and are not labelled. */
export type GachaItemType = 'TICKET' | 'PHOTO' | 'UNKNOWN'

/** One item that can be drawn, with its own odds in percent. */
export interface GachaItem {
  id: string
  name: string
  image?: string | undefined
  type?: GachaItemType | undefined
  rarity: RarityName
  /** The odds in percent: 2 means 2 %. */
  percent: number
  stock: GachaStock
  /** The number of copies that the member owns; absent for guests. */
  owned?: number | undefined
}

/** The confirmation needed between a press of a draw button and the draw. */
export type DrawConfirmation =
  | { kind: 'none' }
  /** A guest has to log in (S068). */
  | { kind: 'login' }
  /** The member has to agree to the gacha's terms; the final confirmation for `option` follows. */
  | { kind: 'terms'; option: DrawOption }
  /** Only the final confirmation (`FinalConfirm`) remains. */
  | { kind: 'last'; option: DrawOption }
  /** The balance is `missing` coins short. */
  | { kind: 'coins'; option: DrawOption; missing: number }

/** The request in flight: none, the agreement or the draw. `count` identifies the pressed button. */
export type DrawProgress = { state: 'idle' } | { state: 'agreeing' | 'drawing'; count: number }

/** One drawn item. */
export interface DrawnItem {
  id: string
  name: string
  image?: string | undefined
  type?: GachaItemType | undefined
  rarity: RarityName
  percent?: number | undefined
  /** Whether this is the member's first copy. */
  isNew: boolean
  /** The number of copies that the member owns now. */
  owned: number
}

/** The items of a draw in draw order. `coinsLeft` is the balance afterwards. */
export interface DrawResult {
  id: string
  items: DrawnItem[]
  coinsLeft: number
  /** The number of items that exceeded the holding limit and wait in the present box. Default: none. */
  sentToPresents?: number | undefined
}

/** An earlier draw: its time, cost and items. */
export interface DrawLogEntry {
  id: string
  /** Server time, ISO 8601. */
  time: string
  gachaName?: string | undefined
  /** The total price in coins; absent where it is unknown. */
  coins?: number | undefined
  items: DrawnItem[]
}

/** The state of a result: available, in flight, failed (S049, S050), or lost after a reload. */
export type GachaResultState =
  | { state: 'drawing'; count: number }
  | { state: 'drawn'; result: DrawResult }
  | { state: 'failed'; failure: Failure }
  | { state: 'none' }

/** The odds of a gacha. */
export interface GachaOdds {
  /** All items with their own odds. */
  items: Loadable<GachaItem[]>
  /** The server time for which the odds are valid (ISO 8601); absent while loading. */
  asOf?: string | undefined
}

/** A draw from the press of a draw button to its result: its state, and what the member can do. */
export interface GachaDraw {
  progress: DrawProgress
  /** The open confirmation before a draw; from `confirmationBeforeDraw`. */
  confirmation: DrawConfirmation
  /** A sentence for the dialog about missing coins that says what did not change: コインは減っていません。 */
  untouched?: string | undefined
  /** Called when a draw button is pressed. */
  onDraw: (option: DrawOption) => void
  /** Called when the member agrees to the terms; the confirmation follows. */
  onAgree: (option: DrawOption) => void
  /** Called when the dialog is closed without an answer. */
  onDismiss: () => void
}
