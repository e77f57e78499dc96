import type { OpenedLivetalk } from '../parts/livetalkLink.rules.ts'

/** The kind of an event (A§3); UNKNOWN is one that this build does not know. */
export type EventKind = 'LIVE' | 'PREMIER' | 'LIVETALK' | 'UNKNOWN'

/** The Japanese noun for each kind. */
export const eventKindText: Readonly<Record<EventKind, string>> = {
  LIVE: 'ライブ',
  PREMIER: 'プレミア上映',
  LIVETALK: 'ライブトーク',
  UNKNOWN: 'イベント',
}

/** One performance that a ticket is valid for. Times are ISO 8601. */
export interface TicketEpisode {
  id: string
  title: string
  start: string
  end: string
}

/** A ticket that a member holds. */
export interface HeldTicket {
  id: string
  name: string
  image?: string | undefined
  seat?: string | undefined
  /** The number of copies. */
  count: number
  acquired: string
  href: string
  channel: { id: string; name: string; seed?: string | undefined; href: string }
  event: {
    kind: EventKind
    title: string
    image?: string | undefined
    venue?: string | undefined
    start: string
    end: string
    /** The URL of the ticket's own page; absent where there is none. */
    href?: string | undefined
  }
  /** The performances, sorted by start. Empty: the ticket is valid for the whole event. */
  episodes: TicketEpisode[]
  /** The live talks that the ticket gives access to, sorted by start. */
  livetalks: OpenedLivetalk[]
}
