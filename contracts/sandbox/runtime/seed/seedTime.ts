/**
 * The seed's texts must be true on whatever day a newcomer starts the sandbox, so nothing in them has a date. `days`
 * count from the seed's day, the calendar day in Japan on which the world is filled (0 is that day, -1 the day before),
 * at a time of day in Japan; `hours` count from the very moment of filling.
 */
export type SeedTime = { readonly days: number; readonly time: TimeOfDay } | { readonly hours: number }

/** `19:00`, in Japan. */
export type TimeOfDay = `${number}:${number}`

const japan = 9 * 3_600_000

/** The instant that is meant, when the world is filled at `seededAt`. */
export function instantOf(seedTime: SeedTime, seededAt: Date): Date {
  if ('hours' in seedTime) return new Date(seededAt.getTime() + seedTime.hours * 3_600_000)
  const [hours = 0, minutes = 0] = seedTime.time.split(':').map(Number)
  const midnight = Math.floor((seededAt.getTime() + japan) / 86_400_000) * 86_400_000 - japan
  return new Date(midnight + seedTime.days * 86_400_000 + hours * 3_600_000 + minutes * 60_000)
}

/** On the seed's day or some days off it. */
export const on = (days: number, time: TimeOfDay): SeedTime => ({ days, time })
