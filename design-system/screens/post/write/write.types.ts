/** What is written: a post, a comment on one, a reply to a comment, or another text for one's own. */
export type WriteMode = 'post' | 'comment' | 'reply' | 'edit'

/** A picture or a video of what is being written, and how far it is. */
export interface TrayItem {
  id: string
  kind: 'image' | 'video'
  /** Of the file, as it lies on the device. */
  name: string
  /** In the author's words. */
  alt: string
  /** Missing for a video, and until it is prepared. */
  preview?: string
  /**
   * `preparing`: turned, scaled, freed of metadata. `processing`: all of it is sent, the host has not answered.
   * `failed` can be sent again, `refused` cannot.
   */
  state: 'preparing' | 'sending' | 'processing' | 'ready' | 'failed' | 'refused'
  /** While it is sent, 0 to 1. */
  share?: number
  /** What happened, and the way out. */
  problem?: string
  /** What becomes of it on its way: 動く画像は、最初の1コマだけを…. */
  note?: string
}

/** One's own post has been changed elsewhere since the edit began. */
export interface NewerText {
  text: string
}

/** Something that was written and not posted. */
export interface DraftRow {
  id: string
  mode: WriteMode
  /** It was a post that its author has deleted. */
  isDeleted?: boolean
  text: string
  /** Pictures and videos with it. */
  media: number
  /** ISO 8601. */
  time: string
  /** Where it can be gone on with. */
  href?: string
}
