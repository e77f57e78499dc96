import type { RarityName } from '../../components/Rarity.tsx'

/** How something came into the collection; one thing may have come by several ways (A§2, W139–W148). */
export type CollectedKind =
  | 'photo'
  | 'movie'
  | 'watched'
  | 'unlocked'
  | 'privilegeStory'
  | 'read'
  | 'special'
  | 'ticket'
  | 'lottery'
  | 'preorder'

/** A channel as its things name it. */
export interface CollectedChannel {
  id: string
  name: string
  seed?: string
  href: string
}

/** One thing on the wall. */
export interface CollectedItem {
  /** The same for the same thing, in whatever list it comes: `photo:1`. */
  key: string
  /** At least one; the first is printed on it. */
  kinds: readonly CollectedKind[]
  name: string
  image?: string
  rarity?: RarityName
  /** How many of it; doubles are counted, not repeated. Default 1. */
  owned?: number
  /** ISO 8601: when it was received, read, watched, entered or bought last; absent for what is only open now. */
  time?: string
  /** Something a member got, and not only looked at or is offered: then it can be new. */
  isGot?: boolean
  channel: CollectedChannel
  description?: string
  /** What there is to know besides: 結果, 応募. */
  facts?: readonly { term: string; words: string }[]
  /** What one can do with it, the usual first. */
  actions: readonly { label: string; href: string }[]
}

/** In what order things hang: the latest, the rarest or the channel's name first. */
export type WallOrder = 'newest' | 'rarity' | 'channel'

/** What is shown of the wall. Everything of it stands in the address. */
export interface WallFilter {
  words: string
  kind?: CollectedKind
  /** Id of a channel. */
  channel?: string
  rarity?: RarityName
  /** Two or more of it. */
  isDoubled: boolean
  isNew: boolean
  order: WallOrder
}

/** A photo of a set that is missing. */
export interface EmptySeat {
  id: string
  name: string
  rarity: RarityName
}
