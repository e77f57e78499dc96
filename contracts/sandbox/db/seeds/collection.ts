import type { SeedAccount } from '../../content/accounts.ts'
import { backgrounds } from '../../content/backgrounds.ts'
import { privileges } from '../../content/privileges.ts'
import { instantOf } from '../../content/seedTime.ts'
import { saveAddress } from '../../addresses.ts'
import { upsert } from '../upsert.ts'
import type { SeedPlace } from './place.ts'
import { keepsRunning } from './run.ts'

/** Seeds collections, home, backgrounds, addresses, at every start; what people did stays. */
export async function seedCollection(place: SeedPlace): Promise<void> {
  await seedBackgrounds(place)
  await seedPrivileges(place)
}

async function seedBackgrounds({ db }: SeedPlace): Promise<void> {
  const rows = backgrounds.map(({ backgroundId, ipId, name, image, requiredPhotos }, position) => ({
    id: backgroundId,
    channel_id: ipId,
    position,
    name,
    image,
    required_photos: requiredPhotos,
  }))
  await upsert(db, 'background', rows)
}

/** A deadline that has passed since, though the seed wants it ahead, begins anew. */
async function seedPrivileges({ db, now }: SeedPlace): Promise<void> {
  const former = await db.selectFrom('special_privilege').select(['id', 'address_until']).execute()
  const rows = privileges.map((privilege) => {
    const stored = former.find(({ id }) => id === privilege.privilegeId)?.address_until ?? undefined
    const wanted = privilege.addressUntil && instantOf(privilege.addressUntil, now)
    return {
      id: privilege.privilegeId,
      channel_id: privilege.ipId,
      name: privilege.name,
      image: privilege.image,
      description: privilege.description,
      caution_list: JSON.stringify(privilege.cautions),
      address_until: (wanted && keepsRunning(stored, wanted, now) ? stored : wanted) ?? null,
    }
  })
  await upsert(db, 'special_privilege', rows)
}

/** What a demo account has of it from the start. */
export async function furnishCollection(place: SeedPlace, account: SeedAccount): Promise<void> {
  const { db, now } = place
  const { accountId: account_id, address, background } = account
  if (address) await saveAddress(place, account_id, address)
  if (background) await db.insertInto('home_background').values({ account_id, background_id: background }).execute()
  for (const { privilegeId, acquired, isAddressSent } of account.privileges)
    await db
      .insertInto('special_privilege_ticket')
      .values({
        id: `${account_id}-${privilegeId}`,
        account_id,
        privilege_id: privilegeId,
        acquired_at: instantOf(acquired, now),
        address: isAddressSent && address ? JSON.stringify(address) : null,
      })
      .execute()
}
