import type { RarityName } from '../../components/Rarity.tsx'
import type { Loadable } from '../../loadable.ts'

/** The source of an item in the collection; an item can have several (A§2, W139–W148). */
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

/** The channel of a collected item. */
export interface CollectedChannel {
  id: string
  name: string
  seed?: string | undefined
  href: string
}

/** One item of the member's collection (called the wall). */
export interface CollectedItem {
  /** Identifies the item across all lists: `photo:1`. */
  key: string
  /** The sources of the item: at least one; the first is printed on the item. */
  kinds: readonly CollectedKind[]
  name: string
  image?: string | undefined
  rarity?: RarityName | undefined
  /** The number of copies owned; copies are counted, not listed. Default 1. */
  owned?: number | undefined
  /**
   * When the member last received, read, watched, entered or bought it, ISO 8601; absent for items that are only
   * available now.
   */
  time?: string | undefined
  /**
   * Whether the member acquired the item; false for an item that the member only viewed or can access. Only acquired
   * items can be new.
   */
  isGot?: boolean | undefined
  channel: CollectedChannel
  description?: string | undefined
  /** Further details of the item, each with a label, such as 結果 (result) and 応募 (entry). */
  facts?: readonly { term: string; words: string }[] | undefined
  /** The links to pages where the member can use the item, the main page first. */
  actions: readonly { label: string; href: string }[]
}

/** The sort order: latest first, rarest first, or by channel name. */
export type WallOrder = 'newest' | 'rarity' | 'channel'

/** The active filter and sort order of the collection. All of it is stored in the URL. */
export interface WallFilter {
  words: string
  kind?: CollectedKind | undefined
  /** The id of the channel to which the collection is limited; absent for all channels. */
  channel?: string | undefined
  rarity?: RarityName | undefined
  /** Whether only items of which the member owns two or more are shown. */
  isDoubled: boolean
  isNew: boolean
  order: WallOrder
}

/** A photo of a set that the member does not own yet. */
export interface MissingPhoto {
  id: string
  name: string
  rarity: RarityName
}

/** The collection as far as it is loaded. */
export interface LoadedCollection {
  /** All items, or those loaded so far. */
  wall: Loadable<CollectedItem[]>
  /** Whether more pages of items are loading, so that the counts can still grow. */
  isGrowing: boolean
  /** The lists that failed to load; the others are shown. */
  missing?: { lists: readonly string[]; onRetry: () => void } | undefined
  /**
   * The time of the cached copy that is shown because nothing newer is available, ISO 8601; absent for a current
   * collection.
   */
  asOf?: string | undefined
}

/** Whether an item is new: acquired, and not seen on this device since (Q254). */
export type IsNewItem = (item: CollectedItem) => boolean

/** Which items are new, and how the member marks them as seen. */
export interface NewItemMarks {
  isNew: IsNewItem
  /** Called with the keys of the items that have become visible. */
  onSeen: (keys: readonly string[]) => void
  /** Called to mark all items as seen. */
  onAllSeen: () => void
  /** Undoes `onAllSeen`; absent when there is nothing to undo. */
  onUndoSeen?: (() => void) | undefined
}
