import type { SeedContext } from '../runtime/seed/seedContext.ts'
import type { SeedAsset } from './assets.content.ts'

/** Replaces the content of a reward bundle. */
export async function seedRewardBundle(
  { db }: SeedContext,
  parcel_id: string,
  assets: readonly SeedAsset[],
): Promise<void> {
  const rows = assets.map(({ kind, itemId, amount }, position) => ({
    parcel_id,
    position,
    kind,
    item_id: itemId ?? null,
    amount,
  }))
  await db.deleteFrom('parcel_asset').where('parcel_id', '=', parcel_id).execute()
  await db.insertInto('parcel_asset').values(rows).execute()
}
