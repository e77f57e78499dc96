import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { episode, event, holdings } from '../event/event.endpoints.ts'
import { openedLivetalk } from '../livetalk/openedLivetalk.ts'
import { count, hasNext, imagePath, instant, pageAfterTime, pageEndTime, shownText } from '../schema.ts'
import { pageLimit } from '../requestFields.ts'

/** A ticket that a member owns, with its event and episodes. */
export const ticket = z.object({
  /** Id of the ticket item. */
  ticketId: z.string(),
  name: shownText,
  image: z.optional(imagePath),
  /** The seat, as text: A列 12番. */
  seat: z.optional(z.string()),
  /** Number of copies of the ticket that the member owns. */
  ticketCount: count,
  /** When the member received the ticket. */
  acquiredTime: instant,
  event,
  /** The episodes for which the ticket is valid, ordered by start. */
  episodes: z.array(episode),
  /** Live talks for which the ticket is valid, ordered by start; ended ones are omitted. */
  livetalkList: z.optional(
    z.array(
      z.extend(openedLivetalk, {
        /** Start of the slot that the member has reserved with the ticket; absent without one. */
        slotStartTime: z.optional(instant),
      }),
    ),
  ),
})
/** A ticket that a member owns, with its event and episodes. */
export type Ticket = z.infer<typeof ticket>

/** Lists the caller's tickets. */
export const listTickets = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/ticket',
  auth: 'member',
  response: z.object({
    /**
     * All tickets at once, the next event first and ended events last. The page of a ticket finds its ticket in this
     * list (Q33).
     */
    list: z.array(ticket),
  }),
  source: 'C024',
  summary: "The member's tickets",
})

/** Lists the viewings of event episodes that the caller has bought. */
export const listViewingPurchases = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v1/viewing/purchase',
  auth: 'member',
  query: z.object({
    /** Id of an event: only purchases for it are listed. */
    eventId: z.optional(z.string()),
    /** Whether to list the events that have not ended, or those that have. */
    holding: z.optional(z.enum(holdings)),
    'seek.limit': z.optional(pageLimit),
    'seek.lastPurchaseTime': z.optional(pageAfterTime),
  }),
  response: z.object({
    /** The events with purchased viewings, the latest purchase first. */
    list: z.array(
      z.object({
        event,
        /** When the member last bought a viewing of the event. */
        purchaseTime: instant,
        /** The episodes whose viewing the member has bought. */
        episodes: z.array(
          z.extend(episode, {
            /** When the member bought the viewing of this episode. */
            purchaseTime: instant,
            /** Price of the viewing in yen. */
            price: count,
          }),
        ),
      }),
    ),
    /** Cursor of the next page. */
    seek: z.object({ hasNext, lastPurchaseTime: z.optional(pageEndTime) }),
  }),
  source: 'C036',
  summary: 'Purchased viewings by event, the latest first; not called for guests (Q49)',
})
