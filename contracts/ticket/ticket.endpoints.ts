import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { episode, event, holdings } from '../event/event.endpoints.ts'
import { count, imagePath, instant } from '../schema.ts'

/** A ticket that a member holds: its event, and the episodes it is for. */
export const ticket = z.object({
  ticketId: z.string(),
  name: z.string(),
  image: z.optional(imagePath),
  seat: z.optional(z.string()),
  /** How many of it. */
  ticketCount: count,
  acquiredTime: instant,
  event,
  episodes: z.array(episode),
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
    eventId: z.optional(z.string()),
    holding: z.optional(z.enum(holdings)),
    'seek.limit': z.optional(z.int()),
    'seek.lastPurchaseTime': z.optional(instant),
  }),
  response: z.object({
    list: z.array(
      z.object({
        event,
        /** Of the latest purchase. */
        purchaseTime: instant,
        /** Only the purchased ones. */
        episodes: z.array(
          z.extend(episode, {
            purchaseTime: instant,
            /** In yen. */
            price: count,
          }),
        ),
      }),
    ),
    seek: z.object({ hasNext: z.boolean(), lastPurchaseTime: z.optional(instant) }),
  }),
  source: 'C036',
  summary: 'Purchased viewings by event, the latest first; not called for guests (Q49)',
})
