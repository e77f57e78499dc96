/** State of a live stream, in seconds. */
export interface LiveState {
  /** Delay behind the newest position. */
  delay: number
  /** Recommended delay behind the newest position. */
  target: number
  /** Loaded beyond the position. */
  ahead: number
  isPlaying: boolean
}

/** A higher speed would be audible. */
const maxRate = 1.06
/** Minimum buffer for a slow network, in seconds. */
const minBufferSeconds = 4
/**
 * A viewer this far behind has paused or gone back, so the stream does not catch up, in seconds. The LIVE button does.
 */
const maxCatchUpSeconds = 20
/** Tolerated difference, in seconds. */
const toleratedSeconds = 1

/**
 * The playback rate of a live stream. Catches up gently while the buffer is above its minimum; never slows down. 1 if
 * paused or in doubt.
 */
export function livePlaybackRate({ delay, target, ahead, isPlaying }: LiveState): number {
  const behind = delay - target
  if (!isPlaying || !Number.isFinite(behind) || behind <= toleratedSeconds || behind > maxCatchUpSeconds) return 1
  if (!(ahead > minBufferSeconds)) return 1
  // Slower the closer it gets, so that it arrives without a jump.
  return Math.min(maxRate, 1 + behind / 100)
}
