import type { PostalAddress } from '../../address/address.endpoints.ts'
import { Failure } from '../runtime/failure.ts'
import { isVisible } from '../runtime/userText.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** Saves a member's postal address, replacing the former one. */
export async function saveAddress({ db, now }: DbContext, accountId: string, address: PostalAddress): Promise<void> {
  const row = { address: JSON.stringify(address), saved_at: now }
  await db
    .insertInto('postal_address')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/** Throws InvalidArgument if a line has no visible character. */
export function checkAddress({ lastName, firstName, city, street, building }: PostalAddress): void {
  const lines = [lastName, firstName, city, street, ...(building === undefined ? [] : [building])]
  if (!lines.every(isVisible)) throw new Failure('InvalidArgument')
}
