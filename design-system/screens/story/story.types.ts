import type { Asset } from '../asset.types.ts'
import type { StorySummary } from '../programme.types.ts'

export type { StorySummary }

/** The channel of a story. */
export interface StoryChannel {
  id: string
  /** Empty while unknown. */
  name: string
  seed?: string
  href: string
  /** The list of all its stories. */
  storiesHref: string
}

/** Where the reader stopped within an episode, on this device. */
export interface EpisodePlace {
  /** The number of lines read, and of all lines. */
  line: number
  of: number
  /** When that was, in epoch milliseconds: the latest position is continued. */
  time: number
}

/** For sale, bought, or unlocked by the charge (A§3, S045, Q50); absent for a free episode. */
export type EpisodeBadge = 'PURCHASE' | 'PURCHASED' | 'CHARGED' | 'UNKNOWN'

/** An episode of a story, with the reader's state. */
export interface StoryEpisode {
  id: string
  title: string
  /** The name of the episode: 第一話. */
  label?: string
  summary?: string
  image?: string
  /** 0 is free. */
  coins: number
  badge?: EpisodeBadge
  /** Absent for guests. */
  isRead?: boolean
  /** The reward for the first reading; absent once it was granted. */
  reward?: Asset
  place?: EpisodePlace
  /** The player. It asks for tips and names first, where needed. */
  href: string
}

/** The charge: one paid episode can be unlocked without coins every `hours` hours. */
export interface StoryCharge {
  hours: number
  /** When the charge is available again, ISO 8601; absent while it is available, and for guests. */
  next?: string
}

/** A story with its episodes, in reading order. */
export interface Story extends StorySummary {
  episodeList: StoryEpisode[]
  charge?: StoryCharge
}

/** The names by which a channel's stories address the reader. */
export interface ReaderNamesValues {
  lastName: string
  firstName: string
}

/** The data of the dialog for the reader's names: the length limit, and the saved names. */
export interface StoryReader {
  /** The maximum number of graphemes per name, set by the server. */
  limit: number
  /** Absent while not registered. */
  names?: ReaderNamesValues
}

/** One page of the tips before the first story. */
export interface TipsPage {
  title: string
  /** Plain text with significant line breaks. */
  text: string
  image?: string
}

/** Why a story, or a channel's stories, are unavailable. */
export type StoryGone = 'notFound' | 'over' | 'channelClosed'
