import type { Asset } from '../asset.types.ts'
import type { DrawFactTexts } from '../parts/DrawFacts.tsx'

/** Where a lottery stands by the host's clock (C161, state). */
export type LotteryPhase = 'before' | 'open' | 'soldOut' | 'closed' | 'announced'

/** What can be won, by how many. A winner receives one of the items, by choice. */
export interface LotteryPrize {
  id: string
  name: string
  image?: string
  winners: number
  items: Asset[]
}

/** A lottery (C161). Times are ISO 8601; start inclusive, end exclusive (Q70). */
export interface Lottery {
  id: string
  name: string
  image?: string
  /** Plain text; line breaks count. */
  description?: string
  cautions: string[]
  phase: LotteryPhase
  /** Entries can be bought. */
  start: string
  end: string
  /** When the result is told. */
  announced: string
  /** Until when a winner chooses; absent where no end is set (Q221). */
  choiceEnd?: string
  /** For one entry; 0 is free. */
  coins: number
  /** Entries of one member in all. */
  most: number
  /** Entries that this member has; undefined for guests. */
  entries?: number
  /** Entries that are left for all; absent when endless. */
  remaining?: number
  /** The best first. */
  prizes: LotteryPrize[]
}

/** Something to choose, or what was chosen. */
export interface WinItem extends Asset {
  /** C163 chooses by it. */
  id: string
  isChosen: boolean
}

/** A prize that was won. */
export interface LotteryWin {
  id: string
  name: string
  image?: string
  /** The chosen one alone, once it is chosen (S125). */
  items: WinItem[]
}

/** What the entries of the one who looks came to. `untold`: the result has come, and is not known here yet. */
export type OwnResult =
  | { state: 'none' }
  | { state: 'waiting' }
  | { state: 'untold' }
  | { state: 'lost' }
  | { state: 'won'; wins: LotteryWin[] }

/** A lottery as its three pages show it. */
export interface ShownLottery {
  lottery: Lottery
  result: OwnResult
  facts: DrawFactTexts
}

/** Where the pages of a lottery lead. */
export interface LotteryHrefs {
  lottery: string
  /** A guest finds the log-in there (Q17). */
  purchase: string
  result: string
  /** Where something is sent to. */
  address: string
  collection: string
  presents: string
  /** /home for a member, /top for a guest. */
  top: string
  login: string
  signUp: string
}
