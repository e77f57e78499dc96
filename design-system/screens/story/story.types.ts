import type { ReactNode } from 'react'
import type { Loadable } from '../../loadable.ts'
import type { Asset } from '../asset.types.ts'
import type { StorySummary } from '../programme.types.ts'

export type { StorySummary }

/** The channel of a story. */
export interface StoryChannel {
  id: string
  /** The name of the channel; empty while unknown. */
  name: string
  seed?: string | undefined
  href: string
  /** The URL of the list of all its stories. */
  storiesHref: string
}

/** The reader's position within an episode, on this device. */
export interface EpisodePosition {
  /** The number of lines read, and of all lines. */
  line: number
  of: number
  /** When the reader stopped, in epoch milliseconds. The player continues at the latest position. */
  time: number
}

/**
 * The badge of an episode: for sale, bought, or unlocked for free by the charge (A§3, S045, Q50). A free episode has
 * none.
 */
export type EpisodeBadge = 'PURCHASE' | 'PURCHASED' | 'CHARGED' | 'UNKNOWN'

/** An episode of a story, with the reader's state. */
export interface StoryEpisode {
  id: string
  title: string
  /** The name of the episode: 第一話. */
  label?: string | undefined
  summary?: string | undefined
  image?: string | undefined
  /** The price in coins; 0 is free. */
  coins: number
  badge?: EpisodeBadge | undefined
  /** Whether the member has read the episode; absent for guests. */
  isRead?: boolean | undefined
  /** The reward for the first reading; absent once it was granted. */
  reward?: Asset | undefined
  place?: EpisodePosition | undefined
  /** The URL of the player. The player first shows the tips and asks for the reader's names, where needed. */
  href: string
}

/** The charge of a story: a free unlock. The reader can unlock one paid episode without coins every `hours` hours. */
export interface StoryCharge {
  hours: number
  /** When the charge (the free unlock) is available again, ISO 8601; absent while it is available, and for guests. */
  next?: string | undefined
}

/** A story with its episodes, in reading order. */
export interface Story extends StorySummary {
  episodeList: StoryEpisode[]
  charge?: StoryCharge | undefined
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
  /** The saved names; absent when the reader has not saved any. */
  names?: ReaderNamesValues | undefined
}

/** One page of the tips before the first story. */
export interface TipsPage {
  title: string
  /** The text: plain text whose line breaks are kept. */
  text: string
  image?: string | undefined
}

/** Why a story, or a channel's stories, are unavailable. */
export type StoryGone = 'notFound' | 'over' | 'channelClosed'

/** What the page of a story shows. */
export interface StoryGroupScreenProps {
  now: string
  channel: StoryChannel
  story: Loadable<Story>
  /** Why the story is unavailable; absent otherwise. */
  gone?: StoryGone | undefined
  /** The reader's names in this channel's stories. */
  reader: Loadable<StoryReader>
  /** The server's reason for a refused action, shown above the episodes. */
  refusal?: string | undefined
  /** Called when the price of an episode is pressed: the final confirmation follows. */
  onBuy: (episode: StoryEpisode) => void
  /** Called when the user wants to unlock an episode by the charge (the free unlock): the confirmation follows. */
  onCharge: (episode: StoryEpisode) => void
  /**
   * The button that keeps the story for later. For an unavailable story: the button that removes it from the kept
   * items.
   */
  later?: ReactNode | undefined
  /**
   * The links of the page. `names`: the dialog for the reader's names. `tips`: where the tips can be read again; absent
   * when there are none.
   */
  hrefs: { channels: string; names: string; tips?: string | undefined }
}
