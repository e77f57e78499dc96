/** State of a premiere at a time: not started (`startsIn` seconds), running (`place` in seconds), or over. */
export type PremiereState = { is: 'room'; startsIn: number } | { is: 'on'; place: number } | { is: 'over' }

/** State of a premiere. Times in ms since 1970, `duration` in seconds; without a duration it is never over. */
export function premiereStateAt(startTime: number, now: number, duration: number | undefined): PremiereState {
  const place = (now - startTime) / 1000
  if (place < 0) return { is: 'room', startsIn: -place }
  return duration !== undefined && duration > 0 && place >= duration ? { is: 'over' } : { is: 'on', place }
}

/** A smaller drift (seconds) is not corrected: two viewers who chat while watching cannot notice it (Q189). */
const toleranceSeconds = 0.4
/** A larger drift (seconds) is corrected by a seek instead of the speed. */
const seekThresholdSeconds = 2
/** Change of the speed while catching up or waiting; hardly audible. */
const speedChange = 0.06

/**
 * The correction for a drift: seconds by which the player is ahead of the server's clock, negative if it is behind.
 * Call it several times a second while the video plays. `maySeek` is false shortly after a seek, because each one
 * loads.
 */
export function correctDrift(drift: number, maySeek: boolean): 'seek' | { rate: number } {
  if (!(Math.abs(drift) > toleranceSeconds)) return { rate: 1 }
  if (Math.abs(drift) > seekThresholdSeconds && maySeek) return 'seek'
  return { rate: 1 - Math.sign(drift) * speedChange }
}
