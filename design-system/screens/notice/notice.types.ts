import type { Asset } from '../asset.types.ts'
import type { NoticeCategory, NoticeSummary } from '../programme.types.ts'

export type { NoticeCategory, NoticeSummary }

/** A notice with its text, which is plain text with significant line breaks (X15). */
export interface NoticeText extends Omit<NoticeSummary, 'href'> {
  text: string
  gift?: NoticeGift | undefined
}

/** The gift of a notice. */
export interface NoticeGift {
  assets: Asset[]
  /** Until when the gift can be acquired, ISO 8601; absent when there is no end. */
  until?: string | undefined
  acquire: GiftAcquireState
}

/** The state of acquiring a notice's gift (C042). */
export type GiftAcquireState =
  | { state: 'open' | 'acquiring' }
  /** A guest is asked to log in (S068). */
  | { state: 'guest' }
  /** The gift was acquired. `isLimited`: some items exceeded a holding limit and wait in the present box (S055). */
  | { state: 'acquired'; isLimited: boolean }
  /** The gift cannot be acquired, with the reason: the button is disabled (Q43). */
  | { state: 'closed'; reason: string }
