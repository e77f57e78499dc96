import * as z from 'zod/mini'
import { openEnum, shownText } from '../schema.ts'

/** The kinds of files that a post can have: pictures and videos. */
export const mediaTypes = ['IMAGE', 'VIDEO'] as const

/**
 * Media types of files that can be uploaded. A host checks the content, and refuses a file whose content has another
 * format than its media type says (X10).
 */
export const mediaFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4'] as const

/** Maximum size of an uploaded picture or video in bytes, a limit of the product. */
export const largestMedia = 10_000_000

/** Maximum length of a picture's description in graphemes (Q213). */
export const longestAlt = 200

/** A picture or a video of a post. */
export const postMedia = z.object({
  /** Id of the upload, for `mediaIds` of C088. */
  mediaId: z.string(),
  /** Kind of the file, detected from its content. */
  type: openEnum(mediaTypes),
  /**
   * Address of the file: an https URL, or a path on the app host: `/media/…`. It is never relative to the textures
   * base.
   */
  url: z.string(),
  /** Width in pixels, with which clients reserve the space before the file loads. */
  width: z.int().check(z.positive()),
  /** Height in pixels. */
  height: z.int().check(z.positive()),
  /** Description by the author; absent without a description (Q205). */
  alt: z.optional(shownText),
})
/** A picture or a video of a post. */
export type PostMedia = z.infer<typeof postMedia>

/** An uploaded file. It has no description yet, because the description is sent with the post (C088). */
export const uploadedMedia = z.omit(postMedia, { alt: true })
