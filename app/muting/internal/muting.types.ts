import type { MutedContent } from '@tsudoi/design-system/screens/mute/mute.types'

/** Content that may contain muted words. */
export interface MuteCheckedContent {
  /** Identifies the content, so that a cover that the user has opened stays open. */
  key: string
  /** All texts that the content shows, including names. */
  texts: readonly (string | undefined)[]
  /** The id of the content's channel; undefined if it has none, or it is unknown. */
  channelId?: string | undefined
}

/** The muted words of the current user. A new object after each change, so that lists are rendered again. */
export interface Muting {
  /** The cover of content that contains muted words; undefined without them, or once the user has opened it. */
  coverOf: (content: MuteCheckedContent) => MutedContent | undefined
}
