import { addPhotos, photoId } from './photos.states.ts'
import type { StateContext } from '../runtime/stateContext.ts'

/** Replaces the content of a reward bundle: a photo of the channel in `full`, 100 coins in `minimal`. */
export async function fillRewardBundle(
  ctx: StateContext,
  { rewardBundleId, ipId, detail }: { rewardBundleId: string; ipId: string; detail: 'full' | 'minimal' },
): Promise<void> {
  const { db } = ctx
  await db.deleteFrom('parcel_asset').where('parcel_id', '=', rewardBundleId).execute()
  if (detail === 'full') await addPhotos(ctx, ipId, 1)
  const asset =
    detail === 'full'
      ? { kind: 'PHOTO' as const, item_id: photoId(ipId, 1), amount: 1 }
      : { kind: 'COIN' as const, item_id: null, amount: 100 }
  await db
    .insertInto('parcel_asset')
    .values({ parcel_id: rewardBundleId, position: 0, ...asset })
    .execute()
}
