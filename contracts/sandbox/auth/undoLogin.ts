import type { Selectable } from 'kysely'
import type { DatasetTables } from '../schema.ts'
import { timeAfter } from '../runtime/clock.ts'
import { orFailIfTaken } from '../runtime/db/database.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import type { CallContext, Handlers } from '../runtime/http/callContext.ts'
import { storeMail } from '../runtime/mail.ts'
import { checkPassword } from '../runtime/security/credentials.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { endSessionsOf } from '../runtime/security/sessions.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { resetFailuresForEmail } from './emailAddresses.ts'
import { limitCaller } from './limits.ts'
import { dropPendingCodes, undoableChangesOf, undoLinkLifetimeMs, type ChangeContext } from './loginChange.ts'
import { addressRemovedByUndoMail, addressRestoredMail } from './loginMails.ts'
import { lockLogin, type LoginState } from './loginState.ts'
import { hashOfCode } from './mailedCode.ts'

type ChangeRow = Selectable<DatasetTables['login_change']>

/** The sandbox's handlers of the login-undo endpoints. */
export const undoHandlers: Pick<Handlers<'auth'>, 'checkLoginUndo' | 'undoLoginChanges'> = {
  async checkLoginUndo(ctx) {
    await limitCaller(ctx, 'code')
    const link = await changeOfLink(ctx, ctx.body.token)
    const undone = await undoneChanges(ctx, link)
    return {
      email: link.email,
      changes: undone.map(({ kind, provider, changed_at }) => ({
        kind,
        ...(provider && { provider }),
        changeTime: instantOnWire(changed_at),
      })),
      expireTime: instantOnWire(timeAfter(link.changed_at, undoLinkLifetimeMs)),
    }
  },

  async undoLoginChanges(ctx) {
    const { token, password } = ctx.body
    await limitCaller(ctx, 'code')
    checkPassword(password)
    const { account_id } = await changeOfLink(ctx, token)
    const password_hash = await hashPassword(password, ctx.services.passwordCost)
    await ctx.db.transaction().execute(async (db) => {
      const inTransaction = { ...ctx, db }
      const current = await lockLogin(db, account_id)
      // Reads the change again in the transaction, because another request may have used the link while this one waited
      // for the lock.
      const [first] = await undoneChanges(inTransaction, await changeOfLink(inTransaction, token))
      await restore(inTransaction, current, orFail(first), password_hash)
    })
    return {}
  },
}

/** The login change that a mailed link refers to, while it can still be undone. */
async function changeOfLink({ db, now }: Pick<CallContext, 'db' | 'now'>, token: string): Promise<ChangeRow> {
  const rows = db.selectFrom('login_change').selectAll().where('token_hash', '=', hashOfCode(token))
  const change = orFail(await rows.executeTakeFirst())
  if (change.closed_at) throw new Failure('UndoLinkUsed')
  if (timeAfter(change.changed_at, undoLinkLifetimeMs) <= now) throw new Failure('UndoLinkExpired')
  return change
}

/**
 * The changes that a link undoes: all since the first change that was mailed to the link's address, whichever of the
 * mails contains the link. The changes in between are undone too, because the same stranger may have made them.
 */
async function undoneChanges(inTransaction: Pick<CallContext, 'db' | 'now'>, link: ChangeRow): Promise<ChangeRow[]> {
  const changes = await undoableChangesOf(inTransaction, link.account_id).execute()
  const first = changes.findIndex(({ email_key }) => email_key === link.email_key)
  return changes.slice(first)
}

/** Restores the account to its state before a change, sets the new password and closes all later links. */
async function restore(
  inTransaction: ChangeContext,
  { account }: LoginState,
  first: ChangeRow,
  password_hash: string,
): Promise<void> {
  const { db, now } = inTransaction
  const { account_id, email, email_key, links, passkeys } = first
  const login = db.updateTable('account').set({ email, email_key, password_hash }).where('id', '=', account_id)
  await orFailIfTaken(login.execute(), 'AlreadyUsedEmail')
  await db.deleteFrom('provider_link').where('account_id', '=', account_id).execute()
  for (const link of links)
    await db
      .insertInto('provider_link')
      .values({ account_id, ...link, created_at: now })
      // Does not link the provider's person again if that person has another account by now.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  // Deletes the passkeys that were added since, because a stranger may have added them. Deleted ones are not restored.
  await db
    .deleteFrom('passkey')
    .where('account_id', '=', account_id)
    .$if(passkeys.length > 0, (added) => added.where('id', 'not in', passkeys))
    .execute()
  await db
    .updateTable('login_change')
    .set({ closed_at: now })
    .where('account_id', '=', account_id)
    .where('id', '>=', first.id)
    .where('closed_at', 'is', null)
    .execute()
  await endSessionsOf(inTransaction, account_id)
  await dropPendingCodes(db, account)
  await resetFailuresForEmail({ db }, email_key)
  await storeMail(inTransaction, addressRestoredMail(email))
  if (account.email && account.email_key !== email_key)
    await storeMail(inTransaction, addressRemovedByUndoMail(account.email))
}
