/** State of a live stream; times in seconds. */
export interface LiveState {
  /** Distance behind the newest position. */
  delay: number
  /** Intended distance behind the newest position. */
  target: number
  /** Buffered beyond the current position. */
  ahead: number
  isPlaying: boolean
}

/** Maximum speed; faster would be audible. */
const maxSpeed = 1.06
/** Buffer (seconds) that catching up must not consume, as a reserve for a slow network. */
const reserveSeconds = 4
/**
 * A larger delay (seconds) means that the viewer paused or sought back. The stream then does not catch up by itself.
 */
const deliberateDelaySeconds = 20
/** A smaller delay (seconds) is not corrected. */
const toleranceSeconds = 1

/**
 * The speed at which a live stream should play: above 1 to catch up while the buffer is large enough, otherwise 1.
 * Never below 1.
 */
export function liveSpeed({ delay, target, ahead, isPlaying }: LiveState): number {
  const behind = delay - target
  if (!isPlaying || !Number.isFinite(behind) || behind <= toleranceSeconds || behind > deliberateDelaySeconds) return 1
  if (!(ahead > reserveSeconds)) return 1
  // Decreases the speed with the delay, so that it reaches 1 without a jump.
  return Math.min(maxSpeed, 1 + behind / 100)
}
