import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, imagePath, instant, nothing } from '../schema.ts'

/** A question of a channel to its fans; each answer is an item they can favour. */
export const offerRoom = z.object({
  roomId: z.string(),
  ipId: z.string(),
  ipName: z.string(),
  oshiColor: z.optional(z.string()),
  name: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  /** How many of its items one member can favour at a time (FavorLimitReached). */
  favorLimit: count,
  publicationStartTime: instant,
  publicationEndTime: instant,
})

export const offerItem = z.object({
  itemId: z.string(),
  roomId: z.string(),
  ipId: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imagePath),
  favorCount: count,
  /** Members only. */
  hasFavored: z.optional(z.boolean()),
})
export type OfferItem = z.infer<typeof offerItem>

export const listOfferItems = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/offer/item',
  auth: 'anyone',
  query: z.object({
    ipId: z.optional(z.string()),
    roomId: z.optional(z.string()),
    /** The page of one item: it comes as `item` with its room, and all of the room in the list. */
    itemId: z.optional(z.string()),
    'seek.limit': z.optional(z.int()),
    'seek.lastItemId': z.optional(z.string()),
  }),
  response: z.object({
    list: z.array(offerItem),
    /** Where a room or an item is asked for. */
    room: z.optional(offerRoom),
    item: z.optional(offerItem),
    seek: z.object({ hasNext: z.boolean(), lastItemId: z.optional(z.string()) }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod', 'OutOfTerm'],
  source: 'C116',
  summary: 'Items that can be favoured: of all rooms, of a channel, of a room, or one item with its room',
})

const whichItem = z.object({ itemId: z.string() })

export const toggleFavouriteOffer = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/offer/favourite',
  auth: 'member',
  body: whichItem,
  response: nothing,
  codes: ['NotFound', 'OutOfTerm', 'FavorLimitReached'],
  source: 'C117',
  summary: 'Favours an item, or no longer (Q15)',
})

export const toggleFavorOffer = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/offer/favor',
  auth: 'member',
  body: whichItem,
  response: z.object({ favor: z.object({ itemId: z.string(), hasFavored: z.boolean(), favorCount: count }) }),
  codes: ['NotFound', 'OutOfTerm', 'FavorLimitReached'],
  source: 'C118',
  summary: 'The same, and answers with the new state (Q15)',
})
