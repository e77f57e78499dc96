/**
 * A time relative to seeding, because the seed's content must be current on any day. `days` count from the calendar day
 * in Japan on which the dataset is seeded (0 is that day, -1 the day before), at a time of day in Japan; `hours` count
 * from the instant of seeding.
 */
export type SeedTime = { readonly days: number; readonly time: TimeOfDay } | { readonly hours: number }

/** Time of day in Japan, for example `19:00`. */
export type TimeOfDay = `${number}:${number}`

const japan = 9 * 3_600_000

/** The instant of a seed time, for a dataset seeded at `seededAt`. */
export function instantOf(seedTime: SeedTime, seededAt: Date): Date {
  if ('hours' in seedTime) return new Date(seededAt.getTime() + seedTime.hours * 3_600_000)
  const [hours = 0, minutes = 0] = seedTime.time.split(':').map(Number)
  const midnight = Math.floor((seededAt.getTime() + japan) / 86_400_000) * 86_400_000 - japan
  return new Date(midnight + seedTime.days * 86_400_000 + hours * 3_600_000 + minutes * 60_000)
}

/** A time on the seed's day, or some days before or after it. */
export const seedTimeOnDay = (days: number, time: TimeOfDay): SeedTime => ({ days, time })
