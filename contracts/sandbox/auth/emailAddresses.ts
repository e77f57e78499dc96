import type { CallContext } from '../runtime/http/callContext.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import type { DbContext } from '../runtime/dbContext.ts'

type AddressContext = Pick<CallContext, 'db' | 'now' | 'services'>

/** How long the address of a discarded account is refused; after that, no trace of it remains. */
const discardedAddressBlockMs = days(30)

/** The account that has this address; `key` is its {@link emailKey}. Undefined if none has it. */
export function accountByEmail({ db }: Pick<DbContext, 'db'>, key: string) {
  return db.selectFrom('account').selectAll().where('email_key', '=', key).executeTakeFirst()
}

/** Whether the address belonged to an account that was discarded in the last thirty days. */
export async function isDiscardedAddress({ db, now, services }: AddressContext, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('discarded_email')
    .select('email_mark')
    .where('email_mark', '=', services.mint.keyedHashOf(key))
    .where('discarded_at', '>', timeAfter(now, -discardedAddressBlockMs))
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a hash of a discarded account's address. */
export async function storeDiscardedAddress({ db, now, services }: AddressContext, key: string): Promise<void> {
  await db.deleteFrom('discarded_email').where('discarded_at', '<=', timeAfter(now, -discardedAddressBlockMs)).execute()
  await db
    .insertInto('discarded_email')
    .values({ email_mark: services.mint.keyedHashOf(key), discarded_at: now })
    .onConflict((conflict) => conflict.column('email_mark').doUpdateSet({ discarded_at: now }))
    .execute()
}

/** Resets the failed logins counted for an address, after the caller has proven to own the address. */
export async function resetFailuresForEmail({ db }: Pick<DbContext, 'db'>, key: string): Promise<void> {
  await db.deleteFrom('signin_failure').where('email_key', '=', key).execute()
}
