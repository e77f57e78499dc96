import { accessOptionFor } from '@tsudoi/design-system/screens/video/video.rules'
import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'

/** The state by which `nextBuyingStep` chooses the next dialog before a purchase. */
export interface BuyingContext {
  isMember: boolean
  /** The member's coins; undefined while unknown. */
  coins: number | undefined
  now: string
}

/**
 * Returns the next dialog before a video is bought. `none`: the video is not for sale, or already accessible. Unknown
 * coins do not block the purchase, because the server checks them (X13).
 */
export function nextBuyingStep(
  video: VideoSummary,
  { isMember, coins, now }: BuyingContext,
): 'none' | 'login' | 'coins' | 'buy' {
  const missing = accessOptionFor(video, now)
  const isOver = Date.parse(video.end) <= Date.parse(now)
  if (isOver || (missing?.by !== 'rental' && missing?.by !== 'purchase')) return 'none'
  if (!isMember) return 'login'
  return coins !== undefined && coins < missing.coins ? 'coins' : 'buy'
}
