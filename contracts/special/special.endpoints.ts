import * as z from 'zod/mini'
import { ipId, ofChannel } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { hasNext, imagePath, longText, pageAfter, pageEnd, pageOrder, publication, shownText } from '../schema.ts'
import { pageLimit } from '../requestFields.ts'

/** A special page of a channel. */
export const special = z.object({
  /** Id of the special page. */
  specialId: z.string(),
  ...ofChannel,
  title: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** Address of the special page: a path of the app such as /channel/todai/story, or an https URL. */
  url: z.string(),
  ...publication,
})
/** A special page of a channel. */
export type Special = z.infer<typeof special>

/** Lists the special pages of one channel or of all. */
export const listSpecials = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/special',
  auth: 'anyone',
  query: z.object({
    ipId: z.optional(ipId),
    'seek.limit': z.optional(pageLimit),
    'seek.order': z.optional(pageOrder),
    'seek.lastSpecialId': z.optional(pageAfter),
  }),
  response: z.object({
    /** The special pages, the latest first. */
    specials: z.array(special),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastSpecialId: z.optional(pageEnd) }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod'],
  source: 'C125',
  summary: 'Special pages, of a channel or of all, the latest first',
})
