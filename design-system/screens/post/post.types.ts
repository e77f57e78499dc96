import type { MutedContent } from '../mute/mute.types.ts'
import type { Person } from '../person.types.ts'

/** The level of a post in its thread (Q51): a root, a comment on it, or a reply to a comment. */
export type PostKind = 'root' | 'comment' | 'reply'

/** A picture or a video of a post, with the size needed to reserve its space. */
export interface PostMedia {
  id: string
  kind: 'image' | 'video'
  /** The absolute URL of the file. */
  src: string
  /** The file's size in px, used for the aspect ratio. */
  width: number
  height: number
  /** The author's description of the file. Default: its kind and number. */
  alt?: string | undefined
}

/** The preview data of the first link in a text, as plain text (C093). */
export interface LinkPreview {
  /** The URL of the linked page, http or https. */
  href: string
  title: string
  description?: string | undefined
  image?: string | undefined
  siteName?: string | undefined
}

/** The cover that an author has put over the text and the files of a post. */
export interface SpoilerCover {
  /** What the author says about the covered content: ライブの曲目; absent if the author has not said anything. */
  label?: string | undefined
  /** Whether the user has opened the cover. */
  isOpen: boolean
}

/** A post, a comment or a reply, as displayed (A§3). */
export interface Post {
  id: string
  /** The key of the post in lists. It stays the same when an optimistic post is replaced by the saved one. */
  key: string
  kind: PostKind
  /** The URL of the post's own page; absent while the post is being sent. */
  href?: string | undefined
  author: Person
  /** The URL of the author's profile. */
  authorHref: string
  /** The text: plain text whose line breaks are kept. */
  text: string
  /** When the post was created, ISO 8601. */
  created: string
  isEdited?: boolean | undefined
  media: PostMedia[]
  preview?: LinkPreview | undefined
  /** The author's cover over text, files and preview; absent for a post without a cover. */
  spoiler?: SpoilerCover | undefined
  /** Set for a post with muted words that the user has not opened: the whole post is covered, with its author. */
  muted?: MutedContent | undefined
  likes: number
  /** Whether the user likes the post; absent for a guest. */
  isLiked?: boolean | undefined
  /** The number of direct answers that the user can see. */
  answers: number
  /** Whether the user wrote the post: own posts can be edited and deleted, but not blocked or reported. */
  isOwn?: boolean | undefined
  /** Until when the text of an own post can be edited, ISO 8601. */
  editEnd?: string | undefined
  /** Whether the post is being sent: it is already shown, but cannot be liked or answered yet. */
  isPending?: boolean | undefined
  /** A link to the page where the post was written, if that page exists: チャンネルを見る. */
  place?: { label: string; href: string } | undefined
}

/** The row that replaces a post right after the user has blocked its author from that post. */
export interface BlockedPostEntry {
  /** The key of the replaced post. */
  key: string
  accountId: string
  nickName: string
}

/** An entry in a list of posts. */
export type PostEntry = { is: 'post'; post: Post } | { is: 'blocked'; place: BlockedPostEntry }

/** The actions on a displayed post. */
export interface PostActions {
  /** Whether the user may like, report and block; false for a guest, who is asked to log in (S068). */
  mayAct: boolean
  onRequireLogin: () => void
  /**
   * Called when the user likes a post or takes the like back. The caller applies it optimistically and rolls it back
   * everywhere on failure.
   */
  onLike: (post: Post, liked: boolean) => void
  onReport: (post: Post) => void
  /**
   * Called to block the author: hides all content of the author at once; the post's row then offers to undo it (S047).
   */
  onBlock: (post: Post) => void
  onUnblock: (accountId: string) => void
  /** Called to edit an own post. Absent where nothing can be written. */
  onEdit?: ((post: Post) => void) | undefined
  onDelete?: ((post: Post) => void) | undefined
  /** Called to share a post that has a page of its own. Absent where posts cannot be shared. */
  onShare?: ((post: Post) => void) | undefined
  /** Called to open an author's cover. Absent: covers cannot be opened. */
  onOpenSpoiler?: ((post: Post) => void) | undefined
  /**
   * Called to mute a word, with the text that the user has selected in the post ('' without a selection). Absent where
   * nothing can be muted.
   */
  onMute?: ((post: Post, selected: string) => void) | undefined
  /** The list of items kept for later; absent until its code has loaded, and where there is no such list. */
  later?: PostLater | undefined
}

/** Keeping posts for later. */
export interface PostLater {
  isKept: (post: Post) => boolean
  onToggle: (post: Post, isKept: boolean) => void
  /** The URL of the list. */
  listHref: string
}

/**
 * A post of a thread that cannot be shown: deleted, never existed, or hidden because of a block in either direction.
 */
export interface MissingPost {
  is: 'missing'
  key: string
}

/** A post with its ancestors, the root first. */
export interface PostThread {
  before: (PostEntry | MissingPost)[]
  post: PostEntry
}
