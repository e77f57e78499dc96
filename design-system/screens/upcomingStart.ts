/** The start time when it is in the future, otherwise undefined. */
export const upcomingStart = (start: string, now: string): string | undefined =>
  Date.parse(now) < Date.parse(start) ? start : undefined
