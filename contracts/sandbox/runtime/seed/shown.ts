import { after, days } from '../clock.ts'
import type { SeedPlace } from './seedPlace.ts'
import { instantOf, on } from './seedTime.ts'

/** How long from a start it can be seen. */
const shownFor = days(90)

/** When something is published that is so many days old at each start. */
export const shown = ({ now }: SeedPlace, age: number) => ({
  published_from: instantOf(on(-age, '12:00'), now),
  published_until: after(now, shownFor),
})
