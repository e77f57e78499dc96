/** How long a video has actually been played, in seconds. */
export interface WatchedTime {
  readonly total: number
  /** The last position while the video was playing, in seconds. */
  readonly place?: number
}

/** The watched time before any playback. */
export const noWatchedTime: WatchedTime = { total: 0 }

/**
 * A larger step (seconds) between two events must be a seek: events come four times a second, at up to double speed.
 */
const maxStepSeconds = 2.5

/** Adds the time played since the last call. Seeks and pauses add nothing. */
export function addWatchedTime(
  { total, place: lastPlace }: WatchedTime,
  place: number,
  isPlaying: boolean,
): WatchedTime {
  if (!isPlaying) return { total }
  const step = lastPlace === undefined ? 0 : place - lastPlace
  return { total: step > 0 && step <= maxStepSeconds ? total + step : total, place }
}

/** Whether the video counts as seen, which it does after one second (S119, Q83). */
export const countsAsSeen = ({ total }: WatchedTime): boolean => total >= 1
