import type { Asset } from '../asset.types.ts'
import type { DrawFactTexts } from '../parts/DrawFacts.tsx'

/** The phase of a lottery by server time (C161, state). */
export type LotteryPhase = 'before' | 'open' | 'soldOut' | 'closed' | 'announced'

/** A prize with its number of winners. A winner chooses one of the items. */
export interface LotteryPrize {
  id: string
  name: string
  image?: string | undefined
  winners: number
  items: Asset[]
}

/** A lottery (C161). Times are ISO 8601; start inclusive, end exclusive (Q70). */
export interface Lottery {
  id: string
  name: string
  image?: string | undefined
  /** The description: plain text whose line breaks are kept. */
  description?: string | undefined
  cautions: string[]
  phase: LotteryPhase
  /** The period in which entries can be bought. */
  start: string
  end: string
  /** When the result is announced. */
  announced: string
  /** The deadline for winners to choose; absent where there is none (Q221). */
  choiceEnd?: string | undefined
  /** The price of one entry; 0 is free. */
  coins: number
  /** The maximum number of entries per member. */
  maxEntries: number
  /** The number of entries of this member; undefined for guests. */
  entries?: number | undefined
  /** The number of entries left for all members; absent when unlimited. */
  remaining?: number | undefined
  /** The prizes, the best first. */
  prizes: LotteryPrize[]
}

/** An item that a winner can choose, or has chosen. */
export interface LotteryWinItem extends Asset {
  /** The id sent with the choice (C163). */
  id: string
  isChosen: boolean
}

/** A prize that the member won. */
export interface LotteryWin {
  id: string
  name: string
  image?: string | undefined
  /** The items to choose from; after the choice, only the chosen item (S125). */
  items: LotteryWinItem[]
}

/** The result of the member's entries. `untold`: the result is announced, but the app has not loaded it yet. */
export type OwnLotteryResult =
  | { state: 'none' }
  | { state: 'waiting' }
  | { state: 'untold' }
  | { state: 'lost' }
  | { state: 'won'; wins: LotteryWin[] }

/** The data that the three pages of a lottery share. */
export interface LotteryPageData {
  lottery: Lottery
  result: OwnLotteryResult
  facts: DrawFactTexts
}

/** The links of a lottery's pages. */
export interface LotteryHrefs {
  lottery: string
  /** The URL of the page to buy entries. A guest is offered the log-in there (Q17). */
  purchase: string
  result: string
  /** The URL of the page with the delivery address. */
  address: string
  collection: string
  presents: string
  /** The URL of the start page: /home for a member, /top for a guest. */
  top: string
  login: string
  signUp: string
}

/**
 * The state of the request that sends the member's choice of a prize. Whether a choice is saved (未選択, 選択済) is part of
 * the prize itself.
 */
export type PrizeChoiceRequest =
  | { state: 'none' }
  | { state: 'sending'; itemId: string }
  /** No response arrived; the app asks the server until the outcome is known. */
  | { state: 'checking'; itemId: string }
