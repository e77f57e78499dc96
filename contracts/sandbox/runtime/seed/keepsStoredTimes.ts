import { days } from '../clock.ts'

/** How long before its start a seeded campaign is published, so that members see it in advance. */
export const publishedBeforeStartMs = days(7)

/** How long after its end a seeded campaign remains published, so that its page can still be found. */
export const publishedAfterEndMs = days(30)

/**
 * Whether a seeded row keeps its stored times: it exists, and its end has not passed, or has passed in the seed data
 * too. Otherwise a new run starts at the times of the seed data.
 */
export const keepsStoredTimes = (stored: Date | undefined, wanted: Date, now: Date) =>
  stored !== undefined && (stored > now || wanted <= now)
