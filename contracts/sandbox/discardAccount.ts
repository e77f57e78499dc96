import { forgetFailures, markDiscarded } from './auth/addresses.ts'
import { memberOf, type Ask } from './http/ask.ts'
import { forfeitCoins } from './ledger.ts'

/**
 * Ends an account. Everything that is the member's goes with its row: profile, sessions, what was owned, said and paid. The
 * ledger is never rewritten: the coins go back to the house, and the emptied purses stay, as nobody's.
 */
export async function discardAccount(ask: Ask): Promise<void> {
  const accountId = memberOf(ask)
  await ask.db.transaction().execute(async (db) => {
    const place = { ...ask, db }
    await forfeitCoins(place, accountId)
    const account = await db.deleteFrom('account').where('id', '=', accountId).returning('email_key').executeTakeFirst()
    if (!account?.email_key) return
    await markDiscarded(place, account.email_key)
    await forgetFailures(place, account.email_key)
  })
}
