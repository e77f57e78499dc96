import type { MutedContent } from '../mute/mute.types.ts'
import type { OpenedLivetalk } from '../parts/livetalkLink.rules.ts'
import type { EventKind } from '../ticket/ticket.types.ts'

/** The channel of an event, as shown on the event's pages. */
export interface EventChannel {
  id: string
  name: string
  /** The channel's colour (推し色), `#rrggbb`. */
  seed?: string | undefined
  href: string
}

/** An event in a list. Times are ISO 8601. */
export interface EventSummary {
  id: string
  kind: EventKind
  title: string
  image?: string | undefined
  href: string
  channel: EventChannel
  start: string
  end: string
  /** Whether the member follows the channel; absent for guests. */
  isFollowed?: boolean | undefined
}

/** One performance in the list of its event. */
export interface EventEpisode {
  id: string
  title: string
  image?: string | undefined
  start: string
  end: string
  href: string
}

/** An event with its performances, sorted by start. */
export interface EventDetail extends EventSummary {
  description?: string | undefined
  /** The venue as text. */
  venue?: string | undefined
  cautions: readonly string[]
  episodes: readonly EventEpisode[]
  /** The live talks that its tickets give access to, sorted by start. */
  livetalks: readonly OpenedLivetalk[]
}

/** Whether the user can watch the recording of a performance. */
export type EpisodeRecording =
  /** There is no recording, or it has been withdrawn. */
  | 'none'
  /** Only holders of a ticket or of a viewing purchase can watch it; a guest can log in. */
  | 'login'
  | 'ticket'
  | 'ready'

/** One performance on its own page. */
export interface EpisodeDetail extends Omit<EventEpisode, 'href'> {
  event: { title: string; href: string }
  channel: EventChannel
  description?: string | undefined
  /** The period in which the performance's board can be read; absent without a board. */
  board?: { start: string; end?: string | undefined } | undefined
  recording: EpisodeRecording
}

/** A count that the server updates while the page is open, with its time. */
export interface LiveCount {
  value: number
  /** The time of the count, ISO 8601. */
  at: string
  /** Whether the count may be outdated, because no update has arrived for a while. */
  isStale: boolean
}

/** The numbers of current viewers and of bookings of a performance; absent where they are not counted. */
export interface EpisodeCounts {
  viewing?: LiveCount | undefined
  booking?: LiveCount | undefined
}

/** An entry of a bulletin board. */
export interface BoardEntry {
  id: string
  author: { name: string; image?: string | undefined; isOfficial: boolean; href?: string | undefined }
  text: string
  image?: string | undefined
  written: string
  /** Set for an entry with muted words that the user has not opened: the whole entry is covered, with its author. */
  muted?: MutedContent | undefined
  /** The URL that opens the entry in a dialog over the page. */
  href: string
}
