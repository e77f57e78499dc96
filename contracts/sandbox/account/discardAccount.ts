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
 * Deletes the caller's account and every row that belongs to it: profile, sessions, owned items, posts. Money is never
 * deleted: the coins return to the operator, and the emptied wallets and the orders remain without an account (Q103).
 */
export async function discardAccount(ask: Ask): Promise<void> {
  const accountId = memberOf(ask)
  await ask.db.transaction().execute(async (db) => {
    const place = { ...ask, db }
    // Serialises deletions: two members leaving concurrently would delete a block between them in opposite lock orders.
    await sql`select pg_advisory_xact_lock(hashtext('discard'))`.execute(db)
    // A second concurrent call waits here until the first has finished.
    const { account } = await lockLogin(db, accountId)
    await requireProof(place)
    const { email, email_key } = account
    const undoers = await openChangesOf(place, accountId).execute()
    // Addresses that could still undo a login change are notified too: there is no account left to restore.
    const recipients = new Set([email, ...undoers.map((change) => change.email)].filter((each) => each !== null))
    for (const recipient of recipients) await sendMail(place, discardedMail(recipient))
    await forfeitCoins(place, accountId)
    await db.deleteFrom('account').where('id', '=', accountId).execute()
    if (!email_key) return
    await markDiscarded(place, email_key)
    await forgetFailures(place, email_key)
  })
}
