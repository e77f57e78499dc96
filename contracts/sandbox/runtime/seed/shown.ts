import { after, days } from '../clock.ts'
import type { SeedPlace } from './seedPlace.ts'
import { instantOf, on } from './seedTime.ts'

/** How long seeded content remains published after a start of the sandbox. */
const shownFor = days(90)

/** The publication period of content that is `age` days old at each start. */
export const shown = ({ now }: SeedPlace, age: number) => ({
  published_from: instantOf(on(-age, '12:00'), now),
  published_until: after(now, shownFor),
})
