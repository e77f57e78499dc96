import type { OpenedLivetalk } from '../parts/livetalkLink.rules.ts'
import type { EventKind } from '../ticket/ticket.types.ts'

/** The channel of an event, as the pages of the event name it. */
export interface EventChannel {
  id: string
  name: string
  /** 推し色, `#rrggbb`. */
  seed?: string
  href: string
}

/** An event in a list. Times are ISO 8601. */
export interface EventSummary {
  id: string
  kind: EventKind
  title: string
  image?: string
  href: string
  channel: EventChannel
  start: string
  end: string
  /** Members only. */
  followed?: boolean
}

/** One performance in its event's list. */
export interface EventEpisode {
  id: string
  title: string
  image?: string
  start: string
  end: string
  href: string
}

/** An event with its episodes, by their start. */
export interface EventDetail extends EventSummary {
  description?: string
  /** Where it takes place, in words. */
  venue?: string
  cautions: readonly string[]
  episodes: readonly EventEpisode[]
  /** Live talks that its tickets open, by their start. */
  livetalks: readonly OpenedLivetalk[]
}

/** What can be done about the recording of an episode. */
export type Recording =
  /** There is none, or it is over. */
  | 'none'
  /** For who has a ticket or bought the viewing: a guest may log in. */
  | 'login'
  | 'ticket'
  | 'ready'

/** One episode on its own page. */
export interface EpisodeDetail extends Omit<EventEpisode, 'href'> {
  event: { title: string; href: string }
  channel: EventChannel
  description?: string
  /** When its board can be read; absent without one. */
  board?: { start: string; end?: string }
  recording: Recording
}

/** How many, as of when. */
export interface LiveCount {
  value: number
  /** ISO 8601: the instant it is of. */
  at: string
  /** Nothing has been heard for a while: it may be another one by now. */
  isStale: boolean
}

/** How many watch an episode and have booked it; absent while nobody is counted. */
export interface EpisodeCounts {
  viewing?: LiveCount
  booking?: LiveCount
}

/** An entry of a bulletin board. */
export interface BoardEntry {
  id: string
  author: { name: string; image?: string; isOfficial: boolean; href?: string }
  text: string
  image?: string
  written: string
  /** The entry alone, over the page. */
  href: string
}
