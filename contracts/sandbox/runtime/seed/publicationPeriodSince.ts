import { timeAfter, days } from '../clock.ts'
import type { SeedContext } from './seedContext.ts'
import { instantOf, seedTimeOnDay } from './seedTime.ts'

/** How long seeded content remains published after a start of the sandbox. */
const publishedForMs = days(90)

/** The publication period of content that is `age` days old at each start. */
export const publicationPeriodSince = ({ now }: SeedContext, age: number) => ({
  published_from: instantOf(seedTimeOnDay(-age, '12:00'), now),
  published_until: timeAfter(now, publishedForMs),
})
