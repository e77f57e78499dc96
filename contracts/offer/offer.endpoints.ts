import * as z from 'zod/mini'
import { ipId, ofChannel } from '../channel/ofChannel.ts'
import { endpoint } from '../endpoint.ts'
import { count, hasNext, imagePath, longText, nothing, pageAfter, pageEnd, publication, shownText } from '../schema.ts'
import { pageLimit } from '../requestFields.ts'

/** A channel's question to its fans; the items are answers that they can favour. */
export const offerRoom = z.object({
  /** Id of the room. */
  roomId: z.string(),
  ...ofChannel,
  name: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** How many of its items one member can favour at the same time (FavorLimitReached). */
  favorLimit: count,
  ...publication,
})

/** An answer to the question of a room. */
export const offerItem = z.object({
  /** Id of the item. */
  itemId: z.string(),
  /** The room that it belongs to. */
  roomId: z.string(),
  ipId,
  name: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** How many members favour it. */
  favorCount: count,
  /** Whether the caller favours it; members only. */
  hasFavored: z.optional(z.boolean()),
})
/** An item of an offer room, which members can favour. */
export type OfferItem = z.infer<typeof offerItem>

/** Lists the items of offer rooms, which members can favour. */
export const listOfferItems = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/offer/item',
  auth: 'anyone',
  query: z.object({
    ipId: z.optional(ipId),
    /** Only items of this room. */
    roomId: z.optional(z.string()),
    /** The item of the page: it is returned as `item`, with its room, and all items of the room in the list. */
    itemId: z.optional(z.string()),
    'seek.limit': z.optional(pageLimit),
    'seek.lastItemId': z.optional(pageAfter),
  }),
  response: z.object({
    /** By room, in display order. */
    list: z.array(offerItem),
    /** The requested room, or that of the requested item. */
    room: z.optional(offerRoom),
    /** The requested item. */
    item: z.optional(offerItem),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastItemId: z.optional(pageEnd) }),
  }),
  codes: ['NotFound', 'UnavailableIpPublicationPeriod', 'OutOfTerm'],
  source: 'C116',
  summary: 'Items that can be favoured: of all rooms, a channel or a room, or one item with its room',
})

const whichItem = z.object({
  /** The item whose favour is toggled. */
  itemId: z.string(),
})

/** Favours an item of an offer room, or removes the favour. */
export const toggleFavouriteOffer = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/offer/favourite',
  auth: 'member',
  body: whichItem,
  response: nothing,
  codes: ['NotFound', 'OutOfTerm', 'FavorLimitReached'],
  source: 'C117',
  summary: 'Toggles the favour of an item (Q15)',
})

/** Favours an item of an offer room, or removes the favour. Returns the new state. */
export const toggleFavorOffer = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/offer/favor',
  auth: 'member',
  body: whichItem,
  response: z.object({
    /** The resulting state. */
    favor: z.object({
      /** The item. */
      itemId: z.string(),
      /** Whether the member favours it now. */
      hasFavored: z.boolean(),
      /** How many members favour it now. */
      favorCount: count,
    }),
  }),
  codes: ['NotFound', 'OutOfTerm', 'FavorLimitReached'],
  source: 'C118',
  summary: 'Toggles the favour of an item and returns the new state (Q15)',
})
