import { instantOf } from '../runtime/seed/seedTime.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { seedRewardBundle } from '../inventory/rewardBundles.seed.ts'
import { seededSerialCodes } from './serialCodes.content.ts'

/** Seeds the demo's serial codes at every start. A used code remains used. */
export async function seedSerialCodes(ctx: SeedContext): Promise<void> {
  for (const code of seededSerialCodes) await seedSerialCode(ctx, code)
}

async function seedSerialCode(ctx: SeedContext, code: (typeof seededSerialCodes)[number]): Promise<void> {
  const parcel_id = `serial-${code.code}`
  await seedRewardBundle(ctx, parcel_id, code.assets)
  const fields = {
    title: code.title,
    image: code.image,
    parcel_id,
    is_single_use: code.isSingleUse ?? false,
    valid_from: new Date('2024-01-01T00:00:00Z'),
    valid_until: instantOf(code.until, ctx.now),
  }
  await ctx.db
    .insertInto('serial_code')
    .values({ code: code.code, ...fields })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(fields))
    .execute()
}
