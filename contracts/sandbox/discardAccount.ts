import { forgetFailures, markDiscarded } from './auth/addresses.ts'
import { found } from './failure.ts'
import { memberOf, type Ask } from './http/ask.ts'
import { forfeitCoins, lockPurses } from './ledger.ts'

/**
 * Ends an account. Everything that is the member's goes with its row: profile, sessions, what was owned, said and paid.
 * The ledger is never rewritten: the coins go back to the house, and the emptied purses stay, as nobody's.
 */
export async function discardAccount(ask: Ask): Promise<void> {
  const accountId = memberOf(ask)
  await ask.db.transaction().execute(async (db) => {
    const place = { ...ask, db }
    await lockPurses(db, accountId)
    const account = await db.selectFrom('account').select('email_key').where('id', '=', accountId).executeTakeFirst()
    // A second tap has waited for the first.
    const { email_key } = found(account, 'Unauthenticated')
    await forfeitCoins(place, accountId)
    await db.deleteFrom('account').where('id', '=', accountId).execute()
    if (!email_key) return
    await markDiscarded(place, email_key)
    await forgetFailures(place, email_key)
  })
}
