import { sql } from 'kysely'
import { forgetFailuresForEmail, markDiscarded } from '../auth/addresses.ts'
import { openChangesOf } from '../auth/loginChange.ts'
import { discardedMail } from '../auth/loginMails.ts'
import { lockLogin } from '../auth/loginState.ts'
import { requireProof } from '../auth/proof.ts'
import { memberOf, type CallContext } from '../runtime/http/callContext.ts'
import { sendMail } from '../runtime/mail.ts'
import { forfeitCoins } from '../coins/ledger.ts'

/**
 * Deletes the caller's account and every row that belongs to it: profile, sessions, owned items, posts. Money is never
 * deleted: the coins return to the operator, and the emptied wallets and the orders remain without an account (Q103).
 */
export async function discardAccount(ctx: CallContext): Promise<void> {
  const accountId = memberOf(ctx)
  await ctx.db.transaction().execute(async (db) => {
    const inTransaction = { ...ctx, db }
    // Serialises deletions: two members leaving concurrently would delete a block between them in opposite lock orders.
    await sql`select pg_advisory_xact_lock(hashtext('discard'))`.execute(db)
    // A second concurrent call waits here until the first has finished.
    const { account } = await lockLogin(db, accountId)
    await requireProof(inTransaction)
    const { email, email_key } = account
    const undoers = await openChangesOf(inTransaction, accountId).execute()
    // Addresses that could still undo a login change are notified too: there is no account left to restore.
    const recipients = new Set([email, ...undoers.map((change) => change.email)].filter((each) => each !== null))
    for (const recipient of recipients) await sendMail(inTransaction, discardedMail(recipient))
    await forfeitCoins(inTransaction, accountId)
    await db.deleteFrom('account').where('id', '=', accountId).execute()
    if (!email_key) return
    await markDiscarded(inTransaction, email_key)
    await forgetFailuresForEmail(inTransaction, email_key)
  })
}
