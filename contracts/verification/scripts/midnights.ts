interface Midnight {
  /** Ten seconds before the midnight. */
  before: string
  /** The midnight itself, which belongs to the new day. */
  after: string
  isMonthEnd: boolean
}

/** Midnights in Japan (15:00 UTC): within a month, and at the ends of months of different lengths and of a year. */
export const japaneseMidnights: readonly Midnight[] = [
  { before: '2030-06-10T14:59:50Z', after: '2030-06-10T15:00:00Z', isMonthEnd: false },
  { before: '2030-06-30T14:59:50Z', after: '2030-06-30T15:00:00Z', isMonthEnd: true },
  { before: '2028-02-29T14:59:50Z', after: '2028-02-29T15:00:00Z', isMonthEnd: true },
  { before: '2029-12-31T14:59:50Z', after: '2029-12-31T15:00:00Z', isMonthEnd: true },
]

/** A midnight in UTC, at which a new day and a new month begin there, but not in Japan. */
export const utcMidnight: Midnight = { before: '2030-06-30T23:59:50Z', after: '2030-07-01T00:00:00Z', isMonthEnd: true }
