import type { Paged } from '../../paged.ts'

/** The kinds of content that are searched on the device. */
export type SearchKind = 'channel' | 'event' | 'video' | 'story' | 'collection'

/** Something that the user can find. */
export interface SearchItem {
  /** Its kind and its ids. */
  key: string
  kind: SearchKind
  title: string
  /** The URL of the item's own page. */
  href: string
  /** The name of the item's channel; a channel has none. */
  channelName?: string | undefined
  /** Whether the member follows this channel, or the item's channel: these come first. */
  isFollowed?: boolean | undefined
}

/** A post that the server has found. */
export interface FoundPost {
  id: string
  href: string
  author: string
  /** The id of the author's account. */
  authorId: string
  text: string
  /** When it was posted, ISO 8601. */
  createTime: string
}

/** What is missing from the results. */
export interface SearchGaps {
  /** The names of the lists that could not be loaded, and of those that are too long to be loaded completely. */
  failed: readonly string[]
  cut: readonly string[]
  onRetry: () => void
}

/** What the user searches for. */
export interface SearchQuery {
  /** The typed words. */
  words: string
  /** The words after the user has paused. They are announced, and sent to the server. */
  settledWords: string
  /** Called with each change. `isComposing`: an input method has not confirmed the words. */
  onWords: (words: string, isComposing: boolean) => void
}

/** What is searched on the device, as far as it is loaded. */
export interface SearchIndex {
  items: readonly SearchItem[]
  isLoading: boolean
  gaps: SearchGaps
}

/** A channel whose posts can be searched. */
export interface SearchChannel {
  id: string
  name: string
}

/** The searches that the user has made on this device, the latest first. */
export interface RecentSearches {
  words: readonly string[]
  onRemove: (words: string) => void
  onClear: () => void
}

/** The search for posts of one channel. */
export interface PostSearch {
  channels: readonly SearchChannel[]
  /** The id of the channel whose posts are searched; undefined without a choice. */
  channel: string | undefined
  onChannel: (id: string | undefined) => void
  /**
   * The posts that the server has found; undefined without words or channel. `unavailable`: the server cannot search
   * the posts of this channel.
   */
  found: Paged<FoundPost> | 'unavailable' | undefined
}
