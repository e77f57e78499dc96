import type { Person } from '../person.types.ts'

/** The level of a post in its thread (Q51): a root, a comment on it, or a reply to a comment. */
export type PostKind = 'root' | 'comment' | 'reply'

/** A picture or a video of a post, with the size needed to reserve its space. */
export interface PostMedia {
  id: string
  kind: 'image' | 'video'
  /** An absolute URL. */
  src: string
  /** The file's size in px, used for the aspect ratio. */
  width: number
  height: number
  /** The author's description. Default: its kind and number. */
  alt?: string
}

/** The preview data of the first link in a text, as plain text (C093). */
export interface LinkPreview {
  /** http or https. */
  href: string
  title: string
  description?: string
  image?: string
  siteName?: string
}

/** A post, a comment or a reply, as displayed (A§3). */
export interface Post {
  id: string
  /** Unchanged when an optimistic post is replaced by the saved one. */
  key: string
  kind: PostKind
  /** The post's own page; absent while it is being sent. */
  href?: string
  author: Person
  /** The author's profile. */
  authorHref: string
  /** Plain text with significant line breaks. */
  text: string
  /** ISO 8601. */
  created: string
  isEdited?: boolean
  media: PostMedia[]
  preview?: LinkPreview
  likes: number
  /** Absent for a guest. */
  isLiked?: boolean
  /** The number of direct answers that the user can see. */
  answers: number
  /** Written by the user: can be edited and deleted, not blocked or reported. */
  isOwn?: boolean
  /** For own posts: until when the text can be edited, ISO 8601. */
  editEnd?: string
  /** Being sent: already shown, but cannot be liked or answered yet. */
  isSending?: boolean
  /** A link to where it was written, if that page exists: チャンネルを見る. */
  place?: { label: string; href: string }
}

/** Replaces a post right after the user has blocked its author from it. */
export interface BlockedPlace {
  /** The key of the post. */
  key: string
  accountId: string
  nickName: string
}

/** An entry in a list of posts. */
export type PostEntry = { is: 'post'; post: Post } | { is: 'blocked'; place: BlockedPlace }

/** The actions on a displayed post. */
export interface PostActions {
  /** False for a guest, who is asked to log in (S068). */
  mayAct: boolean
  onRequireLogin: () => void
  /** Applied optimistically, and rolled back everywhere on failure. */
  onLike: (post: Post, liked: boolean) => void
  onReport: (post: Post) => void
  /** Hides all content of the author at once; the post's row then offers to undo it (S047). */
  onBlock: (post: Post) => void
  onUnblock: (accountId: string) => void
  /** For own posts. Absent where nothing can be written. */
  onEdit?: (post: Post) => void
  onDelete?: (post: Post) => void
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
