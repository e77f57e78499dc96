import type { Person } from '../person.types.ts'

/** What a post is in its thread (Q51): a root, a comment on it, or a reply to a comment. */
export type PostKind = 'root' | 'comment' | 'reply'

/** A picture or a video of a post, with the room that it needs before it is there. */
export interface PostMedia {
  id: string
  kind: 'image' | 'video'
  /** A full address. */
  src: string
  /** In px of the file; only the shape counts. */
  width: number
  height: number
  /** In its author's words. Default: what it is, and which one. */
  alt?: string
}

/** What the page behind the first link of a text says of itself (C093): plain texts. */
export interface LinkPreview {
  /** http or https. */
  href: string
  title: string
  description?: string
  image?: string
  siteName?: string
}

/** A post, a comment or a reply, as it is read (A§3). */
export interface Post {
  id: string
  /** Stays the same when a post that is on its way becomes real. */
  key: string
  kind: PostKind
  /** Its own page; missing as long as it is on its way. */
  href?: string
  author: Person
  /** Where the author can be looked at. */
  authorHref: string
  /** Plain text where line breaks count. */
  text: string
  /** ISO 8601. */
  created: string
  isEdited?: boolean
  media: PostMedia[]
  preview?: LinkPreview
  likes: number
  /** Missing for a guest. */
  isLiked?: boolean
  /** Answers to this very one that the reader may see. */
  answers: number
  /** The reader's own: may be changed and deleted, never blocked or reported. */
  isOwn?: boolean
  /** ISO 8601, of one's own: until when its text can be changed. */
  editEnd?: string
  /** On its way to the host: shown already, but neither liked nor answered yet. */
  isSending?: boolean
  /** Where it was written, if that can be opened: チャンネルを見る. */
  place?: { label: string; href: string }
}

/** The place of somebody's post, right after the reader has blocked them from it. */
export interface BlockedPlace {
  /** The post's. */
  key: string
  accountId: string
  nickName: string
}

/** What stands in a list of posts. */
export type PostEntry = { is: 'post'; post: Post } | { is: 'blocked'; place: BlockedPlace }

/** What can be done with a post that is read. */
export interface PostActions {
  /** False for a guest, who is asked to log in instead (S068). */
  mayAct: boolean
  onRequireLogin: () => void
  /** Shown at once, undone everywhere when it fails. */
  onLike: (post: Post, liked: boolean) => void
  onReport: (post: Post) => void
  /** Hides everything of its author at once; the place of the post then offers the way back (S047). */
  onBlock: (post: Post) => void
  onUnblock: (accountId: string) => void
  /** Of one's own posts. Missing: where nothing can be written. */
  onEdit?: (post: Post) => void
  onDelete?: (post: Post) => void
}

/**
 * A post in a thread that cannot be shown: deleted, never there, or its author and the reader are hidden from each
 * other.
 */
export interface MissingPost {
  is: 'missing'
  key: string
}

/** A post with all that it answers to, the root first. */
export interface PostThread {
  before: (PostEntry | MissingPost)[]
  post: PostEntry
}
