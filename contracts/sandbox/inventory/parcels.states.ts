import { addPhotos, photoId } from './photos.states.ts'
import type { StatePlace } from '../runtime/statePlace.ts'

/** Replaces the content of a reward bundle: a photo of the channel in `full`, 100 coins in `minimal`. */
export async function fillParcel(
  place: StatePlace,
  { parcelId, ipId, detail }: { parcelId: string; ipId: string; detail: 'full' | 'minimal' },
): Promise<void> {
  const { db } = place
  await db.deleteFrom('parcel_asset').where('parcel_id', '=', parcelId).execute()
  if (detail === 'full') await addPhotos(place, ipId, 1)
  const asset =
    detail === 'full'
      ? { kind: 'PHOTO' as const, item_id: photoId(ipId, 1), amount: 1 }
      : { kind: 'COIN' as const, item_id: null, amount: 100 }
  await db
    .insertInto('parcel_asset')
    .values({ parcel_id: parcelId, position: 0, ...asset })
    .execute()
}
