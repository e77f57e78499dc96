import type { Selectable } from 'kysely'
import type { World } from '../schema.ts'
import { after } from '../runtime/clock.ts'
import { unlessTaken } from '../runtime/db/database.ts'
import { Failure, found } from '../runtime/failure.ts'
import type { Ask, Handlers } from '../runtime/http/ask.ts'
import { sendMail } from '../runtime/mail.ts'
import { checkPassword } from '../runtime/security/credentials.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { endSessionsOf } from '../runtime/security/sessions.ts'
import { instantText } from '../runtime/wire.ts'
import { forgetFailures } from './addresses.ts'
import { limitCaller } from './limits.ts'
import { dropPendingCodes, openChangesOf, undoLife, type ChangePlace } from './loginChange.ts'
import { addressTakenBackMail, loginRestoredMail } from './loginMails.ts'
import { lockLogin, type LoginState } from './loginState.ts'
import { hashOf } from './mailedCode.ts'

type ChangeRow = Selectable<World['login_change']>

export const undoHandlers: Pick<Handlers<'auth'>, 'checkLoginUndo' | 'undoLoginChanges'> = {
  async checkLoginUndo(ask) {
    await limitCaller(ask, 'code')
    const link = await changeOfLink(ask, ask.body.token)
    const undone = await undoneChanges(ask, link)
    return {
      email: link.email,
      changes: undone.map(({ kind, provider, changed_at }) => ({
        kind,
        ...(provider && { provider }),
        changeTime: instantText(changed_at),
      })),
      expireTime: instantText(after(link.changed_at, undoLife)),
    }
  },

  async undoLoginChanges(ask) {
    const { token, password } = ask.body
    await limitCaller(ask, 'code')
    checkPassword(password)
    const { account_id } = await changeOfLink(ask, token)
    const password_hash = await hashPassword(password, ask.services.passwordCost)
    await ask.db.transaction().execute(async (db) => {
      const place = { ...ask, db }
      const current = await lockLogin(db, account_id)
      // The link may have been used while this call waited for the lock.
      const [first] = await undoneChanges(place, await changeOfLink(place, token))
      await restore(place, current, found(first), password_hash)
    })
    return {}
  },
}

/** The login change that a mailed link refers to, while it can still be undone. */
async function changeOfLink({ db, now }: Pick<Ask, 'db' | 'now'>, token: string): Promise<ChangeRow> {
  const rows = db.selectFrom('login_change').selectAll().where('token_hash', '=', hashOf(token))
  const change = found(await rows.executeTakeFirst())
  if (change.closed_at) throw new Failure('UndoLinkUsed')
  if (after(change.changed_at, undoLife) <= now) throw new Failure('UndoLinkExpired')
  return change
}

/**
 * The changes that a link undoes: all since the first change that was mailed to the link's address, whichever of its
 * mails is used. Changes between the first one and that of the used mail may be the same stranger's.
 */
async function undoneChanges(place: Pick<Ask, 'db' | 'now'>, link: ChangeRow): Promise<ChangeRow[]> {
  const changes = await openChangesOf(place, link.account_id).execute()
  const first = changes.findIndex(({ email_key }) => email_key === link.email_key)
  return changes.slice(first)
}

/** Restores the account to its state before a change, sets the new password and closes all later links. */
async function restore(
  place: ChangePlace,
  { account }: LoginState,
  first: ChangeRow,
  password_hash: string,
): Promise<void> {
  const { db, now } = place
  const { account_id, email, email_key, links } = first
  const login = db.updateTable('account').set({ email, email_key, password_hash }).where('id', '=', account_id)
  await unlessTaken(login.execute(), 'AlreadyUsedEmail')
  await db.deleteFrom('provider_link').where('account_id', '=', account_id).execute()
  for (const link of links)
    await db
      .insertInto('provider_link')
      .values({ account_id, ...link, created_at: now })
      // The person at the provider may have another account by now; then the link is not restored.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db
    .updateTable('login_change')
    .set({ closed_at: now })
    .where('account_id', '=', account_id)
    .where('id', '>=', first.id)
    .where('closed_at', 'is', null)
    .execute()
  await endSessionsOf(place, account_id)
  await dropPendingCodes(db, account)
  await forgetFailures({ db }, email_key)
  await sendMail(place, loginRestoredMail(email))
  if (account.email && account.email_key !== email_key) await sendMail(place, addressTakenBackMail(account.email))
}
