/** How much of a video was really played, seconds. */
export interface Watched {
  readonly total: number
  /** Where the last look was, while it played. */
  readonly place?: number
}

export const unwatched: Watched = { total: 0 }

/** Longer between two looks is a jump, not playing: events come four times a second, at up to double speed. */
const longest = 2.5

/** One look at a player. A seek, a pause or a jump plays nothing. */
export function watch({ total, place: last }: Watched, place: number, isPlaying: boolean): Watched {
  if (!isPlaying) return { total }
  const step = last === undefined ? 0 : place - last
  return { total: step > 0 && step <= longest ? total + step : total, place }
}

/** Whether it counts as seen (S119, Q83): after the first second. */
export const isSeen = ({ total }: Watched): boolean => total >= 1
