/**
 * Whether something of the seed goes on as it is: it was there, and its end has not passed while the seed wants it in
 * the future. If not, it begins anew at the times of the seed.
 */
export const keepsRunning = (stored: Date | undefined, wanted: Date, now: Date) =>
  stored !== undefined && (stored > now || wanted <= now)
