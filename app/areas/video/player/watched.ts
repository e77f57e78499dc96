/** How many seconds of a video were really played. */
export interface Watched {
  readonly total: number
  /** Position at the last poll, if it was playing. */
  readonly place?: number
}

export const notWatched: Watched = { total: 0 }

/** A larger step between two polls is a seek: events occur four times a second, at up to double speed. In seconds. */
const maxStepSeconds = 2.5

/** Adds the seconds since the last poll. A seek or a pause adds nothing. */
export function addWatched({ total, place: last }: Watched, place: number, isPlaying: boolean): Watched {
  if (!isPlaying) return { total }
  const step = last === undefined ? 0 : place - last
  return { total: step > 0 && step <= maxStepSeconds ? total + step : total, place }
}

/** Whether the video counts as seen (S119, Q83): after the first second. */
export const countsAsSeen = ({ total }: Watched): boolean => total >= 1
