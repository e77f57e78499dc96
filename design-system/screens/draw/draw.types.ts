import type { Failure } from '../../loadable.ts'
import type { Asset } from '../asset.types.ts'
import type { DrawFactTexts } from '../parts/DrawFacts.tsx'

/** A free prize draw of a channel (C180). Times are ISO 8601; start inclusive, end exclusive (Q70). */
export interface Draw {
  id: string
  name: string
  image?: string | undefined
  /** The description: plain text whose line breaks are kept. */
  description?: string | undefined
  cautions: string[]
  start: string
  end: string
}

/** A prize that can be won. */
export interface DrawPrize extends Asset {
  id: string
  /** The current share of entries that win it: 2 means 2 %. */
  percent: number
  /** The number left for all members; absent when unlimited. */
  remaining?: number | undefined
}

/** The prizes, and the time for which their figures are valid (ISO 8601). */
export interface DrawPrizes {
  list: DrawPrize[]
  asOf: string
}

/** The result of an entry; without a prize nothing was won. `entered` is ISO 8601. */
export interface DrawOutcome {
  entered: string
  prize?: Asset | undefined
}

/** Whether the user can enter now, and if not, why. */
export type DrawEntry =
  /** The user has to log in first. */
  | { state: 'guest' }
  /** The member has to follow the channel first. */
  | { state: 'follow' }
  | { state: 'open' }
  /** The member has entered today (in Japan). */
  | { state: 'entered'; outcome: DrawOutcome }
  /** The draw is closed to everyone or to this member. */
  | { state: 'closed'; title: string; text: string }

/** The state of the entry sent during this visit. The prize itself is part of `DrawEntry`, read from the server. */
export type DrawEntryRequest =
  | { state: 'none' }
  | { state: 'sending' }
  /** No response arrived; the app asks the server whether the entry exists. */
  | { state: 'checking' }
  /** The entry failed: the server has none, or the outcome is unknown. */
  | { state: 'failed'; failure: Failure }

/** The data that the three pages of a draw share. */
export interface DrawPageData {
  draw: Draw
  entry: DrawEntry
  facts: DrawFactTexts
}

/** The links of the three pages of a draw. */
export interface DrawHrefs {
  draw: string
  prizes: string
  /** The URL of the page to enter the draw. A guest has to log in on the way there. */
  entry: string
  collection: string
  presents: string
  /** The URL of the start page: /home for a member, /top for a guest. */
  top: string
}
