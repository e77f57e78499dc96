/** The fields of a video that decide whether it can be watched together, as servers send them (C119). */
export interface WatchableVideo {
  type: string
  startTime?: string | undefined
  durationSeconds?: number | undefined
}

/**
 * Whether viewers of a video can be at one position by a clock of their own. Not in a live broadcast, not on YouTube,
 * and not in a premiere that is coming or running, which already has a clock. `now` is in milliseconds since 1970.
 */
export function canWatchTogether({ type, startTime, durationSeconds = 0 }: WatchableVideo, now: number): boolean {
  if (type !== 'PREMIER' || startTime === undefined) return type === 'ONDEMAND' || type === 'PREMIER'
  return now >= Date.parse(startTime) + durationSeconds * 1_000
}
