/** What the user writes in the composer: a post, a comment, a reply, or an edit of an own text. */
export type WriteMode = 'post' | 'comment' | 'reply' | 'edit'

/** An attached picture or video of a draft, with its upload state. */
export interface MediaTrayItem {
  id: string
  kind: 'image' | 'video'
  /** The name of the file on the device. */
  name: string
  /** The author's description of the picture or video. */
  alt: string
  /** The URL of the preview; absent for a video, and until the picture is prepared. */
  preview?: string | undefined
  /**
   * The upload state. `preparing`: being rotated, scaled, stripped of metadata. `processing`: uploaded, waiting for the
   * server's response. `failed` can be retried, `refused` cannot.
   */
  state: 'preparing' | 'sending' | 'processing' | 'ready' | 'failed' | 'refused'
  /** The upload progress, 0 to 1. */
  share?: number | undefined
  /** What went wrong with the upload, and the remedy. */
  problem?: string | undefined
  /** How the file is changed for the upload: 動く画像は、最初の1コマだけを…. */
  note?: string | undefined
}

/** The cover that the author puts over a post, so that readers open it themselves. */
export interface SpoilerSetting {
  isOn: boolean
  /** What the cover says about the content. */
  label: string
}

/** The current text of an own post that was changed elsewhere since the edit began. */
export interface NewerPostText {
  text: string
}

/** An unposted draft. */
export interface DraftRow {
  id: string
  mode: WriteMode
  /** Whether the draft is the text of a deleted post. */
  isDeleted?: boolean | undefined
  text: string
  /** The number of pictures and videos in the draft. */
  media: number
  /** When the draft was last changed, ISO 8601. */
  time: string
  /** The URL of the page where the user can continue the draft. */
  href?: string | undefined
}
