import * as z from 'zod/mini'
import { imagePath, longText, shownText } from '../schema.ts'

/** What a page says about itself, for a card below a post. Texts are plain, cut to a sensible length. */
export const linkPreview = z.object({
  /** The page, http or https. */
  url: z.string(),
  title: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** Name of the site that the page belongs to. */
  siteName: z.optional(z.string()),
})
export type LinkPreview = z.infer<typeof linkPreview>
