import * as z from 'zod/mini'
import { imagePath } from '../schema.ts'

/** What a page says about itself, for a card below a post. Texts are plain, cut to a sensible length. */
export const linkPreview = z.object({
  /** The page, http or https. */
  url: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  siteName: z.optional(z.string()),
})
export type LinkPreview = z.infer<typeof linkPreview>
