import type { Asset } from '../asset.types.ts'
import type { NoticeCategory, NoticeSummary } from '../programme.types.ts'

export type { NoticeCategory, NoticeSummary }

/** A notice with its text: plain, line breaks count (X15). */
export interface NoticeText extends Omit<NoticeSummary, 'href'> {
  text: string
  gift?: NoticeGift
}

/** What comes with a notice. */
export interface NoticeGift {
  assets: Asset[]
  /** ISO 8601; absent: for ever. */
  until?: string
  acquire: Acquire
}

/** Where the acquiring of a notice's gift stands (C042). */
export type Acquire =
  | { state: 'open' | 'acquiring' }
  /** Guests are asked to log in (S068). */
  | { state: 'guest' }
  /** `isLimited`: something would have passed a holding limit, and waits in the present box (S055). */
  | { state: 'acquired'; isLimited: boolean }
  /** Nothing can be acquired, and why: the button is disabled (Q43). */
  | { state: 'closed'; reason: string }
