import type { Failure } from '../../loadable.ts'
import type { Asset } from '../asset.types.ts'
import type { DrawFactTexts } from '../parts/DrawFacts.tsx'

/** A free draw of a channel (C180). Times are ISO 8601; start inclusive, end exclusive (Q70). */
export interface Draw {
  id: string
  name: string
  image?: string
  /** Plain text; line breaks count. */
  description?: string
  cautions: string[]
  start: string
  end: string
}

/** Something that can be won. */
export interface DrawPrize extends Asset {
  id: string
  /** Share of all entries as it is now: 2 means 2 %. */
  percent: number
  /** How many are left for all; absent when endless. */
  remaining?: number
}

/** What can be won, and the moment for which the figures hold (ISO 8601). */
export interface DrawPrizes {
  list: DrawPrize[]
  asOf: string
}

/** What an entry came to; without a prize nothing was won. `entered` is ISO 8601. */
export interface DrawOutcome {
  entered: string
  prize?: Asset
}

/** What the one who looks may do now. */
export type DrawEntry =
  /** Has to log in first. */
  | { state: 'guest' }
  /** Has to follow the channel first. */
  | { state: 'follow' }
  | { state: 'open' }
  /** Has entered today, in Japan. */
  | { state: 'entered'; outcome: DrawOutcome }
  /** Nobody can enter, or this one not any more. */
  | { state: 'closed'; title: string; text: string }

/** What pressing the button on this visit has come to. What was won is in the entry, read from the host. */
export type EntryAttempt =
  | { state: 'none' }
  | { state: 'sending' }
  /** No answer came: the host is asked what is true. */
  | { state: 'checking' }
  /** Not entered as far as the host says, or nobody knows. */
  | { state: 'failed'; failure: Failure }

/** A draw as its three pages show it. */
export interface ShownDraw {
  draw: Draw
  entry: DrawEntry
  facts: DrawFactTexts
}

/** Where the three pages of a draw lead. */
export interface DrawHrefs {
  draw: string
  prizes: string
  /** For a guest it leads by the log-in. */
  entry: string
  collection: string
  presents: string
  /** /home for a member, /top for a guest. */
  top: string
}
