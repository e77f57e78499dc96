import type { OpenedLivetalk } from '../parts/livetalkLink.rules.ts'

/** What an event is (A§3, event kind); UNKNOWN is one that a host knows and we do not yet. */
export type EventKind = 'LIVE' | 'PREMIER' | 'LIVETALK' | 'UNKNOWN'

/** The word for each kind. */
export const eventKindText: Readonly<Record<EventKind, string>> = {
  LIVE: 'ライブ',
  PREMIER: 'プレミア上映',
  LIVETALK: 'ライブトーク',
  UNKNOWN: 'イベント',
}

/** One performance that a ticket is for. Times are ISO 8601. */
export interface TicketEpisode {
  id: string
  title: string
  start: string
  end: string
}

/** A ticket a member holds. */
export interface HeldTicket {
  id: string
  name: string
  image?: string
  seat?: string
  /** How many of it. */
  count: number
  acquired: string
  href: string
  channel: { id: string; name: string; seed?: string; href: string }
  event: {
    kind: EventKind
    title: string
    image?: string
    venue?: string
    start: string
    end: string
    /** Its own page; absent where there is none. */
    href?: string
  }
  /** In the order of their start; none: the ticket is for all of the event. */
  episodes: TicketEpisode[]
  /** Live talks that it opens, by their start. */
  livetalks: OpenedLivetalk[]
}
