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
  /** Maximum number of the room's items that one member can favour at the same time (FavorLimitReached). */
  favorLimit: count,
  ...publication,
})

/** An answer to the question of an offer room. */
export const offerItem = z.object({
  /** Id of the item. */
  itemId: z.string(),
  /** Id of the room to which the item belongs. */
  roomId: z.string(),
  ipId,
  name: shownText,
  description: z.optional(longText),
  image: z.optional(imagePath),
  /** How many members favour the item. */
  favorCount: count,
  /** Whether the caller favours the item; members only. */
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
    /** Id of a room: only its items are listed. */
    roomId: z.optional(z.string()),
    /**
     * Id of an item whose page is shown: the answer then contains this item as `item`, its room as `room`, and all
     * items of that room.
     */
    itemId: z.optional(z.string()),
    'seek.limit': z.optional(pageLimit),
    'seek.lastItemId': z.optional(pageAfter),
  }),
  response: z.object({
    /** The items by room, in display order. */
    list: z.array(offerItem),
    /** The requested room, or the room of the requested item. */
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
    /** The state after the request. */
    favor: z.object({
      /** Id of the item. */
      itemId: z.string(),
      /** Whether the member now favours the item. */
      hasFavored: z.boolean(),
      /** How many members now favour the item. */
      favorCount: count,
    }),
  }),
  codes: ['NotFound', 'OutOfTerm', 'FavorLimitReached'],
  source: 'C118',
  summary: 'Toggles the favour of an item and returns the new state (Q15)',
})
