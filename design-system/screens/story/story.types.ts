import type { Asset } from '../asset.types.ts'
import type { StorySummary } from '../programme.types.ts'

export type { StorySummary }

/** The channel that a story belongs to. */
export interface StoryChannel {
  id: string
  /** Empty until it is known. */
  name: string
  seed?: string
  href: string
  /** All of its stories. */
  storiesHref: string
}

/** Where somebody stopped within an episode, on this device. */
export interface EpisodePlace {
  /** Lines read, of so many. */
  line: number
  of: number
  /** When that was, in milliseconds: the latest one is gone on with. */
  time: number
}

/** To be bought, bought, or opened by the charge (A§3, S045, Q50); a free episode has none. */
export type EpisodeBadge = 'PURCHASE' | 'PURCHASED' | 'CHARGED' | 'UNKNOWN'

/** An episode of a story, with what the reader has of it. */
export interface StoryEpisode {
  id: string
  title: string
  /** Its place in the story, in words: 第一話. */
  label?: string
  summary?: string
  image?: string
  /** 0: free. */
  coins: number
  badge?: EpisodeBadge
  /** Members only. */
  isRead?: boolean
  /** What the first reading gives; absent once it was given. */
  reward?: Asset
  place?: EpisodePlace
  /** Where it is read. What stands between is settled there first: tips, names. */
  href: string
}

/** One paid episode can be opened without coins every so many hours. */
export interface StoryCharge {
  hours: number
  /** ISO 8601: until then it is used; absent when an episode can be opened by it now, and for guests. */
  next?: string
}

/** A story with its episodes, in the order of reading. */
export interface Story extends StorySummary {
  episodeList: StoryEpisode[]
  charge?: StoryCharge
}

/** The names that a channel's stories call the reader by. */
export interface ReaderNamesValues {
  lastName: string
  firstName: string
}

/** What the names are asked with: the channel's limit, and those that are known. */
export interface StoryReader {
  /** Graphemes of each name at most; the host says how many. */
  limit: number
  /** Absent: not registered yet. */
  names?: ReaderNamesValues
}

/** One page of the tips before a first story. */
export interface TipsPage {
  title: string
  /** Plain text; line breaks count. */
  text: string
  image?: string
}

/** Why a story, or a channel's stories, cannot be seen. */
export type StoryGone = 'notFound' | 'over' | 'channelClosed'
