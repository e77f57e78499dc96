/** The kinds of content that a user can keep for later. */
export type LaterKind = 'post' | 'video' | 'event' | 'story'

/** The channel of a kept item. The name is empty while it is unknown. */
export interface LaterChannel {
  id: string
  name: string
}

/** An item that the user has kept for later, with everything that the list shows of it without a network. */
export interface LaterItem {
  /** The key of the item: its kind and its ids. */
  key: string
  kind: LaterKind
  title: string
  /** The URL of the item's own page. */
  href: string
  channel?: LaterChannel | undefined
  image?: string | undefined
  /** The id of the account that wrote a post. */
  author?: string | undefined
  /** When the user kept it, ISO 8601. */
  keptAt: string
  /** Whether the user has removed it since the page was opened: its row then offers to undo that. */
  isRemoved?: boolean | undefined
}

/** The search and the filters of the list. */
export interface LaterFilter {
  words: string
  kind?: LaterKind | undefined
  /** The id of a channel. */
  channel?: string | undefined
}
