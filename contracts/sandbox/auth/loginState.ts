import type { Selectable } from 'kysely'
import type { Db, DatasetTables } from '../schema.ts'
import { orFail } from '../runtime/failure.ts'
import type { PersonAtProvider } from './providerLinks.ts'

/**
 * Everything with which a member logs in to an account: the account's row (address, password), its linked providers and
 * its passkeys.
 */
export interface LoginState {
  account: Selectable<DatasetTables['account']>
  links: PersonAtProvider[]
  passkeyIds: string[]
}

/**
 * Reads the login of an account and locks it until the transaction ends, so that two changes never overlap. Sign-ins
 * wait for the lock too ({@link lockLoginShared}). Throws Unauthenticated if the account no longer exists.
 */
export async function lockLogin(db: Db, accountId: string): Promise<LoginState> {
  const account = db.selectFrom('account').selectAll().where('id', '=', accountId).forUpdate()
  const row = orFail(await account.executeTakeFirst(), 'Unauthenticated')
  const links = db.selectFrom('provider_link').select(['provider', 'subject']).where('account_id', '=', accountId)
  const passkeys = db.selectFrom('passkey').select('id').where('account_id', '=', accountId)
  return {
    account: row,
    links: await links.orderBy('created_at').execute(),
    passkeyIds: (await passkeys.execute()).map(({ id }) => id),
  }
}

/** Locks the login of an account shared until the transaction ends: waits for a running change and blocks new ones. */
export function lockLoginShared(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .select(['email', 'email_key', 'password_hash'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst()
}
