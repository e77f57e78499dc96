import { days } from '../clock.ts'

/** How long before its opening a campaign of the seed is published, so that it can be seen coming. */
export const announcedBefore = days(7)

/** How long after its end a campaign of the seed stays published, so that its page can be found. */
export const shownAfter = days(30)

/**
 * Whether something of the seed goes on as it is: it was there, and its end has not passed while the seed wants it in
 * the future. If not, it begins anew at the times of the seed.
 */
export const keepsRunning = (stored: Date | undefined, wanted: Date, now: Date) =>
  stored !== undefined && (stored > now || wanted <= now)
