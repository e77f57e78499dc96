/** Returns the start time if it is later than `now`, otherwise undefined. Both are ISO 8601. */
export const upcomingStart = (start: string, now: string): string | undefined =>
  Date.parse(now) < Date.parse(start) ? start : undefined
