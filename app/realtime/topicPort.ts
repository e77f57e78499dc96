import type { penlightColors } from '@tsudoi/contracts/video/videoKinds'

/** A topic: the viewers who watch a video together from a start, ISO 8601 (`together/{videoId}/{startAt}`). */
export interface TogetherTopic {
  videoId: string
  startAt: string
}

/** The colours of penlights, as servers name them. */
export type PenlightColor = (typeof penlightColors)[number]

/** How often a penlight of each colour was waved; colours without a wave are left out. */
export type PenlightCounts = Readonly<Partial<Record<PenlightColor, number>>>

/** The state of a topic. */
export interface TogetherTopicState {
  /** The number of connected viewers, with this one. */
  viewerCount: number
  penlights: PenlightCounts
}

/**
 * Topics that many viewers share, unlike the documents of `RealtimeService`, which are private. The app server relays
 * them, even if Firebase stores the documents: Firebase's light client has no listeners (Q533).
 */
export interface TopicService {
  /**
   * Calls `onNews` with the state, now and after each change, until the signal aborts. A lost connection is retried.
   * Rejects if the server does not have the call, or refuses it.
   */
  follow: (topic: TogetherTopic, onNews: (news: TogetherTopicState) => void, signal: AbortSignal) => Promise<void>
  /** Waves a penlight once. Rejects if it did not reach the server. */
  wave: (topic: TogetherTopic, color: PenlightColor) => Promise<void>
}
