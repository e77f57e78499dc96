import type { Selectable } from 'kysely'
import type { Db, World } from '../schema.ts'
import { found } from '../runtime/failure.ts'
import type { Person } from './providerLinks.ts'

/** How an account is logged in to: its row, and the providers that are linked with it. */
export interface LoginState {
  account: Selectable<World['account']>
  links: Person[]
}

/**
 * Reads the log-in of an account and locks it until the transaction ends, so that two changes never overlap. Sign-ins
 * wait for it, too ({@link holdLogin}). Unauthenticated when the account is gone.
 */
export async function lockLogin(db: Db, accountId: string): Promise<LoginState> {
  const account = db.selectFrom('account').selectAll().where('id', '=', accountId).forUpdate()
  const row = found(await account.executeTakeFirst(), 'Unauthenticated')
  const links = db.selectFrom('provider_link').select(['provider', 'subject']).where('account_id', '=', accountId)
  return { account: row, links: await links.orderBy('created_at').execute() }
}

/** Waits for a change of the log-in that is under way, and keeps others away until the transaction ends. */
export function holdLogin(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .select(['email_key', 'password_hash'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst()
}
