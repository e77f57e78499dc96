import { addPhotos, photoId } from './collection.ts'
import type { StatePlace } from './place.ts'

/** 100 coins and, in `full`, a photo of the channel, in the place of what the parcel held. */
export async function fillParcel(
  place: StatePlace,
  { parcelId, ipId, detail }: { parcelId: string; ipId: string; detail: 'full' | 'minimal' },
): Promise<void> {
  const { db } = place
  const coins = { parcel_id: parcelId, position: 1, kind: 'COIN' as const, item_id: null, amount: 100 }
  const photo = { parcel_id: parcelId, position: 0, kind: 'PHOTO' as const, item_id: photoId(ipId, 1), amount: 1 }
  await db.deleteFrom('parcel_asset').where('parcel_id', '=', parcelId).execute()
  if (detail === 'full') await addPhotos(place, ipId, 1)
  await db
    .insertInto('parcel_asset')
    .values(detail === 'full' ? [photo, coins] : [coins])
    .execute()
}
