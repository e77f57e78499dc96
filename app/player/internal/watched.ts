/** How many seconds of a video were actually played. */
export interface Watched {
  readonly total: number
  /** Last position while playing. */
  readonly place?: number
}

export const nothingWatched: Watched = { total: 0 }

/** A larger step (seconds) is a seek: events come four times a second, at up to double speed. */
const maxStepSeconds = 2.5

/** Adds the time played since the last call. Seeks and pauses add nothing. */
export function updateWatched({ total, place: lastPlace }: Watched, place: number, isPlaying: boolean): Watched {
  if (!isPlaying) return { total }
  const step = lastPlace === undefined ? 0 : place - lastPlace
  return { total: step > 0 && step <= maxStepSeconds ? total + step : total, place }
}

/** Whether the video counts as seen: after the first second (S119, Q83). */
export const isSeen = ({ total }: Watched): boolean => total >= 1
