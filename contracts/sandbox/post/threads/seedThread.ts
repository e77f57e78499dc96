/** A seeded root post with its answers. `hoursAgo` counts back from the start of the sandbox. */
export interface SeedThread extends SeedAnswer {
  readonly hoursAgo: number
  /** A picture of the sandbox with its size in pixels. */
  readonly image?: { readonly path: string; readonly width: number; readonly height: number }
}

/** An answer to a post in a seeded thread. */
export interface SeedAnswer {
  /** The author of the post: `mejiro` is a fan, `official` the channel, `koharu` and `hajime` the demo accounts. */
  readonly by: string
  readonly text: string
  readonly likes: number
  /**
   * The label of the author's cover against spoilers, '' for a cover without a label. Absent for a post without a
   * cover.
   */
  readonly spoiler?: string
  readonly answers?: readonly SeedAnswer[]
}

/** A wide picture (16:9) of a channel. */
export const widePicture = (path: string) => ({ path, width: 640, height: 360 })
/** A card picture (3:4) of a channel. */
export const cardPicture = (path: string) => ({ path, width: 300, height: 400 })
