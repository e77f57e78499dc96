/** What ends at a deadline. */
export type DeadlineKind =
  | 'lotteryEntry'
  | 'preorder'
  | 'prizeDraw'
  | 'vote'
  | 'reservation'
  | 'result'
  | 'choice'
  | 'address'
  | 'storePayment'
  | 'payment'
  | 'present'
  | 'noticeGift'
  | 'ticket'
  | 'rental'
  | 'cancellation'
  /** A kind that this version does not know. */
  | 'other'

/** A moment until which the member can do something, or at which a result is announced. Times are ISO 8601. */
export interface Deadline {
  /** Unique across all kinds. */
  id: string
  kind: DeadlineKind
  /** The name of the item with the deadline: the lottery, the present, the video. */
  title: string
  /** The channel's name; absent for coins, and for an item that belongs to no channel. */
  channelName?: string | undefined
  until: string
  /** The URL of the page on which the member acts. */
  href: string
}

/** Lists that are missing from the deadlines, so that a short list is not taken for a complete one. */
export interface DeadlineGaps {
  /** The names of the lists that could not be loaded. */
  failed: readonly string[]
  /** The names of the lists that are too long to be loaded completely. */
  cut: readonly string[]
  /** Loads the failed lists again. */
  onRetry: () => void
}
