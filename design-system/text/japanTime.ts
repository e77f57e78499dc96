const hour = 3_600_000
const day = 24 * hour

/** How far Japan is ahead of UTC, in milliseconds; it has no summer time. */
export const japanOffset = 9 * hour

/** The 0:00 in Japan that follows a moment; both in milliseconds since 1970. */
export const nextMidnightInJapan = (moment: number): number =>
  (Math.floor((moment + japanOffset) / day) + 1) * day - japanOffset
