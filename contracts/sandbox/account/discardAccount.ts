import { sql } from 'kysely'
import { resetFailuresForEmail, storeDiscardedAddress } from '../auth/emailAddresses.ts'
import { undoableChangesOf } from '../auth/loginChange.ts'
import { accountDiscardedMail } from '../auth/loginMails.ts'
import { lockLogin } from '../auth/loginState.ts'
import { requireProof } from '../auth/proof.ts'
import { memberIdOf, type CallContext } from '../runtime/http/callContext.ts'
import { storeMail } from '../runtime/mail.ts'
import { returnCoinsToOperator } from '../ledger/ledger.ts'

/**
 * Deletes the caller's account and every row that belongs to it: profile, sessions, owned items, posts. Money is never
 * deleted: the coins return to the operator, and the emptied wallets and the orders remain without an account (Q103).
 */
export async function discardAccount(ctx: CallContext): Promise<void> {
  const accountId = memberIdOf(ctx)
  await ctx.db.transaction().execute(async (db) => {
    const inTransaction = { ...ctx, db }
    // Runs deletions one after the other. Two members who leave concurrently would delete a block between them in
    // opposite lock orders.
    await sql`select pg_advisory_xact_lock(hashtext('discard'))`.execute(db)
    // A second concurrent deletion of the account waits here until the first one has finished.
    const { account } = await lockLogin(db, accountId)
    await requireProof(inTransaction)
    const { email, email_key } = account
    const undoers = await undoableChangesOf(inTransaction, accountId).execute()
    // The recipients of the mail: the account's address, and all addresses that could still undo a login change,
    // because after the deletion there is no account to restore.
    const recipients = new Set([email, ...undoers.map((change) => change.email)].filter((each) => each !== null))
    for (const recipient of recipients) await storeMail(inTransaction, accountDiscardedMail(recipient))
    await returnCoinsToOperator(inTransaction, accountId)
    await db.deleteFrom('account').where('id', '=', accountId).execute()
    if (!email_key) return
    await storeDiscardedAddress(inTransaction, email_key)
    await resetFailuresForEmail(inTransaction, email_key)
  })
}
