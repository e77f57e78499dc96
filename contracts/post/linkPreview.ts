import * as z from 'zod/mini'
import { imagePath, longText, shownText } from '../schema.ts'

/** The preview of a linked page, shown below a post. Texts are plain and cut to a limited length. */
export const linkPreview = z.object({
  /** URL of the page, http or https. */
  url: z.string(),
  title: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** Name of the page's site. */
  siteName: z.optional(z.string()),
})
/** The preview of a page to which a post links. */
export type LinkPreview = z.infer<typeof linkPreview>
