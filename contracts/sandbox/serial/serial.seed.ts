import { instantOf } from '../runtime/seed/seedTime.ts'
import type { SeedPlace } from '../runtime/seed/seedPlace.ts'
import { seedParcel } from '../inventory/parcels.seed.ts'
import { serialCodes } from './serialCodes.content.ts'

/** Seeds the demo codes at every start; used ones remain used. */
export async function seedSerialCodes(place: SeedPlace): Promise<void> {
  for (const code of serialCodes) await seedSerialCode(place, code)
}

async function seedSerialCode(place: SeedPlace, code: (typeof serialCodes)[number]): Promise<void> {
  const parcel_id = `serial-${code.code}`
  await seedParcel(place, parcel_id, code.assets)
  const fields = {
    title: code.title,
    image: code.image,
    parcel_id,
    is_single_use: code.isSingleUse ?? false,
    valid_from: new Date('2024-01-01T00:00:00Z'),
    valid_until: instantOf(code.until, place.now),
  }
  await place.db
    .insertInto('serial_code')
    .values({ code: code.code, ...fields })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(fields))
    .execute()
}
