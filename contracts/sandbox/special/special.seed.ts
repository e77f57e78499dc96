import type { SeedPlace } from '../runtime/seed/seedPlace.ts'
import { shown } from '../runtime/seed/shown.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import { specials } from './specials.content.ts'

/** Seeds the special pages at every start. */
export async function seedSpecials(place: SeedPlace): Promise<void> {
  await upsert(
    place.db,
    'special',
    specials.map(({ specialId, ipId, age, ...texts }) => ({
      id: specialId,
      channel_id: ipId,
      ...texts,
      ...shown(place, age),
    })),
  )
}
