import type { PostalAddress } from '../../address/address.endpoints.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The address of a member, in the place of the former one. */
export async function saveAddress({ db, now }: DbContext, accountId: string, address: PostalAddress): Promise<void> {
  const row = { address: JSON.stringify(address), saved_at: now }
  await db
    .insertInto('postal_address')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}
