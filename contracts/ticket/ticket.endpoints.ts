import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { episode, event, holdings } from '../event/event.endpoints.ts'
import { openedLivetalk } from '../livetalk/openedLivetalk.ts'
import { count, hasNext, imagePath, instant, pageAfterTime, pageEndTime, pageLimit, shownText } from '../schema.ts'

/** A ticket that a member holds: its event, and the episodes it is for. */
export const ticket = z.object({
  /** Id of the ticket item. */
  ticketId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  /** Where one sits, in words: A列 12番. */
  seat: z.optional(z.string()),
  /** How many of it the member holds. */
  ticketCount: count,
  /** When the member got it. */
  acquiredTime: instant,
  event,
  /** The episodes that it is for, by their start. */
  episodes: z.array(episode),
  /** Live talks that it opens, by their start; those that are over are left out. */
  livetalkList: z.optional(
    z.array(
      z.extend(openedLivetalk, {
        /** When the slot begins that the member has reserved with it; absent without one. */
        slotStartTime: z.optional(instant),
      }),
    ),
  ),
})
export type Ticket = z.infer<typeof ticket>

export const listTickets = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/ticket',
  auth: 'member',
  response: z.object({
    /** All of them at once, the next event first and ended ones last: a ticket's page finds its own here (Q33). */
    list: z.array(ticket),
  }),
  source: 'C024',
  summary: 'The tickets a member holds',
})

export const listViewingPurchases = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/viewing/purchase',
  auth: 'member',
  query: z.object({
    /** Only purchases for this event. */
    eventId: z.optional(z.string()),
    /** Only events that are still on, or only those that are over. */
    holding: z.optional(z.enum(holdings)),
    'seek.limit': z.optional(pageLimit),
    'seek.lastPurchaseTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    /** The latest purchase first. */
    list: z.array(
      z.object({
        event,
        /** When an episode of it was last bought. */
        purchaseTime: instant,
        /** Only the purchased ones. */
        episodes: z.array(
          z.extend(episode, {
            /** When this episode was bought. */
            purchaseTime: instant,
            /** What the viewing cost, in yen. */
            price: count,
          }),
        ),
      }),
    ),
    /** Where the list goes on. */
    seek: z.object({ hasNext, lastPurchaseTime: z.optional(pageEndTime) }),
  }),
  source: 'C036',
  summary: 'Purchased viewings by event, the latest first; not called for guests (Q49)',
})
