import { sql } from 'kysely'
import { forgetFailures, markDiscarded } from '../auth/addresses.ts'
import { openChangesOf } from '../auth/loginChange.ts'
import { discardedMail } from '../auth/loginMails.ts'
import { lockLogin } from '../auth/loginState.ts'
import { requireProof } from '../auth/proof.ts'
import { memberOf, type Ask } from '../runtime/http/ask.ts'
import { sendMail } from '../runtime/mail.ts'
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
    // A second tap has waited for the first.
    const { account } = await lockLogin(db, accountId)
    await requireProof(place)
    const { email, email_key } = account
    const undoers = await openChangesOf(place, accountId).execute()
    // Who can still undo a change learns that there is nothing to go back to.
    const recipients = new Set([email, ...undoers.map((change) => change.email)].filter((each) => each !== null))
    for (const recipient of recipients) await sendMail(place, discardedMail(recipient))
    await forfeitCoins(place, accountId)
    await db.deleteFrom('account').where('id', '=', accountId).execute()
    if (!email_key) return
    await markDiscarded(place, email_key)
    await forgetFailures(place, email_key)
  })
}
