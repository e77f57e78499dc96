import type { SeedAccount } from '../account/accounts.content.ts'
import { privileges } from './privileges.content.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import type { SeedPlace } from '../runtime/seed/seedPlace.ts'
import { keepsRunning } from '../runtime/seed/keepsRunning.ts'

/**
 * Seeds special privileges, at every start; what people did stays. A deadline that has passed since, though the seed
 * wants it ahead, begins anew.
 */
export async function seedCollection({ db, now }: SeedPlace): Promise<void> {
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
  const { accountId: account_id, address } = account
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
