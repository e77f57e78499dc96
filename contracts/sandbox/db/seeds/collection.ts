import { backgrounds } from '../../content/backgrounds.ts'
import { privileges, type SeedPrivilege } from '../../content/privileges.ts'
import type { SeedAccount } from '../../content/accounts.ts'
import { instantOf } from '../../content/seedTime.ts'
import { saveAddress } from '../../addresses.ts'
import type { SeedPlace } from './place.ts'

/** Seeds collections, home, backgrounds, addresses, at every start; what people did stays. */
export async function seedCollection(place: SeedPlace): Promise<void> {
  await seedBackgrounds(place)
  for (const privilege of privileges) await seedPrivilege(place, privilege)
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
  await db
    .insertInto('background')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        name: eb.ref('excluded.name'),
        image: eb.ref('excluded.image'),
        required_photos: eb.ref('excluded.required_photos'),
      })),
    )
    .execute()
}

/** A deadline that has passed since, though the seed wants it ahead, begins anew. */
async function seedPrivilege({ db, now }: SeedPlace, privilege: SeedPrivilege): Promise<void> {
  const former = await db
    .selectFrom('special_privilege')
    .select('address_until')
    .where('id', '=', privilege.privilegeId)
    .executeTakeFirst()
  const wanted = privilege.addressUntil ? instantOf(privilege.addressUntil, now) : null
  const isAhead = former?.address_until && former.address_until > now
  const texts = {
    name: privilege.name,
    image: privilege.image,
    description: privilege.description,
    caution_list: JSON.stringify(privilege.cautions),
    address_until: wanted && isAhead ? former.address_until : wanted,
  }
  await db
    .insertInto('special_privilege')
    .values({ id: privilege.privilegeId, channel_id: privilege.ipId, ...texts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(texts))
    .execute()
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
