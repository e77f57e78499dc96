/** What a live knows of itself; seconds. */
export interface LiveState {
  /** Behind the newest place. */
  delay: number
  /** How far behind it wants to be played. */
  target: number
  /** Loaded beyond the place. */
  ahead: number
  isPlaying: boolean
}

/** Faster than this is heard. */
const fastest = 1.06
/** Never played away: what a slow network is met with, seconds. */
const floor = 4
/** Somebody this far behind paused or went back, and stays where they are; the LIVE button leads on. */
const chosen = 20
/** Less than this is near enough, seconds. */
const slack = 1

/**
 * The speed of a live: catches up gently while there is more in the buffer than its floor, never slows down, and never
 * moves what is paused. 1 whenever in doubt.
 */
export function decide({ delay, target, ahead, isPlaying }: LiveState): number {
  const behind = delay - target
  if (!isPlaying || !Number.isFinite(behind) || behind <= slack || behind > chosen) return 1
  if (!(ahead > floor)) return 1
  // Slower the nearer it gets, so that it arrives without a jump.
  return Math.min(fastest, 1 + behind / 100)
}
