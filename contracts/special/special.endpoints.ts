import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { imagePath, instant } from '../schema.ts'

/** A special page of a channel. */
export const special = z.object({
  specialId: z.string(),
  ipId: z.string(),
  ipName: z.string(),
  oshiColor: z.optional(z.string()),
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  /** A path of the product, /channel/todai/story, or an https address. */
  url: z.string(),
  publicationStartTime: instant,
  publicationEndTime: instant,
})
export type Special = z.infer<typeof special>

export const listSpecials = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/special',
  auth: 'anyone',
  query: z.object({
    ipId: z.optional(z.string()),
    'seek.limit': z.optional(z.int()),
    'seek.order': z.optional(z.enum(['ASC', 'DESC'])),
    'seek.lastSpecialId': z.optional(z.string()),
  }),
  response: z.object({
    specials: z.array(special),
    seek: z.object({ hasNext: z.boolean(), lastSpecialId: z.optional(z.string()) }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C125',
  summary: 'Special pages, of a channel or of all, the latest first',
})
