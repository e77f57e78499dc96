import { accessOptionFor } from '@tsudoi/design-system/screens/video/video.rules'
import type { VideoSummary } from '@tsudoi/design-system/screens/video/video.types'

/** What is known when somebody wants to buy. */
export interface BuyingKnown {
  isMember: boolean
  /** Coins; undefined while they are not known. */
  coins: number | undefined
  now: string
}

/**
 * The question before a video is bought; `none`: there is nothing to buy, or it is open already. Coins that are not
 * known yet keep nobody: the host decides (X13).
 */
export function buyingStep(
  video: VideoSummary,
  { isMember, coins, now }: BuyingKnown,
): 'none' | 'login' | 'coins' | 'buy' {
  const missing = accessOptionFor(video, now)
  const isOver = Date.parse(video.end) <= Date.parse(now)
  if (isOver || (missing?.by !== 'rental' && missing?.by !== 'purchase')) return 'none'
  if (!isMember) return 'login'
  return coins !== undefined && coins < missing.coins ? 'coins' : 'buy'
}
