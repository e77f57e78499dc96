/** State of a live stream. All times are in seconds. */
export interface LiveStreamState {
  /** How far playback is behind the newest position. */
  delay: number
  /** How far it should be behind the newest position. */
  target: number
  /** How much is buffered after the current position. */
  ahead: number
  isPlaying: boolean
}

/** Maximum playback speed. A higher one would be audible. */
const maxSpeed = 1.06
/** Buffer (seconds) that a stream may not use up to catch up: a reserve for a slow network. */
const reserveSeconds = 4
/**
 * Above this delay (seconds) the viewer must have paused or sought back. The stream then does not catch up by itself.
 */
const deliberateDelaySeconds = 20
/** Below this delay (seconds) the speed is not changed. */
const toleranceSeconds = 1

/** The speed at which to play a live stream: above 1 to catch up while the buffer is large enough, otherwise 1. */
export function liveSpeed({ delay, target, ahead, isPlaying }: LiveStreamState): number {
  const behind = delay - target
  if (!isPlaying || !Number.isFinite(behind) || behind <= toleranceSeconds || behind > deliberateDelaySeconds) return 1
  if (!(ahead > reserveSeconds)) return 1
  // Lowers the speed as the delay shrinks, so that it reaches 1 without a jump.
  return Math.min(maxSpeed, 1 + behind / 100)
}
