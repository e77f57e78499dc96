/**
 * State of a premiere, or of a video that viewers watch together, at a given time: not started (starts in `startsIn`
 * seconds), running (at `place` seconds), or over.
 */
export type PremiereState = { is: 'room'; startsIn: number } | { is: 'on'; place: number } | { is: 'over' }

/**
 * State of a premiere at the time `now`. Times are in milliseconds since 1970, and `duration` is in seconds. Without a
 * duration the premiere is never over.
 */
export function premiereStateAt(startTime: number, now: number, duration: number | undefined): PremiereState {
  const place = (now - startTime) / 1000
  if (place < 0) return { is: 'room', startsIn: -place }
  return duration !== undefined && duration > 0 && place >= duration ? { is: 'over' } : { is: 'on', place }
}

/**
 * A smaller deviation (seconds) from the server's clock is not corrected: two viewers who chat while watching cannot
 * notice it (Q189).
 */
const toleranceSeconds = 0.4
/** A larger deviation (seconds) is corrected by a seek instead of by the speed. */
const seekThresholdSeconds = 2
/** By how much the speed changes while the player catches up or waits. Hardly audible. */
const speedChange = 0.06

/**
 * The correction for a `drift`: by how many seconds the player is ahead of the server's clock, negative if it is
 * behind. Call it several times a second while the video plays. `maySeek` is false shortly after a seek, because each
 * seek loads data.
 */
export function driftCorrection(drift: number, maySeek: boolean): 'seek' | { rate: number } {
  if (!(Math.abs(drift) > toleranceSeconds)) return { rate: 1 }
  if (Math.abs(drift) > seekThresholdSeconds && maySeek) return 'seek'
  return { rate: 1 - Math.sign(drift) * speedChange }
}
