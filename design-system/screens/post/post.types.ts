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
