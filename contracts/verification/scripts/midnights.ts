interface Midnight {
  /**
   * The time at which states are set up: two minutes before `before`, so that the setup does not take up the last ten
   * seconds before midnight.
   */
  start: string
  /** Ten seconds before midnight. */
  before: string
  /** Midnight itself, which belongs to the new day. */
  after: string
  isMonthEnd: boolean
}

const secondsBefore = (time: string, seconds: number) => new Date(Date.parse(time) - seconds * 1_000).toISOString()

const midnight = (after: string, isMonthEnd: boolean): Midnight => ({
  start: secondsBefore(after, 130),
  before: secondsBefore(after, 10),
  after,
  isMonthEnd,
})

/**
 * Midnights in Japan (15:00 UTC): within a month, at the ends of months of different lengths, and at the end of a year.
 */
export const japaneseMidnights: readonly Midnight[] = [
  midnight('2030-06-10T15:00:00Z', false),
  midnight('2030-06-30T15:00:00Z', true),
  midnight('2028-02-29T15:00:00Z', true),
  midnight('2029-12-31T15:00:00Z', true),
]

/** A midnight in UTC: a new day and a new month begin in UTC, but not in Japan. */
export const utcMidnight: Midnight = midnight('2030-07-01T00:00:00Z', true)
