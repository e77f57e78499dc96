import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

interface SeedAccountEvents {
  readonly tickets: readonly { readonly ticketId: string; readonly count: number; readonly acquired: SeedTime }[]
  readonly viewings: readonly { readonly episodeId: string; readonly price: number; readonly bought: SeedTime }[]
  readonly follows: readonly { readonly eventId: string; readonly since: SeedTime }[]
}

/** The tickets, viewings and followed events of the demo accounts. */
export const accountEvents: Readonly<Record<string, SeedAccountEvents>> = {
  koharu: {
    tickets: [
      { ticketId: 'todai-album-ticket', count: 1, acquired: seedTimeOnDay(-5, '21:09') },
      { ticketId: 'lemonade-parade-ticket', count: 2, acquired: seedTimeOnDay(-1, '20:15') },
      { ticketId: 'ticket-todai-letters', count: 1, acquired: seedTimeOnDay(-9, '12:40') },
    ],
    viewings: [{ episodeId: 'velvet-off-night', price: 1_500, bought: seedTimeOnDay(-13, '22:05') }],
    follows: [
      { eventId: 'lemonade-parade-day', since: seedTimeOnDay(-2, '20:00') },
      { eventId: 'todai-harbour', since: seedTimeOnDay(-6, '19:30') },
    ],
  },
}
