import * as z from 'zod/mini'
import { openEnum, shownText } from '../schema.ts'

/** The kinds of files that a post can have: pictures and videos. */
export const mediaTypes = ['IMAGE', 'VIDEO'] as const

/** Uploadable formats. A host checks the content and refuses a file with another format than declared (X10). */
export const mediaFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4'] as const

/** Maximum bytes of an upload, also of a video (our choice). */
export const largestMedia = 10_000_000

/** Maximum graphemes of a picture's description (Q213). */
export const longestAlt = 200

/** A picture or a video of a post. */
export const postMedia = z.object({
  /** Id of the upload, for `mediaIds` of C088. */
  mediaId: z.string(),
  /** Its kind, detected from the content. */
  type: openEnum(mediaTypes),
  /** An https URL, or a path on the app host: `/media/…`. Not below the textures base. */
  url: z.string(),
  /** Width in pixels, so that clients can reserve the space before it loads. */
  width: z.int().check(z.positive()),
  /** Height in pixels. */
  height: z.int().check(z.positive()),
  /** Description by the author; absent without one (Q205). */
  alt: z.optional(shownText),
})
/** A picture or a video of a post. */
export type PostMedia = z.infer<typeof postMedia>

/** An upload without a description, which is added with its post (C088). */
export const uploadedMedia = z.omit(postMedia, { alt: true })
