/** Milliseconds by which something may be dated before it was sent: clocks differ. */
export const clockTolerance = 300_000
