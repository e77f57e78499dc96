import { japanOffset } from './timeParts.ts'

const day = 24 * 3_600_000

/** The next 0:00 in Japan after a time; both in milliseconds since 1970. */
export const nextMidnightInJapan = (moment: number): number =>
  (Math.floor((moment + japanOffset) / day) + 1) * day - japanOffset
