import type { RarityName } from '../../components/Rarity.tsx'

/** A kind of thing that a member did or received. Each kind has its own list on the server. */
export type LookbackKind = 'photo' | 'video' | 'story' | 'event' | 'talk' | 'lottery' | 'preorder'

/** The channel of an entry. */
export interface LookbackChannel {
  id: string
  name: string
  /** The channel's colour, `#rrggbb`. */
  seed?: string | undefined
  href: string
}

/** One record of a list. */
export interface LookbackEntry {
  /** Identifies the thing within its kind. */
  key: string
  name: string
  channel: LookbackChannel
  /** ISO 8601. If `canRepeat`, this is the latest time. */
  time: string
  /**
   * Whether the member may have had or done this before `time` too, because the server reports only the latest time.
   */
  canRepeat: boolean
  rarity?: RarityName | undefined
  href: string
}

/** A list of the server, as far as it is loaded. `absent`: the server has no such list. */
export type LookbackList =
  | { state: 'loading' | 'failed' | 'absent' }
  | {
      state: 'ready'
      entries: readonly LookbackEntry[]
      /** For a list that was too long to load completely: older entries than this time are missing. ISO 8601. */
      since?: string | undefined
    }

/** All lists from which a year is put together. */
export type LookbackLists = Readonly<Record<LookbackKind, LookbackList>>

/** A period from `start` (inclusive) to `end` (exclusive), ISO 8601. */
export interface LookbackRange {
  start: string
  end: string
}

/**
 * A fact of the year: known, still loading, unknown because a list failed or is too long (`cut`), or `absent` because
 * the server has no such list.
 */
export type LookbackFact<Value> = { state: 'known'; value: Value } | { state: 'loading' | 'failed' | 'cut' | 'absent' }

/** A number of things. */
export interface LookbackCount {
  count: number
  /** Whether there may have been more: for an entry that was repeated later, the server reports only the later time. */
  isAtLeast: boolean
  /** The latest of the counted entries. */
  latest?: LookbackEntry | undefined
}

/** What the page says about one year. */
export interface Lookback {
  counts: Readonly<Record<LookbackKind, LookbackFact<LookbackCount>>>
  /** The photos that the member did not have before. */
  newPhotos: LookbackFact<LookbackCount>
  /**
   * The photo with the earliest time; without a value if there is none. `isCertain`: no other photo can have been
   * earlier.
   */
  firstPhoto: LookbackFact<{ entry: LookbackEntry; isCertain: boolean } | undefined>
  rarestPhoto: LookbackFact<LookbackEntry | undefined>
  /** The days in Japan that have an entry. */
  days: LookbackFact<LookbackCount>
  /** The channel with the most entries; without a value if there are no entries. */
  channel: LookbackFact<{ channel: LookbackChannel; count: number } | undefined>
  /** Whether all lists are known and have no entry in the year. */
  isEmpty: boolean
}

/** A link to another year, or to another first day of the year. */
export interface LookbackLink {
  label: string
  href: string
  isCurrent: boolean
}

/** The coins that the member used in the year. */
export interface LookbackCoins {
  used: number
  /** Set if older records were not loaded: the time from which on coins are counted. ISO 8601. */
  since?: string | undefined
}
