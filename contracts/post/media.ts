import * as z from 'zod/mini'
import { openEnum, shownText } from '../schema.ts'

/** A picture or a video. */
export const mediaTypes = ['IMAGE', 'VIDEO'] as const

/** What can be uploaded; a host goes by the content and refuses a file that says something else (X10). */
export const mediaFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4'] as const

/** Bytes: 10 MB, a video too (ours). */
export const largestMedia = 10_000_000

/** Graphemes of what a picture is described by (Q213). */
export const longestAlt = 200

/** A picture or a video of a post. */
export const postMedia = z.object({
  /** Id of the upload, for `mediaIds` of C088. */
  mediaId: z.string(),
  /** What it is, by its content. */
  type: openEnum(mediaTypes),
  /** A full https address, or a path at the app host: `/media/…`. Not below the textures base. */
  url: z.string(),
  /** Width in pixels, so that its place is there before the picture is. */
  width: z.int().check(z.positive()),
  /** Height in pixels. */
  height: z.int().check(z.positive()),
  /** What it shows, in its author's words; absent where the author gave none (Q205). */
  alt: z.optional(shownText),
})
export type PostMedia = z.infer<typeof postMedia>

/** An upload, which nobody has described yet: that comes with its post (C088). */
export const uploadedMedia = z.omit(postMedia, { alt: true })
