import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { publicationPeriodSince } from '../runtime/seed/publicationPeriodSince.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import { specials } from './specials.content.ts'

/** Seeds the special pages at every start. */
export async function seedSpecials(ctx: SeedContext): Promise<void> {
  await upsert(
    ctx.db,
    'special',
    specials.map(({ specialId, ipId, age, ...texts }) => ({
      id: specialId,
      channel_id: ipId,
      ...texts,
      ...publicationPeriodSince(ctx, age),
    })),
  )
}
