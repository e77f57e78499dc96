import type { SeedAccount } from '../account/accounts.content.ts'
import { privileges } from './privileges.content.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { keepsStoredTimes } from '../runtime/seed/keepsStoredTimes.ts'

/**
 * Seeds special privileges at every start without changing what members have done. A deadline that has passed gets a
 * new date if it is in the future according to the seed data.
 */
export async function seedCollection({ db, now }: SeedContext): Promise<void> {
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
      address_until: (wanted && keepsStoredTimes(stored, wanted, now) ? stored : wanted) ?? null,
    }
  })
  await upsert(db, 'special_privilege', rows)
}

/** Gives a demo account its initial collection. */
export async function seedDemoMemberCollection(ctx: SeedContext, account: SeedAccount): Promise<void> {
  const { db, now } = ctx
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
