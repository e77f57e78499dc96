import type { PostalAddress } from '../../address/address.endpoints.ts'
import type { Ask } from '../runtime/http/ask.ts'

type Place = Pick<Ask, 'db' | 'now'>

/** The address of a member, in the place of the former one. */
export async function saveAddress({ db, now }: Place, accountId: string, address: PostalAddress): Promise<void> {
  const row = { address: JSON.stringify(address), saved_at: now }
  await db
    .insertInto('postal_address')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}
