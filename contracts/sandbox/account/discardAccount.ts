import { sql } from 'kysely'
import { forgetFailures, markDiscarded } from '../auth/addresses.ts'
import { found } from '../runtime/failure.ts'
import { memberOf, type Ask } from '../runtime/http/ask.ts'
import { forfeitCoins } from '../coins/ledger.ts'

/**
 * Ends an account. Everything that is the member's goes with its row: profile, sessions, what was owned and said. Money
 * is never deleted: the coins go back to the operator, and the emptied purses and the orders stay, as nobody's (Q103).
 */
export async function discardAccount(ask: Ask): Promise<void> {
  const accountId = memberOf(ask)
  await ask.db.transaction().execute(async (db) => {
    const place = { ...ask, db }
    // Two who leave at once would delete what is between them, a block, in opposite orders.
    await sql`select pg_advisory_xact_lock(hashtext('discard'))`.execute(db)
    const accounts = db.selectFrom('account').select('email_key').where('id', '=', accountId).forUpdate()
    // A second tap has waited for the first.
    const { email_key } = found(await accounts.executeTakeFirst(), 'Unauthenticated')
    await forfeitCoins(place, accountId)
    await db.deleteFrom('account').where('id', '=', accountId).execute()
    if (!email_key) return
    await markDiscarded(place, email_key)
    await forgetFailures(place, email_key)
  })
}
